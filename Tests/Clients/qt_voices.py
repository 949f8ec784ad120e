# SPDX-License-Identifier: MIT
"""A voice dialog of a Qt program: lists the voices of a language from all engines, and speaks a text in each chosen voice."""
import sys

try:
    from PySide6.QtCore import QCoreApplication, QLocale, QTimer
    from PySide6.QtTextToSpeech import QTextToSpeech
except ModuleNotFoundError:  # Debian 12 has only Qt 5's
    from PySide2.QtCore import QCoreApplication, QLocale, QTimer
    from PySide2.QtTextToSpeech import QTextToSpeech

WANTED = {"kal16": "hello world", "English (America)": "build finished"}

application = QCoreApplication(sys.argv)
speech = QTextToSpeech("speechd")
speech.setLocale(QLocale("en_US"))
voices = [voice for voice in speech.availableVoices() if voice.name() in WANTED]
print("voices:", ", ".join(sorted(voice.name() for voice in voices)), flush=True)
left = iter(sorted(voices, key=lambda voice: voice.name()))


def go_on(state):
    if state != QTextToSpeech.Ready:
        return
    voice = next(left, None)
    if voice is None:
        return application.quit()
    speech.setVoice(voice)
    print("voice:", speech.voice().name(), flush=True)
    speech.say(WANTED[voice.name()])


speech.stateChanged.connect(go_on)
QTimer.singleShot(180_000, lambda: application.exit(1))
QTimer.singleShot(0, lambda: go_on(QTextToSpeech.Ready))
sys.exit(application.exec() if hasattr(application, "exec") and QTextToSpeech.__module__.startswith("PySide6") else application.exec_())
