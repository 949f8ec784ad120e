// SPDX-License-Identifier: MIT

import Foundation

/// Festival as Speech Dispatcher's module needs it: a server on a local port.
struct FestivalServer {
    let program: Program
    /// The module's configuration file, which names the server.
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
