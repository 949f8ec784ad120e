// SPDX-License-Identifier: MIT

import ClientConnection
import Glibc

/// The output of lines and warnings: standard output and standard error by default.
package struct LineOutput {
    var line: (String) -> Void = { StandardOutput.line($0) }
    var warning: (String) -> Void = StandardOutput.error
}

/// The display of a command: a screen, or lines. One task uses it, one call at a time.
package final class TerminalDisplay<Screen: TerminalScreen> {
    private enum Kind {
        case screen(Terminal)
        case lines(LineTerminal?)
    }

    private let kind: Kind
    private let output: LineOutput
    private var last: Screen?

    /// Makes a screen when the terminal supports one and the user has not asked for lines.
    /// - Parameters:
    ///   - keyboard: the descriptor to read keys from, which the display owns now. Nil for no keys.
    ///   - output: the destination of lines and warnings.
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

    /// A descriptor that becomes readable when a key waits; nil when there are never keys.
    var descriptor: Int32? {
        switch kind {
        case .screen(let terminal): terminal.descriptor
        case .lines(let terminal): terminal?.descriptor
        }
    }

    /// The screen's size; nil for lines.
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
            return keys.isEmpty && isDisconnected ? nil : keys
        case .lines(let terminal): return terminal.map { $0.keys() } ?? []
        }
    }

    private var isDisconnected: Bool {
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

    /// Prints a line, unless there is a screen.
    package func line(_ text: @autoclosure () -> String) {
        guard case .lines = kind else { return }
        output.line(text())
    }

    /// Prints a warning, unless there is a screen, which does not show it.
    func warn(_ sentence: String) {
        guard case .lines = kind else { return }
        output.warning("a11y-speak: \(sentence)")
    }

    /// - Parameter redrawsAll: whether to send the whole screen again, whatever the terminal shows.
    func draw(_ screen: @autoclosure () -> Screen, redrawsAll: Bool = false) {
        guard case .screen(let terminal) = kind else { return }
        let screen = screen()
        if redrawsAll { terminal.redraw(screen) } else if screen != last { terminal.draw(screen) }
        last = screen
    }

    func end() {
        switch kind {
        case .screen(let terminal): terminal.end()
        case .lines(let terminal): terminal?.end()
        }
    }
}

/// A terminal without a screen: keys are read from it, and each sentence is printed on one line. For terminals that
/// cannot move their cursor, for screen readers, and for output to another program.
final class LineTerminal {
    let descriptor: Int32
    private var decoder = KeyDecoder()
    private var before: termios?

    /// - Parameter keyboard: the descriptor to read keys from, which this object owns now.
    init(keyboard: Int32) {
        descriptor = keyboard
        var settings = termios()
        guard tcgetattr(keyboard, &settings) == 0 else { return }
        before = settings
        // Makes Control-Q a key: with IXON it would resume the output.
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
        // An escape byte without a sequence in the time in which terminals send one.
        if poll(&ready, 1, 25) == 0 { keys += decoder.settle() }
        return keys
    }

    /// Restores the terminal's settings.
    func end() {
        guard var settings = before else { return }
        before = nil
        tcsetattr(descriptor, TCSANOW, &settings)
    }
}
