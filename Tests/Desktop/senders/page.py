# SPDX-License-Identifier: MIT
"""A browser as a sender: opens page.html in it, and hands it the lines of the standard input, which may also begin with status, log,
alert, notify and notify-high (ariaNotify).
  page.py COMMAND [ARG ...]     runs the browser's command with the page's address as the last argument"""
import http.server
import os
import queue
import subprocess
import sys
import threading

from commands import sent, tell

PAGE = os.path.join(os.path.dirname(__file__), "page.html")
lines = queue.Queue()


class Page(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def answer(self, body=b"", kind="text/plain; charset=utf-8"):
        self.send_response(200)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def do_GET(self):
        if self.path == "/next":
            self.answer(lines.get().encode())
        else:
            with open(PAGE, "rb") as page:
                self.answer(page.read(), "text/html; charset=utf-8")

    def do_POST(self):
        body = self.rfile.read(int(self.headers.get("Content-Length", 0))).decode()
        if self.path == "/ready":
            tell(body)
            tell("ready")
        else:
            sent()
        self.answer()

    def log_message(self, *_):
        pass


def main():
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Page)
    server.daemon_threads = True
    threading.Thread(target=server.serve_forever, daemon=True).start()
    browser = subprocess.Popen(sys.argv[1:] + [f"http://127.0.0.1:{server.server_port}/"], stdin=subprocess.DEVNULL)
    for line in sys.stdin:
        lines.put(line.rstrip("\n"))
    browser.terminate()
    browser.wait()


main()
