# SPDX-License-Identifier: MIT
"""Opens the pages in Firefox, by its Marionette protocol, and asks axe-core for the faults of each."""
import base64
import json
import os
import shutil
import socket
import subprocess
import tempfile
import time
from contextlib import closing
from pathlib import Path
from urllib.parse import quote

from .model import Fault

LIGHT, DARK = 1, 0
WIDE = (1280, 900)
# A window of 1280 pixels at a zoom of 400 %, as WCAG's criterion Reflow has it. Firefox's windows are not this narrow, so
# the page is in a frame.
NARROW = (320, 800)
# The name of each picture and its page. The last is taken of a narrow frame.
PICTURES = {
    "site-index": "index.html",
    "site-manual": "manual/a11y-speakd.toml.5.html",
    "site-reference": "reference/accessibilityelement.html",
    "site-search": "search.html?q=priority",
    "site-narrow": "README.html",
}
SETTINGS = {
    "browser.shell.checkDefaultBrowser": False,
    "browser.startup.homepage_override.mstone": "ignore",
    "datareporting.policy.dataSubmissionEnabled": False,
    # Nothing listens on the port, so that a page that needs the network shows its fault.
    "network.proxy.type": 1,
    "network.proxy.http": "127.0.0.1",
    "network.proxy.http_port": 9,
    "network.proxy.ssl": "127.0.0.1",
    "network.proxy.ssl_port": 9,
    "marionette.port": 0,
    "toolkit.telemetry.enabled": False,
}
AXE = """
const [options, done] = arguments;
axe.run(document, {resultTypes: ["violations"], ...options}).then(
  (results) => done(results.violations.map((each) => [each.id, each.help, each.nodes.slice(0, 3).map(
    (node) => node.target.join(" ") + ": " + node.html.slice(0, 160))])),
  (error) => done([["axe", String(error), []]]));
"""


class Browser:
    """A Firefox without a window and with its own profile."""

    def __init__(self, scheme):
        program = shutil.which("firefox-esr") or shutil.which("firefox")
        if program is None:
            raise Fault("there is no Firefox: scripts/bootstrap site installs it.")
        self.folder = tempfile.mkdtemp(prefix="site-firefox-")
        settings = {**SETTINGS, "layout.css.prefers-color-scheme.content-override": scheme,
                    "layout.css.devPixelsPerPx": "1"}
        Path(self.folder, "user.js").write_text(
            "".join(f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in settings.items()))
        self.process = subprocess.Popen(
            [program, "--headless", "--marionette", "--no-remote", "--profile", self.folder],
            env={**os.environ, "HOME": self.folder, "MOZ_HEADLESS_WIDTH": "1280", "MOZ_HEADLESS_HEIGHT": "900"},
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.number = 0
        try:
            self.link = self.connect()
            self.read()
            self.ask("WebDriver:NewSession")
            self.ask("WebDriver:SetTimeouts", {"script": 120_000, "pageLoad": 60_000})
            self.resize(WIDE)
        except BaseException:
            self.close()
            raise

    def connect(self):
        port = Path(self.folder, "MarionetteActivePort")
        end = time.monotonic() + 60
        while time.monotonic() < end and self.process.poll() is None:
            try:
                return socket.create_connection(("127.0.0.1", int(port.read_text())), timeout=150)
            except (OSError, ValueError):
                time.sleep(0.1)
        raise Fault("Firefox did not start within a minute.")

    def read(self):
        """One message: its length, a colon, JSON."""
        size = b""
        while not size.endswith(b":"):
            size += self.receive(1)
        return json.loads(self.receive(int(size[:-1])))

    def receive(self, count):
        data = b""
        while len(data) < count:
            part = self.link.recv(count - len(data))
            if not part:
                raise Fault("Firefox ended during the check.")
            data += part
        return data

    def ask(self, command, parameters=None):
        self.number += 1
        message = json.dumps([0, self.number, command, parameters or {}]).encode()
        self.link.sendall(str(len(message)).encode() + b":" + message)
        _, _, error, result = self.read()
        if error:
            raise Fault(f"Firefox cannot do {command}: {error['message']}")
        return result["value"] if isinstance(result, dict) and "value" in result else result

    def open(self, path):
        path, _, query = path.partition("?")
        self.ask("WebDriver:Navigate", {"url": "file://" + quote(path) + (f"?{query}" if query else "")})

    def open_narrow(self, path):
        """Opens a page in a frame as wide as a telephone. Returns the frame; scripts run in it until the next page."""
        width, height = NARROW
        place = Path(self.folder, "frame.html")
        place.write_text(f'<!DOCTYPE html><body style="margin: 0"><iframe src="file://{quote(path)}" '
                         f'style="border: 0; width: {width}px; height: {height}px"></iframe>')
        self.open(str(place))
        frame = self.ask("WebDriver:FindElement", {"using": "css selector", "value": "iframe"})
        self.ask("WebDriver:SwitchToFrame", {"element": next(iter(frame.values()))})
        return next(iter(frame.values()))

    def run(self, script):
        return self.ask("WebDriver:ExecuteScript", {"script": script, "args": []})

    def run_later(self, script, *arguments):
        """Runs a script that calls its last argument with its result."""
        return self.ask("WebDriver:ExecuteAsyncScript", {"script": script, "args": arguments})

    def resize(self, size):
        """Sets the size of the page in pixels of the screen. The window is larger, by its frame."""
        for _ in range(2):
            frame = self.run("return [outerWidth - innerWidth, outerHeight - innerHeight]")
            self.ask("WebDriver:SetWindowRect", {"width": size[0] + frame[0], "height": size[1] + frame[1]})

    def press(self, key):
        keys = [{"type": "keyDown", "value": key}, {"type": "keyUp", "value": key}]
        self.ask("WebDriver:PerformActions", {"actions": [{"type": "key", "id": "keyboard", "actions": keys}]})

    def picture(self, place, element=None):
        if element:
            self.ask("WebDriver:SwitchToParentFrame")
        data = self.ask("WebDriver:TakeScreenshot", {"full": False, "id": element})
        Path(place).write_bytes(base64.b64decode(data))

    def close(self):
        if self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(20)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)


def axe_source(root):
    """axe-core, which a package of Python's index carries; the rest of the package is not used."""
    place = os.path.join(root, ".build/axe")
    done = subprocess.run([os.path.join(root, "scripts/python-venv"), place,
                           os.path.join(root, "scripts/sitemaker/requirements.txt")], check=False)
    found = sorted(Path(place).glob("lib/python3*/site-packages/axe_playwright_python/axe.min.js"))
    if done.returncode != 0 or not found:
        raise Fault("axe-core is not there: scripts/python-venv says why.")
    return found[0].read_text(encoding="utf-8")


def look(root, output, left_out, checked, pictures):
    """Checks the pages in light and dark colors, and takes the pictures. Returns the faults, as sentences."""
    faults = []
    try:
        axe = axe_source(root) if checked else ""
        for scheme, name in ((LIGHT, "light"), (DARK, "dark")) if checked else ((LIGHT, "light"),):
            with closing(Browser(scheme)) as browser:
                if checked:
                    faults += check_pages(browser, output, left_out, axe, name)
                if pictures and scheme == LIGHT:
                    take_pictures(browser, output, pictures)
    except Fault as fault:
        faults.append(str(fault))
    return faults


def pages_of(output, left_out):
    return sorted(path for path in Path(output).rglob("*.html")
                  if not path.relative_to(output).as_posix().startswith(left_out + "/"))


def check_pages(browser, output, left_out, axe, scheme):
    faults, begin = [], time.monotonic()
    pages = pages_of(output, left_out)
    # Only the colors differ between the schemes.
    options = {"runOnly": ["color-contrast"]} if scheme == "dark" else {}
    for path in pages:
        name = path.relative_to(output).as_posix()
        browser.open(str(path))
        browser.run(axe + "; window.axe = axe;")
        for rule, help_text, nodes in browser.run_later(AXE, options):
            faults.append(f"{name}, in {scheme} colors: {help_text} (axe-core's rule {rule}): {'; '.join(nodes)}")
    if scheme == "light":
        faults += check_width(browser, output, pages) + check_keys(browser, output) + check_search(browser, output)
    print(f"Checked: {len(pages)} pages with axe-core in {scheme} colors; {len(faults)} faults; "
          f"{time.monotonic() - begin:.0f} s.")
    return faults


def check_width(browser, output, pages):
    """No page scrolls sideways where it is 320 pixels wide."""
    faults = []
    for path in pages:
        browser.open_narrow(str(path))
        wide, room = browser.run("return [document.documentElement.scrollWidth, window.innerWidth]")
        if wide > room:
            faults.append(f"{path.relative_to(output)}: {wide} pixels wide in a window of {room}: it scrolls sideways.")
    return faults


def check_keys(browser, output):
    """The first Tab shows the link to the content, with a visible focus, and Return goes there."""
    browser.open(os.path.join(output, "README.html"))
    browser.press("\ue004")
    text, left, style = browser.run(
        "const e = document.activeElement; return [e.textContent, e.getBoundingClientRect().left, "
        "getComputedStyle(e).outlineStyle]")
    faults = []
    if text != "Skip to the content" or left < 0:
        faults.append(f"README.html: the first Tab shows '{text}', not the link to the content.")
    if style == "none":
        faults.append("README.html: the focused link has no outline.")
    browser.press("\ue007")
    focused = browser.run("return document.activeElement.id")
    if focused != "main-content":
        faults.append(f"README.html: the link to the content moves the focus to '{focused}'.")
    return faults


def check_search(browser, output):
    """The search finds a setting, says so to a screen reader, and its first result leads to a page of the site."""
    browser.open(os.path.join(output, "search.html") + "?q=priority")
    status, place = browser.run(
        "const link = document.querySelector('#search-results a');"
        "return [document.getElementById('search-status').textContent, link ? new URL(link.href).pathname : '']")
    if " results for " in status and os.path.isfile(place):
        return []
    return [f"search.html: the search for 'priority' shows '{status}' and leads to '{place}'."]


def take_pictures(browser, output, folder):
    os.makedirs(folder, exist_ok=True)
    for name, page in PICTURES.items():
        place = os.path.join(folder, f"{name}.png")
        if not os.path.exists(os.path.join(output, page.split("?")[0])):
            continue
        if name == "site-narrow":
            browser.picture(place, browser.open_narrow(os.path.join(output, page)))
        else:
            browser.open(os.path.join(output, page))
            browser.picture(place)
