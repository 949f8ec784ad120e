// SPDX-License-Identifier: MIT

import ClientConnection
import Dispatch
import Glibc
import Synchronization

/// The errors of a command, which pass through this program to their destination and are read on the way.
///
/// A terminal remains a terminal: the errors get their own one with the same size and modes, and their bytes are passed
/// on unchanged. The command's input and output are not touched, unless output and errors go to the same file or pipe.
/// Then both take the same way, which keeps their order.
final class JobStreams: Sendable {
    /// The descriptor for the command's standard error.
    let errors: Int32
    /// The descriptor for the command's standard output; nil for this program's.
    let output: Int32?
    private let source: Int32
    /// A pipe whose `end` is closed when the command has ended.
    private let (ended, end): (Int32, Int32)
    private let last = Mutex(LastError())
    private let isDone = DispatchSemaphore(value: 0)

    /// Nil when there are no free descriptors, or standard error cannot be used: then the errors take their usual way.
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

    /// Passes on bytes until the command has ended.
    func start() {
        close(errors)
        DispatchQueue(label: "a11y-speak.errors").async { [self] in
            pass()
            isDone.signal()
        }
    }

    /// Passes on the bytes written so far, after the command has ended. Programs that it left running lose their
    /// reader.
    /// - Returns: the command's last error.
    func finish() -> String? {
        close(end)
        isDone.wait()
        for descriptor in [source, ended] { close(descriptor) }
        return last.withLock { $0.end() }
    }

    /// Gives the terminal for errors the size of the user's terminal.
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
                // A read from a terminal that no process has open fails.
                guard let bytes = ByteInput.read(source), Self.write(bytes) else { return }
                last.withLock { $0.take(bytes) }
            } else if waits[1].revents != 0 {
                return
            }
        }
    }

    /// - Returns: false when standard error is closed: then the command's next write fails too.
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
    /// The two ends of a way: the one that is read, and the command's.
    private typealias Way = (source: Int32, end: Int32)

    private static func pipe() -> Way? {
        var ends: [Int32] = [-1, -1]
        guard Glibc.pipe(&ends) == 0 else { return nil }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        return (ends[0], ends[1])
    }

    /// A terminal with the modes of the user's terminal. Only that one processes the output; this one leaves bytes
    /// unchanged.
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

/// Finds the line that reports the error among all output of a command. A value: bytes in.
struct LastError: Sendable {
    /// The certainty that a line reports an error.
    private enum Kind: Int, Comparable {
        /// Any other line.
        case words
        /// The last lines of make and of test runners, which report only that there was an error.
        case summary
        /// "error:", "fatal:" and the like, from compilers, git and Python.
        case error

        static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
    }

    private var cutter = LineCutter(limit: 4096)
    private var last: (kind: Kind, text: String)?

    mutating func take(_ bytes: [UInt8]) { for line in cutter.lines(adding: bytes) { take(line: line) } }

    /// - Returns: the last line with the greatest certainty, at most 160 characters; nil when nothing was written.
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
