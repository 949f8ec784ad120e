// SPDX-License-Identifier: MIT

/// The way to the daemon, and how it is found again after a cut.
public struct DaemonLink: Sendable {
    public var connect: @Sendable () throws(ClientError) -> any ClientTransport
    /// Before the first try, and twice as long before each further one, up to the longest.
    public var firstDelay = Duration.milliseconds(50)
    public var longestDelay = Duration.seconds(2)
    /// Who waits for a daemon for so long waits in vain.
    public var patience = Duration.seconds(10)
    /// Whether it is looked for even then, for as long as the client is open.
    public var isPersistent = false
    public var clock: any Clock<Duration>

    public init(
        clock: any Clock<Duration> = ContinuousClock(),
        connect: @escaping @Sendable () throws(ClientError) -> any ClientTransport
    ) {
        self.clock = clock
        self.connect = connect
    }

    /// To a socket.
    public init(path: String) {
        self.init { () throws(ClientError) in try UnixSocketTransport(path: path) }
    }
}
