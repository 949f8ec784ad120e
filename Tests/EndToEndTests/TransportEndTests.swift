// SPDX-License-Identifier: MIT

import AnnouncementKit
import Glibc
import Testing

@Suite("The end of a connection", .seated)
struct TransportEndTests {
    private let home: Home

    init() throws {
        home = try Home()
    }

    @Test func `a daemon's last bytes and its end are both received when they arrive together`() async throws {
        let path = home.path("brief.sock")
        // Answers each connection at length and closes it immediately.
        let brief = """
            import socket, sys
            server = socket.socket(socket.AF_UNIX)
            server.bind(sys.argv[1])
            server.listen(64)
            while True:
                with server.accept()[0] as client:
                    try:
                        client.sendall(b"x" * 150_000)
                    except BrokenPipeError:
                        pass  # whoever only looked whether we are there
            """
        _ = try home.start(["python3", "-c", brief, path])
        try await eventually("the brief daemon") { (try? UnixSocketTransport(path: path))?.close() != nil }
        for _ in 1...50 {
            let client = try SocketTally(path)
            try await eventually("the end, after \(client.received) bytes", within: .seconds(180)) { client.hasEnded }
            #expect(client.received == 150_000)
        }
    }
}
