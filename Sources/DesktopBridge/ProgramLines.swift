// SPDX-License-Identifier: MIT

import AnnouncementKit
import ClientConnection
import Glibc

/// The daemon's clients in whose names the programs of the desktop are heard, each with a connection of its own. Performs the
/// steps of ``ProgramLine``.
final class ProgramLines {
    /// What the daemon has told, and whose line it came on.
    var heard: (String, DaemonMessage) -> Void = { _, _ in }

    private struct Line {
        var line: ProgramLine
        var socket: DaemonSocket?
        /// What has come and is not handled yet.
        var backlog: ArraySlice<[UInt8]> = []
    }

    /// Messages that are handled in a turn: others wait for none of a thousand. What comes is read at once, as the daemon tells no
    /// more to those that do not read.
    private static let slice = 64

    /// Of more connections the one that was used longest ago is closed.
    private static let mostOpen = 64
    /// A program that said nothing for so long has no connection: seconds.
    private static let idle = 60.0
    private static let mostKnown = 256

    private let path: String
    private var lines: [String: Line] = [:]
    private var lastNumber = 0
    private let coder = WireCoder()
    private let secret = String(UInt64.random(in: 0...UInt64.max), radix: 36)
    private var lastSession = 0

    /// - Parameter path: the daemon's socket.
    init(path: String) { self.path = path }

    /// The line over which this program itself talks, with what each connection begins with.
    func keep(_ name: String, opening: [Request], at now: Double) {
        if lines[name] == nil { lines[name] = Line(line: ProgramLine(hello: hello(name), isKept: true)) }
        guard let steps = lines[name]?.line.open(with: opening) else { return }
        perform(steps, name, at: now)
    }

    /// Sends a request in a program's name.
    /// - Parameter opening: what each connection of it begins with, from now on.
    /// - Returns: the number that the answer has.
    @discardableResult
    func send(_ request: Request, as name: String, opening: [Request] = [], at now: Double) -> Int {
        lastNumber += 1
        if lines[name] == nil {
            makeRoom()
            lines[name] = Line(line: ProgramLine(hello: hello(name), opening: opening))
        } else if !opening.isEmpty, let steps = lines[name]?.line.begin(with: opening) {
            perform(steps, name, at: now)
        }
        take(.send(request, lastNumber), name, at: now)
        return lastNumber
    }

    private func hello(_ name: String) -> HelloRequest {
        lastSession += 1
        return HelloRequest(client: name, version: ClientProgram.version, session: "desktop-\(secret)-\(lastSession)")
    }

    /// What to wait for, and whose it is.
    var polled: [(name: String, pollfd)] { lines.compactMap { name, line in line.socket.map { (name, $0.polled) } } }

    /// When ``elapse(at:)`` is wanted.
    var wake: Double? {
        lines.values.compactMap { line in
            guard line.backlog.isEmpty else { return 0 }
            return line.line.wake ?? (line.socket != nil && line.line.isIdle ? line.line.lastUse + Self.idle : nil)
        }.min()
    }

    func elapse(at now: Double) {
        for (name, line) in lines {
            if let wake = line.line.wake, wake <= now { take(.elapsed, name, at: now) }
            if line.socket != nil, line.line.isIdle, line.line.lastUse + Self.idle <= now { close(name) }
            handle(Self.slice, of: name, at: now)
        }
    }

    /// Its descriptor has something to tell.
    func ready(_ name: String, at now: Double) {
        guard let socket = lines[name]?.socket else { return }
        socket.flush()
        guard let received = socket.lines() else {
            handle(.max, of: name, at: now)
            lines[name]?.socket = nil
            return take(.lost, name, at: now)
        }
        lines[name]?.backlog += received
        handle(Self.slice, of: name, at: now)
    }

    private func handle(_ count: Int, of name: String, at now: Double) {
        for _ in 0..<count {
            guard let next = lines[name]?.backlog.popFirst() else { break }
            take(next, name, at: now)
        }
        // A slice keeps all that it began with.
        if lines[name]?.backlog.isEmpty == true { lines[name]?.backlog = [] }
    }

    private func take(_ bytes: [UInt8], _ name: String, at now: Double) {
        guard let message = try? coder.daemonMessage(bytes) else { return }
        if case .reply(.number(let number), _) = message, number > 0 { take(.answered(number), name, at: now) }
        heard(name, message)
    }

    private func take(_ event: ProgramLine.Event, _ name: String, at now: Double) {
        guard let steps = lines[name]?.line.take(event, at: now) else { return }
        perform(steps, name, at: now)
    }

    private func perform(_ steps: [ProgramLine.Step], _ name: String, at now: Double) {
        for step in steps {
            switch step {
            case .write(let bytes): lines[name]?.socket?.write(bytes)
            case .connect:
                let socket = hasRoom() ? DaemonSocket(path: path) : nil
                lines[name]?.socket = socket
                take(socket == nil ? .lost : .connected, name, at: now)
            }
        }
    }

    private func close(_ name: String) {
        lines[name]?.socket = nil
        lines[name]?.line.close()
    }

    /// Whether one more connection may be made: closes the one that was used longest ago where there are too many.
    private func hasRoom() -> Bool {
        let open = lines.filter { $0.value.socket != nil }
        guard open.count >= Self.mostOpen else { return true }
        let idle = open.filter { $0.value.line.isIdle }
        guard let last = idle.min(by: { $0.value.line.lastUse < $1.value.line.lastUse })?.key else { return false }
        close(last)
        return true
    }

    /// Forgets programs when there are too many: those that have nothing to say, else all.
    private func makeRoom() {
        guard lines.count >= Self.mostKnown else { return }
        lines = lines.filter { $0.value.socket != nil || !$0.value.line.isIdle }
        if lines.count >= Self.mostKnown { lines = lines.filter { $0.value.line.isKept } }
    }
}
