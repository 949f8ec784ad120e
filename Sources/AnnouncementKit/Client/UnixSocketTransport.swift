// SPDX-License-Identifier: MIT

import Dispatch
import Glibc
import Synchronization

/// A connection to the daemon's socket: the library's only descriptor.
package final class UnixSocketTransport: Sendable {
    /// The bytes from the daemon, in order, in chunks of any length. The stream ends with the connection.
    package let bytes: AsyncStream<[UInt8]>
    private let descriptor: Int32
    /// Writes wait on this queue when the daemon does not read, never on a thread of Swift concurrency.
    private let writer = DispatchQueue(label: "a11y-speak.writer")
    /// Set only on `writer`, before the descriptor is closed: nothing is sent to a number that the system has reused.
    private let isClosed = Flag()

    private final class Flag: Sendable {
        let value = Atomic(false)
    }

    /// - Throws: ``ClientError/notRunning(path:reason:)`` and errors about the path.
    package init(path: String) throws(ClientError) {
        let descriptor = try Self.connect(path)
        let (bytes, continuation) = AsyncStream.makeStream(of: [UInt8].self)
        self.bytes = bytes
        self.descriptor = descriptor
        SocketReader.shared.read(descriptor) { [writer, isClosed] received in
            if let received { return _ = continuation.yield(received) }
            continuation.finish()
            writer.async {
                isClosed.value.store(true, ordering: .relaxed)
                Glibc.close(descriptor)
            }
        }
    }

    /// Sends in the order of the calls, and returns at once. Bytes sent after the daemon has disconnected are lost.
    package func send(_ bytes: [UInt8]) {
        writer.async { [descriptor, isClosed] in
            guard !isClosed.value.load(ordering: .relaxed) else { return }
            var rest = bytes[...]
            while !rest.isEmpty {
                let sent = rest.withUnsafeBytes {
                    Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
                }
                if sent < 0 && errno == EINTR { continue }
                guard sent > 0 else { return }
                rest = rest.dropFirst(sent)
            }
        }
    }

    /// Ends the sending side; the daemon's remaining bytes are still received.
    package func finishSending() {
        shutDown(Int32(SHUT_WR))
    }

    /// Closes when everything is sent: the reader sees the end and closes the descriptor.
    package func close() {
        shutDown(Int32(SHUT_RDWR))
    }

    private func shutDown(_ direction: Int32) {
        writer.async { [descriptor, isClosed] in
            guard !isClosed.value.load(ordering: .relaxed) else { return }
            _ = shutdown(descriptor, direction)
        }
    }

    /// - Parameter options: flags added to the socket's type.
    /// - Throws: ``ClientError/notRunning(path:reason:)`` and errors about the path.
    package static func connect(_ path: String, _ options: Int32 = 0) throws(ClientError) -> Int32 {
        guard path.utf8.count <= DaemonAddress.longestPath else {
            let reason = "the path is longer than \(DaemonAddress.longestPath) bytes"
            throw .notRunning(path: path, reason: reason)
        }
        let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue) | options, 0)
        let status = DaemonAddress.withSocketAddress(path) { Glibc.connect(descriptor, $0, $1) }
        guard descriptor >= 0, status == 0 else {
            let code = errno
            if descriptor >= 0 { Glibc.close(descriptor) }
            throw error(code, at: path)
        }
        return descriptor
    }

    /// - Parameter code: the error number of connect(2).
    private static func error(_ code: Int32, at path: String) -> ClientError {
        if code == EACCES || code == EPERM { return .notPermitted(path: path) }
        if code == ENOENT, let folder = missingFolder(of: path) { return .noFolder(folder) }
        return .notRunning(path: path, reason: String(cString: strerror(code)))
    }

    /// The folder that a session or a user has to make; nil when it exists. The daemon itself makes the folder
    /// `a11y-speakd`.
    private static func missingFolder(of path: String) -> String? {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
        let folder = (parts.last == "a11y-speakd" ? parts.dropLast() : parts).joined(separator: "/")
        return folder.isEmpty || access(folder, F_OK) == 0 ? nil : folder
    }
}

/// A connection's bytes, both ways. Tests of a client replace this protocol's socket.
package protocol ClientTransport: Sendable {
    /// The bytes from the daemon, in order, in chunks of any length. The stream ends with the connection.
    var bytes: AsyncStream<[UInt8]> { get }
    /// Sends in the order of the calls, and returns at once. Bytes sent after the connection has ended are lost.
    func send(_ bytes: [UInt8])
    /// Closes when everything is sent.
    func close()
}

extension UnixSocketTransport: ClientTransport {}
