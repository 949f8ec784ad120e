// SPDX-License-Identifier: MIT

/// The built daemon, which listens.
struct RunningDaemon {
    let program: Program
    let socket: String

    /// Starts the daemon and waits until it is ready.
    /// - Parameters:
    ///   - sink: the value of `--sink`.
    ///   - wrapper: a command that starts the daemon in its own process, for example one that sets limits.
    init(
        in home: Home, sink: String = "null", options: [String] = [], environment: [String: String] = [:],
        wrapper: [String] = [], daemon: String = BuildFolder.daemon
    ) async throws {
        let command = wrapper + [daemon, "--sink", sink, "--log-level", "info"] + options
        let program = try home.start(command, environment: home.environment.merging(environment) { $1 })
        self.program = program
        socket = home.socket
        try await eventually("the daemon's readiness; it wrote: \(program.errors)") {
            if let status = program.exitStatus {
                throw Setback(description: "the daemon ended with \(status): \(program.errors)")
            }
            return program.errors.contains("Ready")
        }
    }

    func client() throws -> SocketClient { try SocketClient(socket) }

    /// Stops the daemon, and waits for its end.
    func stop() async throws -> Int32 {
        program.send(signal: 15)
        return try await program.ended()
    }
}
