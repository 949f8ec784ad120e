// SPDX-License-Identifier: MIT

import Foundation

/// Festival as it is run for Speech Dispatcher's module: a server on a port of this machine.
struct FestivalServer {
    let program: Program
    /// Of the module, which finds the server by it.
    let configuration: String

    init(in home: Home) async throws {
        configuration = home.path("festival.conf")
        for _ in 1...20 {
            let port = try FreePort.find()
            let settings = "(set! server_port \(port)) (set! server_access_list '(\"localhost\" \"127.0.0.1\"))"
            try settings.write(toFile: home.path("server.scm"), atomically: false, encoding: .utf8)
            let program = try home.start(["festival", "--server", home.path("server.scm")])
            let isListening = try await eventually("festival; it wrote: \(program.errors)") { () -> Bool? in
                if program.exitStatus != nil { return false }
                return (program.errors + program.output).contains("started on port") ? true : nil
            }
            guard isListening else { continue }
            try "FestivalServerHost \"localhost\"\nFestivalServerPort \(port)\n".write(
                toFile: configuration, atomically: false, encoding: .utf8)
            self.program = program
            return
        }
        throw Setback(description: "there was no free port for festival")
    }
}
