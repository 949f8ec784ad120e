# SPDX-License-Identifier: MIT
"""Sends every request of python3-speechd to its server. Prints a line for each answer, and the events of each message in
order."""
import collections
import threading

import speechd


class Listener:
    """The events of one connection, as the library's own callbacks receive them, and also events that arrive before the library
    has noted their message."""

    def __init__(self, client):
        self.events = collections.defaultdict(list)
        self.news = threading.Condition()
        client._conn.set_callback(self.note)

    def note(self, message, client, event, index_mark=None):
        with self.news:
            self.events[message].append(f"{event} {index_mark}" if index_mark else event)
            self.news.notify_all()

    def wait(self, message, *wanted):
        """Waits until one of the events has arrived. Fails as soon as the message has ended without them."""
        awaited = set(wanted) | {"end", "cancel"}
        with self.news:
            arrived = self.news.wait_for(lambda: awaited & set(self.events[message]), 180)
            if not arrived or not set(wanted) & set(self.events[message]):
                raise SystemExit(f"waited in vain for {wanted}; there came {self.events[message]}")

    def ends(self, message):
        """Waits for the message's end, and returns all its events."""
        self.wait(message, "end", "cancel")
        return ", ".join(self.events[message])


def spoken(result):
    """The number that the server gave the message."""
    return int(result[2][0])


def refusal(ask, *arguments):
    try:
        return ask(*arguments)
    except speechd.SSIPCommandError as error:
        return str(error)


def settings(client):
    print("modules:", *client.list_output_modules())
    for name, language, variant in client.list_synthesis_voices():
        if language in ("cs", "en-US"):
            print("voice:", name, language, variant)
    client.set_rate(20)
    client.set_pitch(-20)
    client.set_pitch_range(10)
    client.set_volume(-10)
    client.set_language("cs")
    client.set_punctuation(speechd.PunctuationMode.MOST)
    client.set_pause_context(0)
    client.set_cap_let_recogn("none")
    client.set_spelling(True)
    client.set_voice("female1")
    client.set_output_module(client.list_output_modules()[0])
    print("set:", client.get_rate(), client.get_pitch(), client.get_volume(), client.get_language(),
          client.get_punctuation(), client.get_output_module() == client.list_output_modules()[0])
    client.set_rate(0)
    client.set_pitch(0)
    client.set_pitch_range(0)
    client.set_volume(100)
    client.set_language("en")
    client.set_punctuation(speechd.PunctuationMode.NONE)
    client.set_spelling(False)
    client.set_voice("male1")
    print("reset:", client.get_rate(), client.get_pitch(), client.get_volume(), client.get_language(),
          client.get_punctuation())


def refusals(client):
    send = client._conn.send_command
    print("refused:", refusal(send, "SET", "self", "RATE", 101))
    print("refused:", refusal(send, "SET", "self", "PITCH", "high"))
    print("refused:", refusal(send, "SET", "self", "PRIORITY", "loud"))
    print("refused:", refusal(send, "SET", "self", "VOICE", "male1"))
    print("refused:", refusal(send, "BLOCK", "END"))


def others(client):
    """One connection changes another's settings, and silences it."""
    second = speechd.SSIPClient("second", component="helper")
    listener = Listener(second)
    client.set_rate(30, scope=second._client_id)
    print("set by another:", second.get_rate())
    client.set_rate(0, scope=speechd.Scope.ALL)
    print("set for all:", second.get_rate(), client.get_rate())
    long = spoken(second.speak("One two three four five six seven eight nine ten"))
    listener.wait(long, "begin")
    client.cancel(speechd.Scope.ALL)
    print("silenced by another:", listener.ends(long))
    second.close()


def messages(client, listener):
    client.set_priority(speechd.Priority.MESSAGE)
    print("said:", listener.ends(spoken(client.speak("Hello world"))))
    client.set_data_mode(speechd.DataMode.SSML)
    print("marks:", listener.ends(spoken(client.speak(
        '<speak>Build <mark name="one"/>finished <mark name="two and more"/>today</speak>'))))
    client.set_data_mode(speechd.DataMode.TEXT)
    for priority in ("important", "message", "text", "notification", "progress"):
        client.set_priority(priority)
        print(f"{priority}:", listener.ends(spoken(client.speak("Alarm"))))
    client.set_priority(speechd.Priority.MESSAGE)
    print("dots:", listener.ends(spoken(client.speak(".\r\n..\r\nBattery low.\r\n.\r\n"))))


def single_things(client, listener):
    conn = client._conn
    for command, name in (("CHAR", "a"), ("CHAR", "space"), ("CHAR", "é"), ("KEY", "control_a"),
                          ("SOUND_ICON", "bell")):
        print(f"{command} {name}:", listener.ends(spoken(conn.send_command(command, name))))
    client.char(" ")
    client.key("shift_b")
    client.sound_icon("bell")


def control(client, listener):
    client.set_priority(speechd.Priority.MESSAGE)
    first, second, third = [spoken(client.speak(text)) for text in (
        "One two three four five six seven eight nine ten", "The quick brown fox", "Battery low")]
    listener.wait(first, "begin")
    client.stop()
    print("stopped:", listener.ends(first))
    listener.wait(second, "begin")
    client.cancel()
    print("canceled:", listener.ends(second))
    print("canceled while it waited:", listener.ends(third))
    # So long that the pause comes before the end also on a busy machine.
    paused = spoken(client.speak("The quick brown fox jumps." + 3 * " Over the lazy dog."))
    listener.wait(paused, "begin")
    client.pause()
    listener.wait(paused, "pause")
    client.resume()
    print("paused:", listener.ends(paused))
    client.block_begin()
    print("in a block:", refusal(client.cancel))
    parts = [spoken(client.speak(text)) for text in ("Hello world", "Build finished")]
    client.block_end()
    for part in parts:
        print("part:", listener.ends(part))


def callbacks():
    """The library's own callbacks. The message waits for another one, so the library notes it before its first event."""
    client = speechd.Speaker("callbacks")
    events, done = [], threading.Event()

    def note(event, index_mark=None):
        events.append(event if index_mark is None else f"{event} {index_mark}")
        if event in (speechd.CallbackType.END, speechd.CallbackType.CANCEL):
            done.set()

    client.set_priority(speechd.Priority.MESSAGE)
    client.set_data_mode(speechd.DataMode.SSML)
    for types in (None, (speechd.CallbackType.INDEX_MARK, speechd.CallbackType.END)):
        done.clear()
        client.speak("<speak>Alarm</speak>")
        client.speak('<speak>Battery <mark name="level"/>low</speak>', callback=note, event_types=types)
        if not done.wait(60):
            raise SystemExit(f"waited in vain for the end; there came {events}")
    print("called back:", ", ".join(events))
    client.close()


def deprecated():
    client = speechd.Client("old")
    client.say("Hello world", speechd.Priority.IMPORTANT)
    client.char("a", speechd.Priority.MESSAGE)
    client.key("shift_b", speechd.Priority.MESSAGE)
    client.sound_icon("bell", speechd.Priority.MESSAGE)
    client.close()


def main():
    client = speechd.SSIPClient("tester")
    listener = Listener(client)
    messages(client, listener)
    single_things(client, listener)
    control(client, listener)
    settings(client)
    refusals(client)
    others(client)
    client.close()
    callbacks()
    deprecated()


main()
