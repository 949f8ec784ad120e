// SPDX-License-Identifier: MIT

extension Home {
    /// A place that passes one connection on to a socket, by a program that can be stopped, and listens already.
    /// - Parameter record: the file that has what came from the side of `place`.
    func relay(from place: String, to socket: String, record: String? = nil) async throws -> Program {
        let settings = ["-d", "-d"] + (record.map { ["-r", $0] } ?? [])
        let passing = try start(["socat"] + settings + ["UNIX-LISTEN:\(place)", "UNIX-CONNECT:\(socket)"])
        try await eventually("the relay; it wrote: \(passing.errors)") { passing.errors.contains("listening on") }
        return passing
    }
}
