# SPDX-License-Identifier: MIT
"""The client on a real socket, with a recording server."""

import os
import re
import threading
from pathlib import Path

import pytest
from recording_server import methods

import a11y_speak
from a11y_speak import Client, Disconnected, NoDaemon, Refused, SpeakError, conversation
from a11y_speak.options import ElementOptions
from a11y_speak.wire import wire_names

CHART = a11y_speak.Chart("c", "C", [a11y_speak.Axis("x", is_x=True)], [a11y_speak.Series("s", "S", [1], [2])])


def test_an_accepted_announcement_has_its_events_and_its_outcome(server):
    server.outcome = "finished"
    with Client("test", socket=server.path) as client:
        receipt = client.announce("Hello", priority="message", expires=3)
        event = receipt.outcome(5)
        assert (event.state, event.text, event.time) == ("finished", "Hello", 1.5)
        assert [event.state for event in receipt] == ["began", "finished"]
        assert client.wait(5)
    assert server.take()[3:] == [["announce", {"text": "Hello", "priority": "message", "expires": 3}]]


@pytest.mark.parametrize(("icon", "repeat"), [("sound_icon", "may_repeat"), ("soundIcon", "mayRepeat")])
def test_a_parameter_in_snake_case_or_in_the_spelling_of_the_protocol_is_sent_in_that_of_the_protocol(
    server, icon, repeat
):
    with Client("test", socket=server.path) as client:
        client.announce(**{icon: "message", repeat: True})
        client.request("configure", **{"pitch_range" if "_" in icon else "pitchRange": 40})
    assert server.take()[3:] == [
        ["announce", {"soundIcon": "message", "mayRepeat": True}],
        ["configure", {"pitchRange": 40}],
    ]


def test_a_parameter_in_both_spellings_is_refused(server):
    with Client("test", socket=server.path) as client, pytest.raises(TypeError, match="soundIcon is given twice"):
        client.announce(sound_icon="a", soundIcon="b")


@pytest.mark.parametrize("name", ["utc_offset", "utcOffset"])
def test_a_further_member_of_an_axis_is_known_by_the_name_of_the_protocol(name):
    assert a11y_speak.Axis("x", more={name: 3600}).known()["utcOffset"] == 3600


def test_every_method_sends_its_parameters(server):
    with Client("test", socket=server.path, events=["cursors"], scope="all", version="1") as client:
        client.describe(CHART)
        client.sonify("c", seconds=2, words="none")
        client.play({"tracks": []}, text="notes")
        assert client.chart("c", "next", series="s") == {}
        client.range_changed("c", "x", 1, 2, settled=True)
        client.tone("cpu", 0.5)
        client.tone("cpu", None)
        client.display("load", container="table", label="Load", live="polite", heading_level=2)
        client.change("load", value="4 %", busy=None, by_user=True)
        client.display("note", label="Note", text="on", caret=2, editable=True, container_type="none", label_ssml=None)
        client.focus("note")
        client.change("note", text="one", caret=3, by_user=True)
        client.end_display("load")
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
        [
            "willDisplay",
            {"element": {"id": "load", "container": "table", "label": "Load", "live": "polite", "headingLevel": 2}},
        ],
        ["invalidated", {"element": {"id": "load", "value": "4 %", "busy": None}, "cause": "user"}],
        [
            "willDisplay",
            {
                "element": {
                    "id": "note",
                    "label": "Note",
                    "text": "on",
                    "caret": 2,
                    "editable": True,
                    "containerType": "none",
                    "labelSsml": None,
                }
            },
        ],
        ["focus", {"element": "note"}],
        ["invalidated", {"element": {"id": "note", "text": "one", "caret": 3}, "cause": "user"}],
        ["didEndDisplay", {"element": "load"}],
        ["cancel", {"scope": "self"}],
        ["acknowledge", {"announcement": 7}],
        ["pause", {"everything": True}],
        ["removeChart", {"chart": "c"}],
    ]


def test_a_refused_request_raises_the_daemons_message_and_code(server):
    server.refuse("announce", "There is no voice.")
    with Client("test", socket=server.path) as client:
        with pytest.raises(Refused, match=r"There is no voice\.") as refused:
            client.announce("a", voice="nobody")
        assert refused.value.code == -32602
        client.cancel(scope="self")


def test_a_daemon_that_returns_gets_the_charts_again_before_the_next_request(server):
    server.outcome = "finished"
    with Client("test", socket=server.path) as client:
        client.describe(CHART)
        server.stop()
        server.take()
        server.start()
        assert client.announce("again").outcome(5).state == "finished"
    assert methods(server) == ["hello", "subscribe", "describeChart", "appendPoints", "announce"]


def test_a_daemon_that_stays_away_raises_an_error_after_the_patience(server):
    with Client("test", socket=server.path, patience=0.2) as client:
        server.stop()
        with pytest.raises(NoDaemon, match="no daemon answers at"):
            client.announce("lost")
        with pytest.raises(NoDaemon, match="start it with"):
            client.announce("lost too")


def test_a_closed_client_raises_disconnected(server):
    client = Client("test", socket=server.path)
    client.close()
    with pytest.raises(Disconnected, match="was closed"):
        client.announce("late")


def test_events_arrive_in_their_order(server):
    server.outcome = "interrupted"
    with Client("test", socket=server.path) as client:
        client.announce("a")
        client.announce("b")
        client.wait(5)
        events = [(name, params["id"], params["state"]) for name, params in client.events(0)]
    assert events == [("announcement", n, state) for n in (1, 2) for state in ("began", "interrupted")]


def test_a_client_shared_by_20_threads_gives_each_its_outcome(server):
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


def test_a_forked_process_connects_as_a_separate_client(server):
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


def test_a_receipt_without_a_subscription_raises_an_error(server):
    with Client("test", socket=server.path, events=()) as client:
        receipt = client.announce("a")
        with pytest.raises(SpeakError, match="not subscribed"):
            receipt.outcome(1)


def test_announce_sends_a_text_with_one_call(server, monkeypatch):
    monkeypatch.setenv("A11Y_SPEAKD_SOCKET", server.path)
    a11y_speak.announce("Build finished", priority="message", name="build")
    taken = server.take()
    assert (taken[0][1]["client"], taken[-1]) == (
        "build",
        ["announce", {"text": "Build finished", "priority": "message"}],
    )


def test_a_daemon_that_answers_nothing_raises_an_error(server, monkeypatch):
    with Client("test", socket=server.path) as client:
        monkeypatch.setattr(conversation, "LONGEST_SILENCE", 0.3)
        with server.stopped(), pytest.raises(Disconnected, match=r"has not answered for 0\.3 s"):
            client.announce("Hello")


def test_a_daemon_is_not_awaited_while_no_request_waits(server, monkeypatch):
    with Client("test", socket=server.path) as client:
        receipt = client.announce("Hello")
        monkeypatch.setattr(conversation, "LONGEST_SILENCE", 0.1)
        with pytest.raises(TimeoutError):
            receipt.outcome(0.5)
        monkeypatch.setattr(conversation, "LONGEST_SILENCE", 10)
        client.announce("Again")


def test_every_member_of_an_element_in_the_protocol_has_a_name_in_python():
    source = (Path(__file__).parents[2] / "Sources/AnnouncementKit/Wire/WireElement.swift").read_text("utf-8")
    cases = re.findall(r"case (.+)", source.partition("enum CodingKeys")[2].partition("}")[0])
    members = {name.split('"')[1] if '"' in name else name for line in cases for name in line.split(", ")}
    known = wire_names(dict.fromkeys(ElementOptions.__annotations__))
    assert members - known.keys() == {"id", "container"}
