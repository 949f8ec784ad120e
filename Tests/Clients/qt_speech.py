# SPDX-License-Identifier: MIT
"""Qt TextToSpeech, through its plugin for Speech Dispatcher. Prints the engines and locales that it offers, then each state
with the next step."""
import sys

try:
    from PySide6.QtCore import QCoreApplication, QLocale, QTimer
    from PySide6.QtTextToSpeech import QTextToSpeech
    QT, USUAL = 6, -0.3
except ModuleNotFoundError:  # Debian 12 has only Qt 5's
    from PySide2.QtCore import QCoreApplication, QLocale, QTimer
    from PySide2.QtTextToSpeech import QTextToSpeech
    QT, USUAL = 5, 0

NAMES = {QTextToSpeech.Ready: "ready", QTextToSpeech.Speaking: "speaking", QTextToSpeech.Paused: "paused"}
COUNTING = "one two three four five six seven eight nine"


class Talk:
    """Takes the next step at each change of state. Ends after the last step, or when a state does not arrive in time."""

    def __init__(self, speech, application):
        self.application = application
        self.steps = iter([
            ("say hello world", lambda: speech.say("hello world")),  # in the state ready
            None,  # in the state speaking
            ("say with other settings", lambda: self.change_and_say(speech)),
            ("say while speaking", lambda: self.restore_and_say(speech)),
            None,  # the previous text is silenced
            None,  # in the state speaking
            ("say a long text", lambda: speech.say(COUNTING)),
            ("pause", speech.pause),
            ("resume", speech.resume),
            ("stop", speech.stop),
            ("say battery low", lambda: speech.say("battery low")),
            None,  # in the state speaking
            ("say in German", lambda: self.say_in_german(speech)),
            None,  # in the state speaking
            ("quit", application.quit),
        ])
        speech.stateChanged.connect(self.go_on)

    def change_and_say(self, speech):
        speech.setRate(-0.2)
        speech.setPitch(0.2)
        speech.setVolume(0.9)
        print("settings:", speech.rate(), speech.pitch(), speech.volume())
        speech.say(COUNTING)

    def restore_and_say(self, speech):
        speech.setRate(USUAL)
        speech.setPitch(0)
        speech.setVolume(1)
        speech.say("build finished")

    def say_in_german(self, speech):
        speech.setLocale(QLocale("de_DE"))
        print("voice:", speech.locale().name(), speech.voice().name())
        speech.say("Guten Tag")

    def go_on(self, state):
        step = next(self.steps)
        name = NAMES.get(state, "error")
        print(f"{name}: {step[0]}" if step else name, flush=True)
        if step:
            step[1]()


def main():
    application = QCoreApplication(sys.argv)
    print("engines:", *QTextToSpeech.availableEngines())
    speech = QTextToSpeech("speechd")
    if QT == 6:  # Qt 6 chooses the first voice of the language; the recognizer understands this one when it is slow
        speech.setLocale(QLocale("en_US"))
        speech.setVoice(next(voice for voice in speech.availableVoices() if voice.name() == "English (America)"))
        speech.setRate(USUAL)
    locales = {locale.name() for locale in speech.availableLocales()}
    print("locales:", *sorted(locales & {"cs_CZ", "de_DE", "en_US", "ru_RU"}))
    talk = Talk(speech, application)
    QTimer.singleShot(180_000, lambda: application.exit(1))
    QTimer.singleShot(0, lambda: talk.go_on(speech.state()))
    sys.exit(application.exec() if QT == 6 else application.exec_())


main()
