# SPDX-License-Identifier: MIT
"""The measures that record sound. All servers run at the same time and take turns, so that load affects them alike."""
import time

from .server import TIMEOUT

# Both words begin with a vowel: a plosive begins with 50 ms of silence, which some servers trim.
SHORT = "Alpha bravo"
# 500 characters without a sentence end, so that no server gains by speaking the first sentence first.
LONG = ("alpha bravo charlie delta echo foxtrot golf hotel india juliet kilo lima mike november oscar papa quebec romeo "
        "sierra tango uniform victor whiskey xray yankee zulu " * 4)[:500]
# 300 kB of sentences of 5 to 30 words, as in real texts.
WORDS = LONG.split()
HUGE = " ".join(" ".join(WORDS[number % 26:][:5 + number * 7 % 26]).capitalize() + "." for number in range(3000))[:300_000]


def first_sound(studio, servers, text):
    """The time from the socket write to the first sample that is not zero, from idle."""
    return first_sound_by(studio, {server: server.connect("message") for server in servers}, text)


def huge(studio, servers):
    """`first_sound` for a text that is too long for a line of a11y-speakd's own protocol. Both servers get it over
    SSIP.
    """
    clients = {server: server.connect_ssip("message") for server in servers}
    return first_sound_by(studio, clients, HUGE, max(3, studio.runs // 5))


def first_sound_by(studio, clients, text, runs=None):
    def once(server):
        client = clients[server]
        studio.pause(0.2, 0.6)
        said = client.say(text)
        heard = studio.hear(server).first_sound(said.written, timeout=TIMEOUT)
        if text != SHORT:
            client.cancel()
        client.wait_over(said.id)
        return heard and heard - said.written

    return closing(clients, studio.measure(list(clients), once, runs))


def cancel(studio, servers):
    """The time from the write of the cancel to the last sample that is not zero."""
    clients = {server: server.connect("message") for server in servers}

    def once(server):
        client = clients[server]
        said = client.say(LONG)
        if studio.hear(server).first_sound(said.written) is None:
            return None
        studio.pause(0.4, 1.2)
        written = client.cancel()
        client.wait_over(said.id)
        last = studio.hear(server).last_sound(written - 0.05, written + 0.8)
        return max(0.0, last - written) if last else 0.0

    return closing(clients, studio.measure(servers, once))


def interrupt(studio, servers):
    """The time from the write of a loud `message` during a quiet `text` to the first sample louder than the quiet one
    ever was.
    """
    quiet = {server: server.connect("text", quiet=True) for server in servers}
    loud = {server: server.connect_alarm() for server in servers}

    def once(server):
        before = quiet[server].say(LONG)
        if studio.hear(server).first_sound(before.written) is None:
            return None
        studio.pause(0.4, 1.0)
        threshold = max(1200, 1.6 * studio.hear(server).peak(before.written, time.monotonic()))
        said = loud[server].say(SHORT)
        heard = studio.hear(server).first_sound(said.written, threshold, 3)
        loud[server].cancel(everyone=True)
        loud[server].wait_over(said.id)
        return heard and heard - said.written

    figures = studio.measure(servers, once)
    return closing(quiet, closing(loud, figures))


def closing(clients, figures):
    for client in clients.values():
        client.close()
    return figures
