# SPDX-License-Identifier: MIT
"""The page Voice of Orca's preferences, by Orca's own code: its speech systems, their voices, and a text in a chosen voice."""
import os
import sys

from orca import speechdispatcherfactory
from orca.acss import ACSS
from orca.speechserver import VoiceFamily


def either(thing, name, older):
    """The method by its current name or its older one: Orca 48 renamed some methods, and 51 the others."""
    return getattr(thing, name, None) or getattr(thing, older)


servers = {}
for server in either(speechdispatcherfactory.SpeechServer, "get_speech_servers", "getSpeechServers")():
    name, identifier = either(server, "get_info", "getInfo")()
    servers[identifier] = server
    families = [family[VoiceFamily.NAME] for family in either(server, "get_voice_families", "getVoiceFamilies")()]
    wanted = [family for family in families if family in ("kal16", "English (America)")]
    print(f"system {identifier}: {', '.join(wanted)}", flush=True)

for identifier, voice, text in (("flite", "kal16", "hello world"), ("espeak-ng", "English (America)", "build finished"),
                                ("default", None, "battery low")):
    server = servers[identifier]
    families = either(server, "get_voice_families", "getVoiceFamilies")()
    family = next((family for family in families if family[VoiceFamily.NAME] == voice), None)
    # Before version 51 Orca interrupts by default.
    waits = [False] if hasattr(server, "getVoiceFamilies") else []
    server.speak(text, ACSS({ACSS.FAMILY: family} if family else {}), *waits)
sys.stdout.flush()
os._exit(0)  # The newer library of Speech Dispatcher has a thread that does not end.
