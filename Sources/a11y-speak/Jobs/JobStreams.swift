// SPDX-License-Identifier: MIT

import ClientConnection
import Dispatch
import Glibc
import Synchronization

/// What a command writes as its errors, on its way to where it goes, read as it passes.
///
/// A terminal stays one: the errors have a terminal of their own, of the same size and modes, whose bytes are passed on as they
/// are. The command's input and output are not touched. Where output and errors go to one file or pipe they share one way there,
/// so that their order stays.
final class JobStreams: Sendable {
    /// What the command gets as its standard error.
    let errors: Int32
    /// What it gets as its standard output; nil for this program's own.
    let output: Int32?
    private let source: Int32
    /// Written to when the command has ended.
    private let (ended, end): (Int32, Int32)
    private let last = Mutex(LastError())
    private let isDone = DispatchSemaphore(value: 0)

    /// Nil when there are no descriptors, or nobody could see the errors: then they go where they went.
    init?() {
        let isTerminal = isatty(STDERR_FILENO) == 1
        guard let way = isTerminal ? Self.terminal() : Self.pipe() else { return nil }
        guard let news = Self.pipe() else {
            for descriptor in [way.source, way.end] { close(descriptor) }
            return nil
        }
        (source, errors) = way
        (ended, end) = news
        output = !isTerminal && Self.isOneFile(STDOUT_FILENO, STDERR_FILENO) ? way.end : nil
    }

    /// Passes the bytes on, from now until the command has ended.
    func start() {
        close(errors)
        DispatchQueue(label: "a11y-speak.errors").async { [self] in
            pass()
            isDone.signal()
        }
    }

    /// The command has ended: what it has written by now is passed on. Programs that it has left behind write to nobody.
    /// - Returns: its last error.
    func finish() -> String? {
        close(end)
        isDone.wait()
        for descriptor in [source, ended] { close(descriptor) }
        return last.withLock { $0.end() }
    }

    /// The errors' terminal has the size of the user's own.
    func resize() {
        var size = winsize()
        if ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0 { _ = ioctl(source, UInt(TIOCSWINSZ), &size) }
    }

    private func pass() {
        var waits = [
            pollfd(fd: source, events: Int16(POLLIN), revents: 0), pollfd(fd: ended, events: Int16(POLLIN), revents: 0),
        ]
        while true {
            guard poll(&waits, 2, -1) >= 0 || errno == EINTR else { return }
            if waits[0].revents != 0 {
                // A terminal that nobody has open any more is an error.
                guard let bytes = ByteInput.read(source), Self.write(bytes) else { return }
                last.withLock { $0.take(bytes) }
            } else if waits[1].revents != 0 {
                return
            }
        }
    }

    /// - Returns: false when nobody takes them any more: then the command learns it as it would have.
    private static func write(_ bytes: [UInt8]) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(STDERR_FILENO, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }
}

extension JobStreams {
    /// The two ends of a way: that which is read, and that which the command gets.
    private typealias Way = (source: Int32, end: Int32)

    private static func pipe() -> Way? {
        var ends: [Int32] = [-1, -1]
        guard Glibc.pipe(&ends) == 0 else { return nil }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        return (ends[0], ends[1])
    }

    /// A terminal with the modes of the user's own, but that it changes nothing of what is written: that one does it.
    private static func terminal() -> Way? {
        var (modes, size, source, end) = (termios(), winsize(), Int32(-1), Int32(-1))
        guard tcgetattr(STDERR_FILENO, &modes) == 0, ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0 else {
            return nil
        }
        modes.c_oflag &= ~tcflag_t(OPOST)
        guard openpty(&source, &end, nil, &modes, &size) == 0 else { return nil }
        for descriptor in [source, end] { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
        return (source, end)
    }

    private static func isOneFile(_ one: Int32, _ other: Int32) -> Bool {
        var (first, second) = (stat(), stat())
        guard fstat(one, &first) == 0, fstat(other, &second) == 0 else { return false }
        return first.st_dev == second.st_dev && first.st_ino == second.st_ino
    }
}

/// The line in which a command tells what went wrong, of all that it writes. A value: bytes in.
struct LastError: Sendable {
    /// How surely a line tells of an error.
    private enum Kind: Int, Comparable {
        /// Any words.
        case words
        /// What make and test runners end with: it says only that there was one.
        case summary
        /// "error:", "fatal:" and their like, as compilers, git and Python have them.
        case error

        static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
    }

    private var cutter = LineCutter(limit: 4096)
    private var last: (kind: Kind, text: String)?

    mutating func take(_ bytes: [UInt8]) { for line in cutter.lines(adding: bytes) { take(line: line) } }

    /// - Returns: the last of the lines that tell it most surely; nil when nothing was written. At most 160 characters.
    mutating func end() -> String? {
        if let line = cutter.rest() { take(line: line) }
        return last?.text
    }

    private mutating func take(line: [UInt8]) {
        let line = LogText(line, limit: 160)
        guard !line.text.isEmpty, !line.isBinary else { return }
        let kind = Self.kind(line.text)
        if last.map({ $0.kind <= kind }) ?? true { last = (kind, line.text) }
    }

    private static func kind(_ text: String) -> Kind {
        let text = text.lowercased()
        if errors.contains(where: text.contains) || text.hasPrefix("e: ") { return .error }
        return text.contains("*** ") || text.hasPrefix("failed") ? .summary : .words
    }

    private static let errors = ["error:", "fatal:", "error[", "exception:", "panic:", "panicked at"]
}
