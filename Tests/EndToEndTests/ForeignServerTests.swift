// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// The client program at sockets of other, older and newer servers.
@Suite("Servers of another kind", .seated)
struct ForeignServerTests {
    private let home: Home

    init() throws {
        home = try Home()
    }

    /// Answers every line with one line, in which `ID` becomes the id of the request.
    private func serve(_ answer: String) async throws {
        let socket = home.path("foreign.sock")
        let script = """
            import json, os, socket, sys
            server = socket.socket(socket.AF_UNIX)
            server.bind(sys.argv[1])
            server.listen(8)
            print("ready", flush=True)
            while True:
                connection = server.accept()[0]
                for line in connection.makefile():
                    reply = sys.argv[2].replace("ID", str(json.loads(line).get("id", 0)))
                    connection.sendall((reply + "\\n").encode())
            """
        let server = try home.start(["python3", "-c", script, socket, answer])
        try await eventually("the server: \(server.errors)") { server.output.contains("ready") }
    }

    private func status() async throws -> Program {
        try await home.run([BuildFolder.client, "--socket", home.path("foreign.sock"), "status"])
    }

    @Test func `a daemon with a newer protocol asks for an update of the program`() async throws {
        try await serve(
            #"{"id":ID,"jsonrpc":"2.0","result":{"languages":[],"protocol":2,"server":"a11y-speakd","synthesizer":"e","version":"9.0.0"}}"#
        )
        let done = try await status()
        #expect(done.exitStatus == 1)
        #expect(
            done.errors
                == "a11y-speak: a11y-speakd 9.0.0 speaks protocol 2, and this program speaks protocol 1: update this program.\n"
        )
    }

    @Test func `a server of another kind is named in one sentence`() async throws {
        try await serve(#"{"id":ID,"jsonrpc":"2.0","result":{}}"#)
        let done = try await status()
        #expect(done.exitStatus == 69)
        #expect(done.errors.contains("the program at the socket does not answer as a11y-speakd does"))
        #expect(done.errors.isOneLine)
    }

    @Test(arguments: ["hello, this is no JSON", #"{"jsonrpc":"2.0""#])
    func `a server that answers with other lines is named in one sentence`(answer: String) async throws {
        try await serve(answer)
        let done = try await status()
        #expect(done.exitStatus == 69)
        #expect(done.errors.contains("the program at the socket does not answer as a11y-speakd does"))
        #expect(done.errors.isOneLine)
    }

    @Test func `a server that answers nothing, or only slowly, is named after ten seconds`() async throws {
        try await serve("")
        let done = try await status()
        #expect(done.exitStatus == 69)
        #expect(done.errors.hasPrefix("a11y-speak: The program at the daemon's socket has not answered for 10 s."))
        #expect(done.errors.isOneLine)
    }

    @Test func `an unknown method names the version and the restart`() async throws {
        try await serve(#"{"id":ID,"jsonrpc":"2.0","error":{"code":-32601,"message":"There is no method."}}"#)
        let done = try await status()
        #expect(done.exitStatus == 1)
        #expect(done.errors.contains("There is no method. The daemon may be older than this program"))
        #expect(done.errors.contains("systemctl --user restart a11y-speakd"))
    }
}
