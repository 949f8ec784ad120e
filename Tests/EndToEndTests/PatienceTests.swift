// SPDX-License-Identifier: MIT

import Testing

/// Requests that begin and do not end are not kept forever.
@Suite("Unfinished requests", .seated)
struct PatienceTests {
    private let home: Home

    init() throws {
        home = try Home()
    }

    @Test(.tags(.long))
    func `an unfinished line and an unfinished text are dropped after 30 seconds, without disconnecting`()
        async throws
    {
        let daemon = try await RunningDaemon(in: home, options: ["--ssip"])
        let long = try RawSocket(home.ssipSocket)
        long.send("SPEAK\r\n" + String(repeating: "word ", count: 20_000))
        try await eventually("the daemon to have read the text") { long.isTaken }
        // The 30 seconds of this line begin a moment after those of the text.
        let half = try daemon.client()
        half.send(#"{"method":"announce","params":{"text":"one"#.utf8)
        let rejected = try await half.answer("the refusal") { $0.method == "rejected" }
        #expect(rejected.params?.code == 1010)
        #expect(rejected.params?.line == 1)
        #expect(rejected.params?.message?.hasPrefix("This line has not ended within 30 seconds") == true)
        half.send(#" two"}}"#.utf8 + [10])
        #expect(try await half.ask("status").result?.waiting == 0)
        #expect(half.answers.count == 2)
        long.send("\r\n.\r\nGET RATE\r\n")
        let answers = "230 OK RECEIVING DATA\r\n300 ERR MESSAGE TOO LONG\r\n251-0\r\n251 OK GET RETURNED\r\n"
        try await eventually("the answers; there came \(long.text)") { long.take() == answers }
    }
}
