# SPDX-License-Identifier: MIT
"""What the page Voice of Orca's preferences does: its speech systems, the voices of each, and a word in the voice that is chosen."""
import os
import sys

from orca import speechdispatcherfactory
from orca.acss import ACSS
from orca.speechserver import VoiceFamily


def either(thing, name, older):
    """Orca 48 has renamed some of its methods, and 51 the others."""
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
    # It interrupts unless told otherwise, before 51.
    waits = [False] if hasattr(server, "getVoiceFamilies") else []
    server.speak(text, ACSS({ACSS.FAMILY: family} if family else {}), *waits)
sys.stdout.flush()
os._exit(0)  # The newer library of Speech Dispatcher has a thread that does not end.
