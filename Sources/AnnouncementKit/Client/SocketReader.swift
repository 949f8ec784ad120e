// SPDX-License-Identifier: MIT

import Dispatch
import Glibc
import Synchronization

/// Reads all connections of a process on one thread.
///
/// Dispatch sources are not used: a source that ends while another begins can crash the program
/// (swift-corelibs-libdispatch, issue 949), and sources report a disconnected peer only once.
final class SocketReader: Sendable {
    static let shared = SocketReader()

    /// Called on the reader's thread with the received bytes; called with nil at the end, and never again.
    typealias Handler = @Sendable ([UInt8]?) -> Void

    /// The delay before new connections are noticed if no pipe could be made for the bell: milliseconds.
    private static let patience: Int32 = 10

    private struct Connection {
        let descriptor: Int32
        let handler: Handler
    }

    private struct Connections {
        var byNumber: [UInt64: Connection] = [:]
        var last: UInt64 = 0
    }

    /// The connections by numbers that, unlike descriptors, are never used again: late news of a closed connection
    /// finds none.
    private let connections = Mutex(Connections())
    /// Both ends of a pipe. Writing to it wakes the reader when a connection is added.
    private let bell: [Int32]

    private init() {
        var ends: [Int32] = [-1, -1]
        if pipe(&ends) == 0 {
            for end in ends {
                _ = fcntl(end, F_SETFD, FD_CLOEXEC)
                _ = fcntl(end, F_SETFL, O_NONBLOCK)
            }
        }
        bell = ends
        DispatchQueue(label: "a11y-speak.reader").async { [self] in
            while true { wait() }
        }
    }

    func read(_ descriptor: Int32, _ handler: @escaping Handler) {
        connections.withLock { connections in
            connections.last += 1
            connections.byNumber[connections.last] = Connection(descriptor: descriptor, handler: handler)
        }
        _ = write(bell[1], [0], 1)
    }

    private func wait() {
        let watched = connections.withLock { $0.byNumber.map { ($0.key, $0.value.descriptor) } }
        var polled = watched.map { pollfd(fd: $0.1, events: Int16(POLLIN), revents: 0) }
        polled.append(pollfd(fd: bell[0], events: Int16(POLLIN), revents: 0))
        guard poll(&polled, nfds_t(polled.count), bell[0] < 0 ? Self.patience : -1) > 0 else { return }
        for (connection, news) in zip(watched, polled) where news.revents != 0 { receive(connection.0) }
        if polled[watched.count].revents != 0 {
            withUnsafeTemporaryAllocation(byteCount: 64, alignment: 1) {
                _ = Glibc.read(bell[0], $0.baseAddress, $0.count)
            }
        }
    }

    private func receive(_ number: UInt64) {
        guard let connection = connections.withLock({ $0.byNumber[number] }) else { return }
        var mayCome = false
        let bytes = [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, count in
            let received = recv(connection.descriptor, buffer.baseAddress, buffer.count, Int32(MSG_DONTWAIT))
            mayCome = received < 0 && (errno == EAGAIN || errno == EINTR)
            count = max(0, received)
        }
        if mayCome { return }
        guard bytes.isEmpty else { return connection.handler(bytes) }
        connections.withLock { $0.byNumber[number] = nil }
        connection.handler(nil)
    }
}
