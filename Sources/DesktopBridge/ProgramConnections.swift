// SPDX-License-Identifier: MIT

import AnnouncementKit
import ClientConnection
import DaemonProtocol
import Glibc

/// The connections to the daemon in the names of the desktop's programs, one for each program.
final class ProgramConnections {
    /// Called with each message of the daemon on any of the connections.
    var received: (DaemonMessage) -> Void = { _ in }

    /// Beyond this number, the connection that was used least recently is closed.
    private static let maxOpen = 64
    /// Seconds after which an unused connection is closed.
    private static let idle = 60.0
    private static let maxKnown = 256

    private let path: String
    private var lines: [String: PolledClient] = [:]

    /// - Parameter path: the daemon's socket.
    init(path: String) { self.path = path }

    /// Keeps a connection in this program's own name.
    /// - Parameter opening: requests that are sent now, and first on each later connection.
    func keep(
        _ name: String, events: Set<SubscribeRequest.Event> = [], opening: [OpeningRequest], at now: Double
    ) {
        let line = lines[name] ?? made(name, events: events, isKept: true)
        line.begin(with: opening, at: now)
    }

    /// Sends a request in a program's name.
    /// - Parameters:
    ///   - id: the id of the reply.
    ///   - isFollowed: whether to receive the events of the program's announcements from now on.
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

    /// The descriptors and the events for poll.
    var polled: [pollfd] { lines.values.compactMap(\.polled) }

    /// When ``ready(_:)`` must be called even without events.
    var wake: Double? {
        lines.values.compactMap { $0.wake ?? ($0.isConnected && $0.isIdle ? $0.lastUse + Self.idle : nil) }.min()
    }

    /// Handles received messages and due tasks.
    func ready(_ news: ReadyDescriptors) {
        for line in lines.values {
            if let polled = line.polled, news.concerns(polled) { line.ready(at: news.now) }
            line.elapse(at: news.now)
            if line.isConnected, line.isIdle, line.lastUse + Self.idle <= news.now { line.close() }
        }
    }

    /// Whether another connection may be made. At the limit, closes the idle connection that was used least recently.
    private func hasRoom() -> Bool {
        let open = lines.values.filter(\.isConnected)
        guard open.count >= Self.maxOpen else { return true }
        guard let last = open.filter(\.isIdle).min(by: { $0.lastUse < $1.lastUse }) else { return false }
        last.close()
        return true
    }

    /// Forgets programs at the limit: closed idle connections first, then all but the kept ones.
    private func makeRoom() {
        guard lines.count >= Self.maxKnown else { return }
        lines = lines.filter { $0.value.isConnected || !$0.value.isIdle }
        if lines.count >= Self.maxKnown { lines = lines.filter { $0.value.isKept } }
    }
}
