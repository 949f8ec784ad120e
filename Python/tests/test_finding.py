# SPDX-License-Identifier: MIT
"""Finding or starting a daemon, the errors without one, and the imports of the package."""

import os
import subprocess
import sys

import pytest

from a11y_speak import Client, NoDaemon


def test_a_client_without_a_daemon_raises_an_error_with_the_path_and_the_remedy(tmp_path):
    with pytest.raises(NoDaemon, match=r"no daemon answers at .*events\.sock .*start it with"):
        Client("test", environment={"XDG_RUNTIME_DIR": str(tmp_path)})
    with pytest.raises(NoDaemon, match="XDG_RUNTIME_DIR is not set"):
        Client("test", environment={})
    with pytest.raises(NoDaemon, match="longer than 107 bytes"):
        Client("test", socket="/" + "x" * 200)


def test_a_daemon_is_started_when_the_environment_names_its_program(tmp_path):
    # The program serves the socket of its option, until a client sends cancel.
    program = tmp_path / "daemon"
    program.write_text(f"""#!{sys.executable}
import os, socket, sys, json
path = sys.argv[sys.argv.index("--socket") + 1]
listener = socket.socket(socket.AF_UNIX)
listener.bind(path)
listener.listen()
if os.fork(): sys.exit(0)
os.close(2)
while True:
    link = listener.accept()[0].makefile("rwb")
    for line in link:
        link.write(json.dumps({{"id": json.loads(line)["id"], "result": {{}}}}).encode() + b"\\n")
        link.flush()
        if b"cancel" in line: os._exit(0)
""")
    program.chmod(0o755)
    environment = {"A11Y_SPEAKD_SOCKET": str(tmp_path / "s"), "A11Y_SPEAKD_SPAWN": str(program)}
    with Client("test", environment=environment) as client:
        assert client.status() == {}
        client.cancel(scope="all")  # which ends the program


@pytest.mark.parametrize(
    ("script", "words"),
    [
        ("#!/bin/sh\necho 'a11y-speakd: there is no sound' >&2\n", "not started: there is no sound"),
        ("#!/bin/sh\n", "it ended and printed nothing"),
        (None, "cannot be run"),
    ],
)
def test_a_daemon_that_does_not_start_raises_its_error_message(tmp_path, script, words):
    program = tmp_path / "daemon"
    if script:
        program.write_text(script)
        program.chmod(0o755)
    environment = {"A11Y_SPEAKD_SOCKET": str(tmp_path / "s"), "A11Y_SPEAKD_SPAWN": str(program)}
    with pytest.raises(NoDaemon, match=words):
        Client("test", environment=environment)


def test_importing_the_package_imports_no_large_module():
    heavy = "{'numpy', 'matplotlib', 'pandas', 'asyncio', 'subprocess', 'plotly'}"
    done = subprocess.run(
        [sys.executable, "-c", f"import a11y_speak, sys; print(sorted({heavy} & sys.modules.keys()))"],
        capture_output=True,
        text=True,
        check=True,
        env=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)},
    )
    assert done.stdout == "[]\n"
