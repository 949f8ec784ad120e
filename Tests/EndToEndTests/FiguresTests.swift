// SPDX-License-Identifier: MIT

import Testing

@Suite("Figures that the daemon reports", .seated)
struct FiguresTests {
    private let home: Home

    init() throws {
        home = try Home()
    }

    @Test func `status prints the latencies of first sound and silence, for people and for Prometheus`() async throws {
        let daemon = try await RunningDaemon(in: home)
        let client = try daemon.client()
        try await client.subscribe()
        #expect(!(try await home.speak("status").output.contains("first sound")))
        for number in 1...3 {
            let id = try await client.announce("number \(number)", #""priority":"message""#)
            #expect(try await client.outcome(of: id).state == "finished")
        }
        let cut = try await client.announce("one two three four five six seven eight")
        try await client.began(cut)
        _ = try await client.ask("cancel", #"{"scope":"all"}"#)
        let latency = try #require(try await client.ask("status").result?.latency)
        for (summary, count) in [(latency.firstSound, 4), (latency.stop, 1)] {
            let summary = try #require(summary)
            #expect(summary.count == count)
            #expect(0 <= summary.median && summary.median <= summary.p95 && summary.p95 <= summary.worst)
        }
        #expect(try #require(latency.firstSound).median > 0)
        let told = try await home.speak("status").output
        #expect(told.contains("\nfirst sound after "))
        #expect(told.contains(" (the last 4 of 4)\nsilent after "))
        let metrics = try await home.speak("status", "--prometheus")
        #expect(metrics.exitStatus == 0)
        #expect(metrics.output.contains("\na11y_speakd_announcements_total{outcome=\"finished\"} 3\n"))
        #expect(metrics.output.contains("\na11y_speakd_announcements_total{outcome=\"canceled\"} 1\n"))
        #expect(metrics.output.contains("\na11y_speakd_first_sound_seconds_count 4\n"))
    }

    @Test func `the log contains no text without --log-text, which warns, and never sensitive text`()
        async throws
    {
        for isLogged in [false, true] {
            let home = try Home()
            let options = ["--log-level", "trace"] + (isLogged ? ["--log-text"] : [])
            let daemon = try await RunningDaemon(in: home, options: options)
            let client = try daemon.client()
            try await client.subscribe()
            for (text, more) in [("xylophone", ""), ("zeppelin", #","sensitive":true"#)] {
                let id = try await client.announce(text, #""priority":"message"\#(more)"#)
                #expect(try await client.outcome(of: id).state == "finished")
            }
            _ = try await client.ask("announce", #"{"text":"xylophone","voice":"nobody"}"#)
            #expect(try await daemon.stop() == 0)
            let log = daemon.program.errors
            #expect(log.contains("xylophone") == isLogged)
            #expect(log.contains(#"#1 finished: "xylophone""#) == isLogged)
            #expect(log.contains("because of --log-text") == isLogged)
            #expect(log.contains("#2 finished: (sensitive)") == isLogged)
            #expect(!log.contains("zeppelin"))
        }
    }
}
