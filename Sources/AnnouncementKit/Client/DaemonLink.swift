// SPDX-License-Identifier: MIT

import Glibc

/// How to connect to the daemon, and how to reconnect.
package struct DaemonLink: Sendable {
    package var connect: @Sendable () throws(ClientError) -> any ClientTransport
    /// How long requests wait for a daemon before they fail.
    package var patience = ConnectionStory.Patience().limit
    /// True if the client continues to search after `patience`, as long as it is open.
    package var isPersistent = false
    package var clock: any Clock<Duration>
    /// The time after which a daemon that answers nothing counts as hung; nil for never. A daemon that systemd starts
    /// on a busy machine may need some seconds.
    package var longestSilence: Duration?

    package init(
        clock: any Clock<Duration> = ContinuousClock(),
        connect: @escaping @Sendable () throws(ClientError) -> any ClientTransport
    ) {
        self.clock = clock
        self.connect = connect
    }

    /// A link to a socket.
    package init(path: String) {
        self.init { () throws(ClientError) in try UnixSocketTransport(path: path) }
        longestSilence = .seconds(10)
    }

    var searchPatience: ConnectionStory.Patience {
        .init(limit: patience, isEndless: isPersistent)
    }
}

/// The address of the daemon.
package enum DaemonAddress {
    /// The longest path that fits a Unix socket's address.
    package static let longestPath = 107

    /// Calls `body` with the socket address of a path, which must not be longer than ``longestPath``.
    package static func withSocketAddress(
        _ path: String, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32
    ) -> Int32 {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
        return withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                body($0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
    }

    /// The value of `$A11Y_SPEAKD_SOCKET`, otherwise `$XDG_RUNTIME_DIR/a11y-speakd/events.sock`.
    /// - Throws: ``ClientError/noAddress`` when neither is set.
    package static func socketPath(environment: [String: String]) throws(ClientError) -> String {
        if let path = environment["A11Y_SPEAKD_SOCKET"], !path.isEmpty { return path }
        guard let directory = environment["XDG_RUNTIME_DIR"], !directory.isEmpty else { throw .noAddress }
        return "\(directory)/a11y-speakd/events.sock"
    }
}
