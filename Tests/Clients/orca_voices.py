# SPDX-License-Identifier: MIT
"""What the page Voice of Orca's preferences does: its speech systems, the voices of each, and a word in the voice that is chosen."""
import os
import sys

from orca import speechdispatcherfactory
from orca.acss import ACSS
from orca.speechserver import VoiceFamily


def either(thing, name, older):
    """Orca 48 has renamed some of its methods."""
    return getattr(thing, name, None) or getattr(thing, older)


server_class = speechdispatcherfactory.SpeechServer
for server in server_class.getSpeechServers():
    name, identifier = either(server, "get_info", "getInfo")()
    families = [family[VoiceFamily.NAME] for family in server.getVoiceFamilies()]
    wanted = [family for family in families if family in ("kal16", "English (America)")]
    print(f"system {identifier}: {', '.join(wanted)}", flush=True)

for identifier, voice, text in (("flite", "kal16", "hello world"), ("espeak-ng", "English (America)", "build finished"),
                                ("default", None, "battery low")):
    server = either(server_class, "get_speech_server", "getSpeechServer")([identifier, identifier])
    family = next((family for family in server.getVoiceFamilies() if family[VoiceFamily.NAME] == voice), None)
    server.speak(text, ACSS({ACSS.FAMILY: family} if family else {}), False)
sys.stdout.flush()
os._exit(0)  # The newer library of Speech Dispatcher has a thread that does not end.
