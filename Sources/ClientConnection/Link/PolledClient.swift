// SPDX-License-Identifier: MIT

import AnnouncementKit
import DaemonProtocol
import Glibc

/// A connection to the daemon for a `poll` loop: has no thread and never blocks. Like ``AnnouncementClient``, it
/// performs the steps of ``ConnectionStory`` and ``Correspondence``. Times are seconds of any clock.
///
/// The client connects when a request is sent. If the daemon disconnects, the client searches for it while requests
/// wait.
package final class PolledClient {
    /// Called with each message from the daemon. Replies have the ids that were passed to ``send(_:as:at:)``.
    package var received: (DaemonMessage) -> Void = { _ in }
    /// The time of the latest request, in seconds.
    package private(set) var lastUse = 0.0
    /// True if the connection stays open when there is nothing to send.
    package let isKept: Bool
    private let connect: () -> (any PolledTransport)?
    /// Nil while no connection is needed.
    private var story: ConnectionStory?
    private var correspondence: Correspondence
    private var transport: (any PolledTransport)?
    /// Received lines that have not been handled.
    private var backlog: ArraySlice<[UInt8]> = []
    /// The time of the next attempt to connect, in seconds.
    private var retry: Double?

    /// The number of lines handled in one turn, so that other connections need not wait for thousands. All lines are
    /// received at once, because the daemon drops events of clients that do not read.
    private static let slice = 64
    private static let maxUnanswered = 32
    private static let patience = ConnectionStory.Patience(isEndless: true)

    /// - Parameters:
    ///   - name: the client name that is sent to the daemon.
    ///   - isKept: true if the connection stays open when there is nothing to send.
    ///   - connect: makes a connection; nil if nothing listens.
    package init(
        as name: String, version: String? = nil, events: Set<SubscribeRequest.Event> = [], isKept: Bool = false,
        connect: @escaping () -> (any PolledTransport)?
    ) {
        let introduction = Introduction(name, version: version, session: nil, events: events)
        correspondence = Correspondence(introduction, limit: Self.maxUnanswered)
        (self.isKept, self.connect) = (isKept, connect)
    }

    package var isConnected: Bool { transport != nil }

    /// True if no request waits for a reply, and the connection need not be kept.
    package var isIdle: Bool { !isKept && correspondence.has(.answers) }

    /// Sends a request. Without a daemon the request waits for at most 10 s. It is dropped if 32 requests have no
    /// reply.
    /// - Parameter id: the id of the reply; the program may use it several times.
    package func send(_ request: Request, as id: RequestID = .null, at now: Double) {
        lastUse = now
        guard correspondence.has(.room) else { return }
        open(at: now)
        perform(correspondence.ask(request, for: .listener(id, asked: now)), at: now)
    }

    /// Subscribes to one more kind of event, on this connection and the next ones.
    package func follow(_ event: SubscribeRequest.Event, at now: Double) {
        var wish = correspondence.subscription
        guard wish.events.insert(event).inserted else { return }
        correspondence.note(.subscribe(wish))
        if isConnected { perform([correspondence.say(.subscribe(wish), for: .nobody)], at: now) }
    }

    /// Sends requests now, and first on each further connection.
    package func begin(with opening: [OpeningRequest], at now: Double) {
        correspondence.begin(with: opening)
        if isConnected { perform(correspondence.begin(), at: now) } else { open(at: now) }
    }

    /// Closes the connection until the next request.
    package func close() { (story, transport, retry, backlog) = (nil, nil, nil, []) }
}

/// Functions that the `poll` loop calls.
extension PolledClient {
    /// The descriptor to poll, with its events; nil without a connection.
    package var polled: pollfd? { transport?.polled }

    /// The time at which to call ``elapse(at:)``, in seconds; nil for never.
    package var wake: Double? { backlog.isEmpty ? retry : 0 }

    /// Handles a descriptor that has become readable or writable.
    package func ready(at now: Double) {
        guard let transport else { return }
        transport.flush()
        let lines = transport.lines()
        backlog += lines ?? []
        handle(lines == nil ? .max : Self.slice, at: now)
        guard lines == nil else { return }
        self.transport = nil
        take(.disconnected, at: now)
        closeIfIdle(at: now)
    }

    package func elapse(at now: Double) {
        handle(Self.slice, at: now)
        guard let retry, retry <= now else { return }
        self.retry = nil
        take(.waited, at: now)
        closeIfIdle(at: now)
    }

    private func handle(_ count: Int, at now: Double) {
        for _ in 0..<count {
            guard let line = backlog.popFirst() else { break }
            perform(correspondence.take(line), at: now)
        }
        // An array slice keeps the memory of its removed lines.
        if backlog.isEmpty { backlog = [] }
    }
}

/// Performs the steps of the story and of the correspondence.
extension PolledClient {
    private func open(at now: Double) {
        guard story == nil else { return }
        story = ConnectionStory(Self.patience, isSearching: true)
        perform(ConnectionStory.Step.connect, at: now)
    }

    private func take(_ event: ConnectionStory.Event, at now: Double) {
        for step in story?.take(event) ?? [] { perform(step, at: now) }
    }

    private func perform(_ step: ConnectionStory.Step, at now: Double) {
        switch step {
        case .connect:
            transport = connect()
            take(isConnected ? .connected : .notFound, at: now)
        case .introduce:
            dropOld(at: now)
            perform(correspondence.introduce(), at: now)
        case .settle: perform(correspondence.cut(), at: now)
        case .wait(let delay): retry = now + delay / .seconds(1)
        case .end(let why): end(why, at: now)
        // Each request has its own time limit, so a silent daemon is not reported here.
        case .welcome, .report, .lose, .disconnect: break
        }
    }

    private func perform(_ steps: [Correspondence.Step], at now: Double) {
        for step in steps {
            switch step {
            case .send(let line): transport?.write(line)
            case .story(let event): take(event, at: now)
            case .message(let message): received(message)
            case .answer, .made: break
            }
        }
    }

    /// The daemon refuses this client, so its requests fail. A connection that is kept is tried again later.
    private func end(_ why: ConnectionStory.End, at now: Double) {
        close()
        perform(correspondence.lose(because: why.error), at: now)
        guard isKept else { return }
        story = ConnectionStory(Self.patience, isSearching: true)
        retry = now + Self.patience.longestDelay / .seconds(1)
    }

    /// Ends the search if no request waits.
    private func closeIfIdle(at now: Double) {
        guard !isConnected else { return }
        dropOld(at: now)
        if isIdle { close() }
    }

    private func dropOld(at now: Double) {
        correspondence.drop(askedBefore: now - Self.patience.limit / .seconds(1))
    }
}

/// A connection's bytes, both ways, without waiting. Tests of ``PolledClient`` replace this protocol's socket.
package protocol PolledTransport: AnyObject {
    /// The descriptor to poll, with its events.
    var polled: pollfd { get }
    /// Sends now, or as soon as there is room.
    func write(_ bytes: [UInt8])
    /// Sends as many bytes as there is room for.
    func flush()
    /// The received lines; nil if the connection has ended.
    func lines() -> [[UInt8]]?
}

/// A connection to the daemon's socket.
package final class PolledSocket: PolledTransport {
    private let descriptor: Int32
    private var framer = LineFramer(limit: .max - 1)
    private var unsent: [UInt8] = []
    /// The number of unsent bytes above which further lines are dropped, for a daemon that does not read.
    private static let maxUnsent = 1 << 20

    /// - Throws: ``ClientError/notRunning(path:reason:)`` and errors about the path.
    package init(path: String) throws(ClientError) {
        descriptor = try UnixSocketTransport.connect(path, Int32(SOCK_NONBLOCK.rawValue))
    }

    deinit { Glibc.close(descriptor) }

    package var polled: pollfd {
        pollfd(fd: descriptor, events: Int16(POLLIN | (unsent.isEmpty ? 0 : POLLOUT)), revents: 0)
    }

    package func write(_ bytes: [UInt8]) {
        guard unsent.count + bytes.count <= Self.maxUnsent else { return }
        unsent += bytes
        flush()
    }

    package func flush() {
        while !unsent.isEmpty {
            let sent = unsent.withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
            if sent < 0 && errno == EINTR { continue }
            guard sent > 0 else { return }
            unsent.removeFirst(sent)
        }
    }

    package func lines() -> [[UInt8]]? {
        var lines: [[UInt8]] = []
        while true {
            var received = 0
            let bytes = [UInt8](unsafeUninitializedCapacity: 16_384) { buffer, count in
                received = recv(descriptor, buffer.baseAddress, buffer.count, Int32(MSG_DONTWAIT))
                count = max(0, received)
            }
            if received < 0 && errno == EINTR { continue }
            if received < 0 { return errno == EAGAIN ? lines : nil }
            guard received > 0 else { return lines.isEmpty ? nil : lines }
            lines += (try? framer.lines(adding: bytes)) ?? []
        }
    }
}
