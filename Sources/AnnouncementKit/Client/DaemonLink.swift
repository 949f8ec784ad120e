// SPDX-License-Identifier: MIT

/// How to connect to the daemon, and how to reconnect.
package struct DaemonLink: Sendable {
    package var connect: @Sendable () throws(ClientError) -> any ClientTransport
    /// The delay before the first try; it doubles before each further one, up to the longest.
    package var firstDelay = Duration.milliseconds(50)
    package var longestDelay = Duration.seconds(2)
    /// How long requests wait for a daemon before they fail.
    package var patience = Duration.seconds(10)
    /// True when the client keeps searching after that, for as long as it is open.
    package var isPersistent = false
    package var clock: any Clock<Duration>

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
    }

    var searchPatience: ConnectionStory.Patience {
        .init(firstDelay: firstDelay, longestDelay: longestDelay, limit: patience, isEndless: isPersistent)
    }
}
