# SPDX-License-Identifier: MIT
"""The clients on a real socket, with a server that records."""

import asyncio
import os
import subprocess
import sys
import threading

import pytest
from recording_server import RecordingServer

import a11y_speak
from a11y_speak import AsyncClient, Client, Disconnected, NoDaemon, Refused, SpeakError

CHART = a11y_speak.Chart("c", "C", [a11y_speak.Axis("x", is_x=True)], [a11y_speak.Series("s", "S", [1], [2])])


@pytest.fixture
def server():
    with RecordingServer() as server:
        yield server


def methods(server):
    return [method for method, _ in server.take()]


def test_an_announcement_has_its_outcome(server):
    server.outcome = "finished"
    with Client("test", socket=server.path) as client:
        receipt = client.announce("Hello", priority="message", expires=3)
        event = receipt.outcome(5)
        assert (event.state, event.text, event.time) == ("finished", "Hello", 1.5)
        assert [event.state for event in receipt] == ["began", "finished"]
        assert client.wait(5)
    assert server.take()[3:] == [["announce", {"text": "Hello", "priority": "message", "expires": 3}]]


def test_every_method_has_its_parameters(server):
    with Client("test", socket=server.path, events=["cursors"], scope="all", version="1") as client:
        client.describe(CHART)
        client.sonify("c", seconds=2, words="none")
        client.play({"tracks": []}, text="notes")
        assert client.chart("c", "next", series="s") == {}
        client.range_changed("c", "x", 1, 2, settled=True)
        client.tone("cpu", 0.5)
        client.tone("cpu", None)
        assert (client.cancel(scope="self"), client.acknowledge(7)) == (0, 0)
        client.request("pause", everything=True)
        client.remove("c")
    taken = server.take()
    assert taken[0][1]["version"] == "1"
    assert taken[1] == ["subscribe", {"events": ["cursors"], "scope": "all"}]
    assert taken[3:5] == [list(request) for request in CHART.requests()]
    assert taken[5:] == [
        ["sonify", {"chart": "c", "seconds": 2, "words": "none"}],
        ["play", {"score": {"tracks": []}, "text": "notes"}],
        ["chart", {"chart": "c", "command": "next", "series": "s"}],
        ["rangeChanged", {"chart": "c", "axis": "x", "min": 1, "max": 2, "settled": True}],
        ["tone", {"id": "cpu", "value": 0.5}],
        ["tone", {"id": "cpu", "end": True}],
        ["cancel", {"scope": "self"}],
        ["acknowledge", {"announcement": 7}],
        ["pause", {"everything": True}],
        ["removeChart", {"chart": "c"}],
    ]


def test_a_refusal_is_the_daemons_sentence(server):
    server.refuse("announce", "There is no voice.")
    with Client("test", socket=server.path) as client:
        with pytest.raises(Refused, match=r"There is no voice\.") as refused:
            client.announce("a", voice="nobody")
        assert refused.value.code == -32602
        client.cancel(scope="self")


def test_a_daemon_that_came_back_has_all_that_it_must_know(server):
    server.outcome = "finished"
    with Client("test", socket=server.path) as client:
        client.describe(CHART)
        server.stop()
        server.take()
        server.start()
        assert client.announce("again").outcome(5).state == "finished"
    assert methods(server) == ["hello", "subscribe", "describeChart", "appendPoints", "announce"]


def test_a_daemon_that_stays_away_is_an_error_after_the_patience(server):
    with Client("test", socket=server.path, patience=0.2) as client:
        server.stop()
        with pytest.raises(NoDaemon, match="no daemon answers at"):
            client.announce("lost")
        with pytest.raises(NoDaemon, match="start it with"):
            client.announce("lost too")


def test_a_client_that_was_closed_says_so(server):
    client = Client("test", socket=server.path)
    client.close()
    with pytest.raises(Disconnected, match="was closed"):
        client.announce("late")


def test_without_a_daemon_the_error_says_where_and_what_to_do(tmp_path):
    with pytest.raises(NoDaemon, match=r"no daemon answers at .*events\.sock .*start it with"):
        Client("test", environment={"XDG_RUNTIME_DIR": str(tmp_path)})
    with pytest.raises(NoDaemon, match="XDG_RUNTIME_DIR is not set"):
        Client("test", environment={})
    with pytest.raises(NoDaemon, match="longer than the 107 bytes"):
        Client("test", socket="/" + "x" * 200)


def test_a_daemon_is_started_where_the_environment_names_its_program(tmp_path):
    # It serves on the socket that it was given, until something is cancelled.
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
        client.cancel(scope="all")  # with which it ends


@pytest.mark.parametrize(
    ("script", "words"),
    [
        ("#!/bin/sh\necho 'a11y-speakd: there is no sound' >&2\n", "not started: there is no sound"),
        ("#!/bin/sh\n", "it ended without a word"),
        (None, "cannot be run"),
    ],
)
def test_a_daemon_that_does_not_start_says_why(tmp_path, script, words):
    program = tmp_path / "daemon"
    if script:
        program.write_text(script)
        program.chmod(0o755)
    environment = {"A11Y_SPEAKD_SOCKET": str(tmp_path / "s"), "A11Y_SPEAKD_SPAWN": str(program)}
    with pytest.raises(NoDaemon, match=words):
        Client("test", environment=environment)


def test_events_come_in_their_order(server):
    server.outcome = "interrupted"
    with Client("test", socket=server.path) as client:
        client.announce("a")
        client.announce("b")
        client.wait(5)
        events = [(name, params["id"], params["state"]) for name, params in client.events(0)]
    assert events == [("announcement", n, state) for n in (1, 2) for state in ("began", "interrupted")]


def test_many_threads_share_a_client(server):
    server.outcome = "finished"
    with Client("test", socket=server.path) as client:
        states = []

        def say(n):
            states.append(client.announce(f"text {n}").outcome(20).state)

        threads = [threading.Thread(target=say, args=[n]) for n in range(20)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    assert states == ["finished"] * 20


def test_a_forked_process_is_a_client_of_its_own(server):
    with Client("test", socket=server.path) as client:
        client.announce("parent")
        if (child := os.fork()) == 0:
            client.announce("child")
            os._exit(0)
        assert os.waitpid(child, 0)[1] == 0
        client.announce("parent again")
    taken = server.take()
    sessions = [params["session"] for method, params in taken if method == "hello"]
    assert len(set(sessions)) == len(sessions) == 2
    assert [p["text"] for m, p in taken if m == "announce"] == ["parent", "child", "parent again"]


def test_a_receipt_that_nobody_tells_about_says_so(server):
    with Client("test", socket=server.path, events=()) as client:
        receipt = client.announce("a")
        with pytest.raises(SpeakError, match="not subscribed"):
            receipt.outcome(1)


def test_to_announce_takes_one_line(server, monkeypatch):
    monkeypatch.setenv("A11Y_SPEAKD_SOCKET", server.path)
    a11y_speak.announce("Build finished", priority="message", name="build")
    taken = server.take()
    assert (taken[0][1]["client"], taken[-1]) == (
        "build",
        ["announce", {"text": "Build finished", "priority": "message"}],
    )


def test_the_asynchronous_client_does_the_same(server):
    server.outcome = "finished"

    async def main():
        async with AsyncClient("test", socket=server.path) as client:
            await client.describe(CHART)
            receipts = await asyncio.gather(*(client.announce(f"text {n}") for n in range(5)))
            states = [(await receipt.outcome()).state for receipt in receipts]
            server.stop()
            server.take()
            server.start()
            again = await client.announce("again")
            states.append((await again.outcome()).state)
            server.refuse("cancel", "No.")
            with pytest.raises(Refused, match=r"No\."):
                await client.cancel(scope="self")
            await client.remove("c")
        return states, [event async for event in client.events()]

    states, events = asyncio.run(main())
    assert states == ["finished"] * 6
    assert [name for name, _ in events] == ["announcement"] * 12
    names = methods(server)
    assert names[:5] == ["hello", "subscribe", "describeChart", "appendPoints", "announce"]


def test_the_asynchronous_client_says_that_there_is_no_daemon(tmp_path):
    async def main():
        async with AsyncClient("test", socket=str(tmp_path / "none")):
            pass

    with pytest.raises(NoDaemon, match="no daemon answers"):
        asyncio.run(main())


def test_the_asynchronous_client_gives_up_after_its_patience(server):
    async def main():
        async with AsyncClient("test", socket=server.path, patience=0.2) as client:
            receipt = await client.announce("a")
            server.stop()
            with pytest.raises(NoDaemon):
                await receipt.outcome()
            with pytest.raises(NoDaemon):
                await client.announce("b")

    asyncio.run(main())


def test_importing_is_quick_and_brings_no_library():
    heavy = "{'numpy', 'matplotlib', 'pandas', 'asyncio', 'subprocess', 'plotly'}"
    done = subprocess.run(
        [sys.executable, "-c", f"import a11y_speak, sys; print(sorted({heavy} & sys.modules.keys()))"],
        capture_output=True,
        text=True,
        check=True,
        env=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)},
    )
    assert done.stdout == "[]\n"
