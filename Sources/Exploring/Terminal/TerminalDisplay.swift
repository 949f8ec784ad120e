// SPDX-License-Identifier: MIT

import ClientConnection
import Glibc

/// The output of lines and warnings: standard output and standard error, unless somebody else reads them.
package struct LineOutput {
    var line: (String) -> Void = { StandardOutput.line($0) }
    var warning: (String) -> Void = StandardOutput.error
}

/// The display of a command: a screen, or lines. Used by one task, one call at a time.
package final class TerminalDisplay<Screen: TerminalScreen> {
    private enum Kind {
        case screen(Terminal)
        case lines(LineTerminal?)
    }

    private let kind: Kind
    private let output: LineOutput
    private var last: Screen?

    /// A screen where there is a terminal that can have one, and lines are not wanted.
    /// - Parameters:
    ///   - keyboard: where keys are read; owned from now on. Nil when there are none.
    ///   - output: where lines go.
    package init(keyboard: Int32?, isPlain: Bool, output: LineOutput = LineOutput()) {
        self.output = output
        let canDraw = !isPlain && isatty(STDOUT_FILENO) == 1 && Self.isKnown
        if canDraw, let terminal = keyboard.flatMap({ Terminal(keyboard: $0) }) {
            kind = .screen(terminal)
        } else {
            kind = .lines(keyboard.map(LineTerminal.init))
        }
    }

    private static var isKnown: Bool {
        let name = getenv("TERM").map { String(cString: $0) } ?? ""
        return !["", "dumb", "unknown"].contains(name)
    }

    /// The descriptor becomes readable when a key is waiting; nil when there are never keys.
    var descriptor: Int32? {
        switch kind {
        case .screen(let terminal): terminal.descriptor
        case .lines(let terminal): terminal?.descriptor
        }
    }

    /// Nil when it has none.
    var size: ScreenSize? {
        guard case .screen(let terminal) = kind else { return nil }
        return terminal.size
    }

    /// All keys that have been pressed; nil when the terminal is closed.
    func keys() -> [Key]? {
        switch kind {
        case .screen(let terminal):
            var keys: [Key] = []
            while let key = terminal.key() { keys.append(key) }
            return keys.isEmpty && hasGone ? nil : keys
        case .lines(let terminal): return terminal.map { $0.keys() } ?? []
        }
    }

    private var hasGone: Bool {
        guard let descriptor else { return false }
        var state = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&state, 1, 0) > 0 && state.revents & Int16(POLLHUP | POLLERR | POLLNVAL) != 0
    }

    /// Makes the next drawing complete.
    func resize() {
        guard case .screen(let terminal) = kind else { return }
        terminal.resize()
        last = nil
    }

    /// Prints a line where there is no screen.
    package func line(_ text: @autoclosure () -> String) {
        guard case .lines = kind else { return }
        output.line(text())
    }

    /// Something that must be known and stands on no screen.
    func warn(_ sentence: String) {
        guard case .lines = kind else { return }
        output.warning("a11y-speak: \(sentence)")
    }

    /// - Parameter anew: whether the whole screen is sent again, whatever the terminal shows.
    func draw(_ screen: @autoclosure () -> Screen, anew: Bool = false) {
        guard case .screen(let terminal) = kind else { return }
        let screen = screen()
        if anew { terminal.redraw(screen) } else if screen != last { terminal.draw(screen) }
        last = screen
    }

    func end() {
        switch kind {
        case .screen(let terminal): terminal.end()
        case .lines(let terminal): terminal?.end()
        }
    }
}

/// A terminal without a screen: keys come from it, and sentences are printed, a line each. For terminals that cannot move
/// their cursor, for screen readers, and for output to another program.
final class LineTerminal {
    let descriptor: Int32
    private var decoder = KeyDecoder()
    private var before: termios?

    /// - Parameter keyboard: where keys are read; owned from now on.
    init(keyboard: Int32) {
        descriptor = keyboard
        var settings = termios()
        guard tcgetattr(keyboard, &settings) == 0 else { return }
        before = settings
        // Control-Q is a key, and not the sign to go on sending.
        settings.c_iflag &= ~tcflag_t(IXON)
        settings.c_lflag &= ~tcflag_t(ICANON | ECHO)
        tcsetattr(keyboard, TCSANOW, &settings)
    }

    /// The keys that have been pressed; nil when the terminal is closed.
    func keys() -> [Key]? {
        var ready = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        guard poll(&ready, 1, 0) > 0 else { return [] }
        guard let bytes = ByteInput.read(descriptor) else { return nil }
        var keys = decoder.keys(adding: bytes)
        ready.revents = 0
        // An escape that nothing follows within the time in which terminals send their sequences.
        if poll(&ready, 1, 25) == 0 { keys += decoder.settle() }
        return keys
    }

    /// The terminal is as it was before.
    func end() {
        guard var settings = before else { return }
        before = nil
        tcsetattr(descriptor, TCSANOW, &settings)
    }
}
