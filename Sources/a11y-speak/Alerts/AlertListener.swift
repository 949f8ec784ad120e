// SPDX-License-Identifier: MIT

import ClientConnection
import Dispatch
import Glibc
import Synchronization

/// Accepts senders' connections and passes their requests to a handler. Each connection has its own thread: they are
/// few, and each waits for the daemon.
final class AlertListener: Sendable {
    /// The largest number of connections at a time; further ones wait.
    private static let most = 64

    typealias Handler = @Sendable (HTTPRequest) async -> HTTPReply

    private let descriptor: Int32
    private let handler: Handler
    private let room = DispatchSemaphore(value: most)

    /// - Parameter descriptor: a listening socket.
    init(_ descriptor: Int32, handler: @escaping Handler) {
        (self.descriptor, self.handler) = (descriptor, handler)
    }

    /// Starts to accept connections.
    func start() {
        // A sender may disconnect before the reply.
        signal(SIGPIPE, SIG_IGN)
        DispatchQueue(label: "a11y-speak.listener").async { [self] in
            while true {
                room.wait()
                let connection = accept(descriptor, nil, nil)
                guard connection >= 0 else {
                    room.signal()
                    // Without free descriptors, the only remedy is to wait.
                    if errno != EINTR, errno != ECONNABORTED { usleep(100_000) }
                    continue
                }
                _ = fcntl(connection, F_SETFD, FD_CLOEXEC)
                DispatchQueue(label: "a11y-speak.sender").async { [self] in
                    SenderConnection(connection, handler).serve()
                    room.signal()
                }
            }
        }
    }
}

/// One connection from its first byte to its end, used by one thread.
private struct SenderConnection {
    /// In seconds: the time that a request may take to arrive, and the time that an idle connection is kept.
    private static let patience = 10.0
    private static let idle = 120.0

    private let descriptor: Int32
    private let handler: AlertListener.Handler

    init(_ descriptor: Int32, _ handler: @escaping AlertListener.Handler) {
        (self.descriptor, self.handler) = (descriptor, handler)
    }

    func serve() {
        defer { close(descriptor) }
        var intake = HTTPIntake()
        var deadline = SteadyClock.now + Self.patience
        while true {
            guard waits(POLLIN, until: deadline) else {
                let late = HTTPRefusal(408, "The request was not complete within 10 seconds.")
                if !intake.isIdle { _ = answer(HTTPReply(late)) }
                return
            }
            guard let bytes = ByteInput.read(descriptor) else { return }
            let wasIdle = intake.isIdle
            for step in intake.take(bytes) {
                guard perform(step) else { return }
            }
            if intake.isIdle {
                deadline = SteadyClock.now + Self.idle
            } else if wasIdle {
                deadline = SteadyClock.now + Self.patience
            }
        }
    }

    /// - Returns: false when the connection must be closed.
    private func perform(_ step: HTTPIntake.Step) -> Bool {
        switch step {
        case .sendContinue: return write(HTTPReply.sendContinue)
        case .request(let request): return answer(reply(to: request))
        case .refuse(let refusal):
            _ = answer(HTTPReply(refusal))
            // If the socket were closed immediately, bytes that still arrive would reset it and the reply could be
            // lost.
            shutdown(descriptor, Int32(SHUT_WR))
            let deadline = SteadyClock.now + 1
            while waits(POLLIN, until: deadline), ByteInput.read(descriptor) != nil {}
            return false
        }
    }

    private func reply(to request: HTTPRequest) -> HTTPReply {
        let answer = Answer()
        Task { [handler] in answer.give(await handler(request)) }
        return answer.wait()
    }

    private func answer(_ reply: HTTPReply) -> Bool { write(reply.bytes) && reply.isKept }

    private func write(_ bytes: [UInt8]) -> Bool {
        var rest = bytes[...]
        let deadline = SteadyClock.now + Self.patience
        while !rest.isEmpty {
            guard waits(POLLOUT, until: deadline) else { return false }
            let count = rest.withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, Int32(MSG_DONTWAIT)) }
            if count < 0, errno == EINTR || errno == EAGAIN { continue }
            guard count > 0 else { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }

    /// - Returns: false when the descriptor was not ready in time.
    private func waits(_ event: Int32, until deadline: Double) -> Bool {
        var wait = pollfd(fd: descriptor, events: Int16(event), revents: 0)
        while true {
            let left = deadline - SteadyClock.now
            guard left > 0 else { return false }
            let count = poll(&wait, 1, Int32((left * 1000).rounded(.up)))
            if count > 0 { return true }
            if count < 0, errno != EINTR { return false }
        }
    }
}

/// A reply that a thread waits for.
private final class Answer: Sendable {
    private let reply = Mutex<HTTPReply?>(nil)
    private let isThere = DispatchSemaphore(value: 0)

    func give(_ reply: HTTPReply) {
        self.reply.withLock { $0 = reply }
        isThere.signal()
    }

    func wait() -> HTTPReply {
        isThere.wait()
        return reply.withLock { $0 } ?? HTTPReply(503, "There is no answer.", isKept: false)
    }
}
