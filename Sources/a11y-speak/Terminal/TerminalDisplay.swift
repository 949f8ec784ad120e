// SPDX-License-Identifier: MIT

import AnnouncementKit
import Glibc

/// Where an exploration is seen: a screen, or lines. Used by one task, one call at a time.
final class ExploreDisplay {
    private enum Kind {
        case screen(Terminal)
        case lines(LineTerminal)
    }

    private let kind: Kind
    private var last: ExploreScreen?

    /// A screen where there is a terminal that can have one, and lines are not wanted.
    init(keyboard: Int32, isPlain: Bool) {
        let canDraw = !isPlain && isatty(STDOUT_FILENO) == 1 && Self.isKnown
        if canDraw, let terminal = Terminal(keyboard: keyboard) {
            kind = .screen(terminal)
        } else {
            kind = .lines(LineTerminal(keyboard: keyboard))
        }
    }

    private static var isKnown: Bool {
        let name = getenv("TERM").map { String(cString: $0) } ?? ""
        return !["", "dumb", "unknown"].contains(name)
    }

    /// For keys: ready to be read when there are any.
    var descriptor: Int32 {
        switch kind {
        case .screen(let terminal): terminal.descriptor
        case .lines(let terminal): terminal.descriptor
        }
    }

    /// Nil when it has none.
    var size: ScreenSize? {
        guard case .screen(let terminal) = kind else { return nil }
        return terminal.size
    }

    /// All keys that have been struck; nil when the terminal has gone.
    func keys() -> [ExploreKey]? {
        switch kind {
        case .screen(let terminal):
            var keys: [ExploreKey] = []
            while let key = terminal.key() { keys.append(key) }
            return keys.isEmpty && hasGone ? nil : keys
        case .lines(let terminal): return terminal.keys()
        }
    }

    private var hasGone: Bool {
        var state = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&state, 1, 0) > 0 && state.revents & Int16(POLLHUP | POLLERR | POLLNVAL) != 0
    }

    func resize() {
        guard case .screen(let terminal) = kind else { return }
        terminal.resize()
        last = nil
    }

    /// What is said is a line, where there is no screen.
    func show(_ utterance: ExploreUtterance) {
        guard case .lines = kind, !utterance.isCharacter else { return }
        StandardOutput.line(utterance.words.display.printable)
    }

    /// Something that is not said, but must be known.
    func warn(_ sentence: String) {
        guard case .lines = kind else { return }
        StandardOutput.error("a11y-speak: \(sentence)")
    }

    func draw(_ screen: @autoclosure () -> ExploreScreen, anew: Bool = false) {
        guard case .screen(let terminal) = kind else { return }
        let screen = screen()
        if anew { terminal.redraw(screen) } else if screen != last { terminal.draw(screen) }
        last = screen
    }

    func end() {
        switch kind {
        case .screen(let terminal): terminal.end()
        case .lines(let terminal): terminal.end()
        }
    }
}
