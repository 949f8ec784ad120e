// SPDX-License-Identifier: MIT

extension Home {
    /// Starts a relay from `place` to a socket for one connection, and waits until it listens. Tests can stop the
    /// relay.
    /// - Parameter record: a file for the bytes from the side of `place`.
    func relay(from place: String, to socket: String, record: String? = nil) async throws -> Program {
        let settings = ["-d", "-d"] + (record.map { ["-r", $0] } ?? [])
        let passing = try start(["socat"] + settings + ["UNIX-LISTEN:\(place)", "UNIX-CONNECT:\(socket)"])
        try await eventually("the relay; it wrote: \(passing.errors)") { passing.errors.contains("listening on") }
        return passing
    }
}
