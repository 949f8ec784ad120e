// SPDX-License-Identifier: MIT

import AnnouncementKit
import ClientConnection
import Glibc

/// The daemon's clients in whose names the programs of the desktop are heard, each with a connection of its own.
final class ProgramLines {
    /// Called with each message of the daemon, on whichever connection it comes.
    var received: (DaemonMessage) -> Void = { _ in }

    /// Of more connections the one that was used longest ago is closed.
    private static let mostOpen = 64
    /// Seconds after which the connection of a program that says nothing is closed.
    private static let idle = 60.0
    private static let mostKnown = 256

    private let path: String
    private var lines: [String: PolledClient] = [:]

    /// - Parameter path: the daemon's socket.
    init(path: String) { self.path = path }

    /// Keeps a connection in this program's own name.
    /// - Parameter opening: requests that are sent now, and first on each further connection.
    func keep(
        _ name: String, events: Set<SubscribeRequest.Event> = [], opening: [OpeningRequest], at now: Double
    ) {
        let line = lines[name] ?? made(name, events: events, isKept: true)
        line.begin(with: opening, at: now)
    }

    /// Sends a request in a program's name.
    /// - Parameters:
    ///   - id: the id that the reply has.
    ///   - isFollowed: whether the events of the program's announcements are received from now on.
    func send(
        _ request: Request, as name: String, id: RequestID = .null, isFollowed: Bool = false, at now: Double
    ) {
        if lines[name] == nil { makeRoom() }
        let line = lines[name] ?? made(name)
        if isFollowed { line.follow(.announcements, at: now) }
        line.send(request, as: id, at: now)
    }

    private func made(
        _ name: String, events: Set<SubscribeRequest.Event> = [], isKept: Bool = false
    ) -> PolledClient {
        let line = PolledClient(as: name, version: ClientProgram.version, events: events, isKept: isKept) {
            [unowned self] in hasRoom() ? try? PolledSocket(path: path) : nil
        }
        line.received = { [unowned self] in received($0) }
        lines[name] = line
        return line
    }

    /// What to wait for with `poll`.
    var polled: [pollfd] { lines.values.compactMap(\.polled) }

    /// When ``ready(_:)`` is to be called although nothing has come.
    var wake: Double? {
        lines.values.compactMap { $0.wake ?? ($0.isConnected && $0.isIdle ? $0.lastUse + Self.idle : nil) }.min()
    }

    /// Handles what has come, and what is due.
    func ready(_ news: PollNews) {
        for line in lines.values {
            if let polled = line.polled, news.concerns(polled) { line.ready(at: news.now) }
            line.elapse(at: news.now)
            if line.isConnected, line.isIdle, line.lastUse + Self.idle <= news.now { line.close() }
        }
    }

    /// Whether one more connection may be made: closes the one that was used longest ago where there are too many.
    private func hasRoom() -> Bool {
        let open = lines.values.filter(\.isConnected)
        guard open.count >= Self.mostOpen else { return true }
        guard let last = open.filter(\.isIdle).min(by: { $0.lastUse < $1.lastUse }) else { return false }
        last.close()
        return true
    }

    /// Forgets programs when there are too many: those that have nothing to say, else all.
    private func makeRoom() {
        guard lines.count >= Self.mostKnown else { return }
        lines = lines.filter { $0.value.isConnected || !$0.value.isIdle }
        if lines.count >= Self.mostKnown { lines = lines.filter { $0.value.isKept } }
    }
}
