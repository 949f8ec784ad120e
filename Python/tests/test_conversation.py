# SPDX-License-Identifier: MIT
"""A client's conversation over several connections: events in, steps out, without a socket."""

import json

import pytest

from a11y_speak.charts import Axis, Chart, Series
from a11y_speak.conversation import Conversation
from a11y_speak.errors import Disconnected, NoDaemon, Refused
from a11y_speak.steps import Answer, Connect, Happened, Over, Send, Wait


def talk(**more):
    return Conversation("test", session="abc", **more)


def sent(steps):
    """[id, method, params] of each line."""
    lines = [json.loads(step.line) for step in steps if isinstance(step, Send)]
    return [[line["id"], line["method"], line["params"]] for line in lines]


def line(**message):
    return json.dumps({"jsonrpc": "2.0"} | message).encode() + b"\n"


HELLO = ["hello", {"client": "test", "session": "abc"}]
SUBSCRIBE = ["subscribe", {"events": ["announcements"], "scope": "self"}]


def opened(**more):
    one = talk(**more)
    one.opened()
    assert one.take(line(id=1, result={}) + line(id=2, result={})) == []
    return one


def test_a_connection_begins_with_hello_and_subscribe():
    assert sent(talk().opened()) == [[1, *HELLO], [2, *SUBSCRIBE]]


def test_a_reply_answers_the_request_with_its_number():
    one = opened()
    assert sent(one.ask("announce", {"text": "a"}, "x")) == [[3, "announce", {"text": "a"}]]
    assert one.take(line(id=3, result={"announcement": 7})) == [Answer("x", {"announcement": 7})]
    event = {"id": 7, "state": "finished", "text": "a", "time": 1}
    assert one.take(line(method="announcement", params=event)) == [Happened("announcement", event)]
    assert not one.has_open


def test_a_reply_that_arrives_byte_by_byte_is_one_answer():
    one = opened()
    one.ask("status", {}, "x")
    reply = line(id=3, result={"paused": False})
    assert [step for byte in reply for step in one.take(bytes([byte]))] == [Answer("x", {"paused": False})]


def test_an_error_reply_answers_its_request():
    one = opened()
    one.ask("announce", {"txt": "a"}, "x")
    (answer,) = one.take(line(id=3, error={"code": -32602, "message": "There is no txt."}))
    assert (answer.ticket, answer.reply.code, str(answer.reply)) == ("x", -32602, "There is no txt.")


def test_a_request_without_a_reply_is_sent_again_with_its_number():
    one = opened()
    one.ask("announce", {"text": "a"}, "x")
    assert one.closed() == [Wait(0.05)]
    assert one.waited() == [Connect()]
    assert sent(one.opened()) == [[4, *HELLO], [5, *SUBSCRIBE], [3, "announce", {"text": "a"}]]


def test_a_request_made_while_no_daemon_listens_goes_to_the_next_daemon():
    one = opened()
    one.closed()
    assert one.ask("announce", {"text": "a"}, "x") == []
    assert sent(one.opened())[2:] == [[3, "announce", {"text": "a"}]]


def test_a_request_to_a_stopping_daemon_goes_to_the_next_daemon():
    one = opened()
    one.ask("announce", {"text": "a"}, "x")
    assert one.take(line(id=3, error={"code": 1003, "message": "I stop."})) == []
    one.closed()
    assert sent(one.opened())[2:] == [[3, "announce", {"text": "a"}]]


def test_charts_are_described_again_after_a_cut_and_their_lost_requests_are_answered():
    chart = Chart("c", None, [Axis("x", is_x=True)], [Series("s", "S", [1.0, 2.0], [3.0, float("nan")])])
    one = opened(charts={"c": chart})
    for method, params in chart.requests():
        one.ask(method, params, method)
    assert one.closed() == [Answer("describeChart", {}), Answer("appendPoints", {}), Wait(0.05)]
    described = sent(one.opened())[2:]
    assert [method for _, method, _ in described] == ["describeChart", "appendPoints"]
    assert described[1][2]["points"] == [[1.0, 3.0], [2.0, None]]


def test_the_outcome_of_an_announcement_before_a_cut_is_asked_from_the_history():
    one = opened()
    one.ask("announce", {"text": "a"}, "x")
    one.take(line(id=3, result={"announcement": 7}))
    one.closed()
    assert sent(one.opened())[2:] == [[6, "history", {"announcement": 7}]]
    steps = [{"state": "queued", "time": 1}, {"state": "finished", "time": 2}]
    reply = {"announcements": [{"id": 7, "text": "a", "steps": steps}]}
    assert one.take(line(id=6, result=reply)) == [
        Happened("announcement", {"id": 7, "state": "finished", "text": "a", "time": 2})
    ]
    one.take(line(id=4, result={}) + line(id=5, result={}))
    assert not one.has_open


def test_an_announcement_missing_from_the_history_is_reported_as_dropped():
    one = opened()
    one.ask("announce", {"text": "a"}, "x")
    one.take(line(id=3, result={"announcement": 7}))
    one.closed()
    one.opened()
    (event,) = one.take(line(id=6, error={"code": 1009, "message": "Nothing is remembered."}))
    assert event.params["state"] == "dropped"


def test_a_search_doubles_its_delays_and_ends_after_the_patience():
    one = opened(patience=1.0)
    one.ask("announce", {"text": "a"}, "x")
    error = NoDaemon("nobody")
    steps = one.closed()
    delays = []
    while isinstance(steps[0], Wait):
        delays.append(steps[0].seconds)
        steps = one.not_found(error)
    assert delays == [0.05, 0.1, 0.2, 0.4, 0.8]
    assert steps == [Answer("x", error), Over(error)]
    assert one.ask("announce", {"text": "b"}, "y") == [Answer("y", error)]


def test_a_rejected_client_ends_with_the_daemons_message():
    one = talk()
    one.opened()
    full = {"code": 1000, "line": 0, "message": "Too many clients are connected."}
    assert one.take(line(method="rejected", params=full)) == [Happened("rejected", full)]
    (over,) = one.closed()
    assert (type(over.error), str(over.error)) == (Refused, "Too many clients are connected.")


def test_the_end_of_a_client_answers_its_open_requests_with_disconnected():
    one = opened()
    one.ask("announce", {"text": "a"}, "x")
    answer, over = one.end()
    assert (answer.ticket, type(answer.reply), type(over.error)) == ("x", Disconnected, Disconnected)
    assert (one.end(), one.closed(), one.waited()) == ([], [], [])


def test_a_request_of_the_daemon_for_an_element_is_refused():
    asked = line(id="perform-1", method="perform", params={"action": "activate", "element": "x"})
    (reply,) = opened().take(asked)
    assert json.loads(reply.line)["error"]["code"] == 1002


@pytest.mark.parametrize("value", [float("nan"), object()])
def test_a_value_that_json_cannot_express_raises_an_error_and_sends_nothing(value):
    one = opened()
    with pytest.raises(ValueError, match="announce cannot be sent"):
        one.ask("announce", {"text": value}, "x")
    assert sent(one.ask("status", {}, "y")) == [[3, "status", {}]]


def test_a_line_longer_than_256_kib_raises_an_error_before_it_is_sent():
    with pytest.raises(ValueError, match="262144"):
        opened().ask("announce", {"text": "a" * 262_144}, "x")


def test_lines_that_are_not_objects_are_skipped():
    assert opened().take(b'nonsense\n[1]\n\n{"jsonrpc":"2.0","id":99,"result":{}}\n') == []


@pytest.mark.parametrize(
    ("number", "remedy"), [(2, "update this package"), (0, "systemctl --user restart a11y-speakd")]
)
def test_a_daemon_with_another_protocol_ends_the_conversation_and_names_the_side_to_update(number, remedy):
    one = talk()
    one.opened()
    hello = {"protocol": number, "server": "a11y-speakd", "version": "9.0.0"}
    over = one.take(line(id=1, result=hello))[-1]
    assert isinstance(over, Over)
    assert f"a11y-speakd 9.0.0 speaks protocol {number}, and this package speaks protocol 1: " in str(over.error)
    assert remedy in str(over.error)
