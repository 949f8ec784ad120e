# SPDX-License-Identifier: MIT
"""Qt 6.8: QAccessibleAnnouncementEvent."""
import sys

from PySide6.QtCore import QSocketNotifier, QTimer
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QApplication, QLabel

from commands import Input, perform, tell


def main():
    application = QApplication(["qt6"])
    label = QLabel("Qt 6")
    label.setWindowTitle("Qt sender")
    label.show()

    def announce(text, assertive):
        event = QAccessibleAnnouncementEvent(label, text)
        levels = QAccessible.AnnouncementPoliteness
        event.setPoliteness(levels.Assertive if assertive else levels.Polite)
        QAccessible.updateAccessibility(event)

    source = Input()

    def read():
        lines = source.lines()
        if lines is None:
            application.quit()
        for line in lines or []:
            perform(line, announce)

    notifier = QSocketNotifier(sys.stdin.fileno(), QSocketNotifier.Type.Read)
    notifier.activated.connect(read)
    QTimer.singleShot(0, lambda: tell("ready"))
    application.exec()


main()
