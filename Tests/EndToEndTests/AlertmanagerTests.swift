// SPDX-License-Identifier: MIT

import Foundation
import Glibc
import Testing

/// Alerts that the real Alertmanager posts, as announcements.
@Suite("a11y-speak alertmanager", .seated)
struct AlertmanagerTests {
    private let home: Home

    init() throws {
        home = try Home()
    }

    private func listener() async throws -> (daemon: RunningDaemon, client: SocketClient) {
        let daemon = try await RunningDaemon(in: home)
        let client = try daemon.client()
        _ = try await client.ask("configure", #"{"rate":900}"#)
        try await client.subscribe(scope: "all")
        return (daemon, client)
    }

    /// Starts the receiver, and returns the URL that it prints.
    private func receiver(_ options: String...) async throws -> (program: Program, url: String) {
        let program = try home.start(
            [BuildFolder.client, "alertmanager"]
                + (options.contains("--listen") ? [] : ["--listen", "127.0.0.1:0"]) + options)
        let line = try await eventually("the receiver; it wrote \(program.errors)") {
            program.output.hasSuffix("\n") ? program.output : nil
        }
        return (program, String(line.dropLast().split(separator: " ").last ?? ""))
    }

    /// Starts the real Alertmanager, which posts to the receiver, and returns its own address.
    private func alertmanager(posting url: String) async throws -> String {
        let configuration = """
            route: {receiver: speech, group_by: [alertname], group_wait: 100ms, group_interval: 1s, repeat_interval: 1h}
            receivers: [{name: speech, webhook_configs: [{url: '\(url)'}]}]
            """
        try configuration.write(toFile: home.path("alertmanager.yml"), atomically: false, encoding: .utf8)
        let port = try await home.run([
            "python3", "-c", "import socket; s = socket.socket(); s.bind(('127.0.0.1', 0)); print(s.getsockname()[1])",
        ]).output.split(separator: "\n")[0]
        let program = try home.start([
            "prometheus-alertmanager", "--config.file=\(home.path("alertmanager.yml"))",
            "--storage.path=\(home.path("alertmanager"))", "--web.listen-address=127.0.0.1:\(port)",
            "--cluster.listen-address=",
        ])
        let place = "127.0.0.1:\(port)"
        try await eventually("Alertmanager; it wrote \(program.errors)") {
            try await exchange("GET", "/-/ready", with: place).hasPrefix("HTTP/1.1 200")
        }
        return place
    }

    /// Sends an HTTP request, and returns the raw answer.
    private func exchange(
        _ method: String, _ path: String, _ body: String = "", headers: String = "", with place: String
    )
        async throws -> String
    {
        let head = "\(method) \(path) HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\(headers)"
        let text =
            head + (body.isEmpty ? "" : "Content-Type: application/json\r\nContent-Length: \(body.utf8.count)\r\n")
            + "\r\n" + body
        return try await home.run(["socat", "-t", "30", "-", "TCP:\(place)"], input: text).output
    }

    private func tell(_ place: String, _ severity: String, _ summary: String, endsAt: String? = nil) async throws {
        let end = endsAt.map { #","endsAt":"\#($0)""# } ?? ""
        let alert =
            #"[{"labels":{"alertname":"\#(severity)","severity":"\#(severity)"},"annotations":{"summary":"\#(summary)"}\#(end)}]"#
        #expect(try await exchange("POST", "/api/v2/alerts", alert, with: place).hasPrefix("HTTP/1.1 200"))
    }

    private func says(_ text: String, _ state: String, _ client: SocketClient) async throws -> Int {
        let answer = try await client.answer("'\(text)' \(state)") {
            $0.params?.state == state && $0.params?.text == text
        }
        return try #require(answer.params?.id)
    }

    @Test func `a critical alert repeats until it is acknowledged, and its end is announced`() async throws {
        let (_, client) = try await listener()
        let receiver = try await receiver("--repeat", "5s")
        let place = try await alertmanager(posting: receiver.url)
        try await tell(place, "critical", "Disk is full")
        let alarm = try await says("Disk is full", "queued", client)
        _ = try await client.answer("its repetition") {
            $0.params?.id == alarm && $0.params?.reason == "not acknowledged: it is said again in 5 seconds"
        }
        // The alarm repeats without a second post.
        try await eventually("it to begin again") { client.states(of: alarm).count { $0 == "began" } >= 2 }
        #expect(try await home.speak("acknowledge", "\(alarm)").output == "One alarm is acknowledged.\n")
        #expect(try await client.outcome(of: alarm).state == "finished")
        try await tell(place, "warning", "Slow answers")
        _ = try await client.outcome(of: try await says("Slow answers", "queued", client))
        try await tell(place, "critical", "Disk is full", endsAt: "2026-01-01T00:00:00Z")
        _ = try await client.outcome(of: try await says("Resolved: Disk is full", "queued", client))
        #expect(client.queued.filter { $0.contains("Disk") }.last == "Resolved: Disk is full")
        receiver.program.send(signal: SIGTERM)
        #expect(try await receiver.program.ended() == 0)
        #expect(receiver.program.errors == "")
    }

    @Test func `a resolved alert stops repeating`() async throws {
        let (_, client) = try await listener()
        let place = try await alertmanager(posting: try await receiver("--repeat", "1h").url)
        try await tell(place, "critical", "Disk is full")
        let alarm = try await says("Disk is full", "queued", client)
        _ = try await client.answer("its repetition") {
            $0.params?.id == alarm && $0.params?.reason?.hasPrefix("not acknowledged") == true
        }
        try await tell(place, "critical", "Disk is full", endsAt: "2026-01-01T00:00:00Z")
        #expect(["finished", "replaced"].contains(try await client.outcome(of: alarm).state))
        _ = try await client.outcome(of: try await says("Resolved: Disk is full", "queued", client))
        #expect(try await home.speak("acknowledge").output == "No alarm that was heard waits to be acknowledged.\n")
    }

    private static let payload =
        #"{"version":"4","alerts":[{"status":"firing","labels":{"alertname":"A"},"annotations":{"summary":"hello"},"fingerprint":"a"}]}"#

    @Test func `an alert gets 503 while the daemon is stopped, and is accepted when it runs again`() async throws {
        let (daemon, _) = try await listener()
        let place = String(try await receiver().url.dropFirst("http://".count).dropLast())
        #expect(try await daemon.stop() == 0)
        #expect(try await exchange("POST", "/", Self.payload, with: place).hasPrefix("HTTP/1.1 503"))
        let (_, client) = try await listener()
        try await eventually("200") {
            try await exchange("POST", "/", Self.payload, with: place).hasPrefix("HTTP/1.1 200")
        }
        _ = try await says("hello", "queued", client)
    }

    @Test func `an alarm, a failed command and a line of a log are heard`() async throws {
        let ear = try await Ear(.wav, in: home)
        let client = try await RunningDaemon(in: home, sink: ear.sink).client()
        try await client.subscribe(scope: "all")
        let place = String(try await receiver("--repeat", "5s").url.dropFirst("http://".count).dropLast())
        let critical = Self.payload.replacing(#""alertname":"A""#, with: #""alertname":"A","severity":"critical""#)
            .replacing("hello", with: "fire alarm")
        #expect(try await exchange("POST", "/", critical, with: place).hasPrefix("HTTP/1.1 200"))
        try await eventually("it to be heard twice") {
            client.answers.count { $0.params?.reason?.hasPrefix("not acknowledged") == true } == 2
        }
        #expect(try await home.speak("acknowledge").output == "One alarm is acknowledged.\n")
        #expect(try await home.speak("run", "--name", "the build", "--", "sh", "-c", "exit 2").exitStatus == 2)
        #expect(try await home.speak("follow", "-", input: "battery low\n").exitStatus == 0)
        let sentences = ["fire alarm", "the build failed with two after less than a second", "battery low"]
        let hearing = try await ear.hearing(grammar: "(\(sentences.joined(separator: " | ")))+")
        #expect(hearing.words == "fire alarm \(sentences.joined(separator: " "))")
    }

    @Test func `a wrong request gets its status and a sentence, and a slow one is cut off with 408`() async throws {
        _ = try await listener()
        let place = String(try await receiver().url.dropFirst("http://".count).dropLast())
        let slow = try home.start([
            "bash", "-c", "(printf 'POST / HTTP/1.1\\r\\n'; sleep 60) | socat -t 60 - TCP:\(place)",
        ])
        for (method, path, body, status) in [
            ("GET", "/", "", "405"), ("POST", "/x", "{}", "404"), ("POST", "/", "", "411"), ("POST", "/", "{}", "400"),
            ("POST", "/", String(repeating: "a", count: 1_100_000), "413"),
        ] {
            let answer = try await exchange(method, path, body, with: place)
            #expect(answer.hasPrefix("HTTP/1.1 \(status) "), "\(answer)")
            #expect(answer.hasSuffix(".\n"), "\(answer)")
        }
        try await eventually("the slow one to be cut") { slow.output.hasPrefix("HTTP/1.1 408 ") }
    }

    @Test func `a token, a Unix socket and another address are obeyed`() async throws {
        _ = try await listener()
        try "secret\n".write(toFile: home.path("token"), atomically: false, encoding: .utf8)
        let url = try await receiver("--token", home.path("token"), "--listen", "0.0.0.0:0").url
        let place = "127.0.0.1:" + url.split(separator: ":")[2].dropLast()
        #expect(try await exchange("POST", "/", Self.payload, with: place).hasPrefix("HTTP/1.1 401 "))
        let bearer = "Authorization: Bearer secret\r\n"
        #expect(try await exchange("POST", "/", Self.payload, headers: bearer, with: place).hasPrefix("HTTP/1.1 200 "))
        let socket = home.path("alerts.sock")
        let local = try await receiver("--listen", "unix:\(socket)")
        let request = "GET / HTTP/1.1\r\nConnection: close\r\n\r\n"
        let answer = try await home.run(["socat", "-t", "30", "-", "UNIX-CONNECT:\(socket)"], input: request)
        #expect(answer.output.hasPrefix("HTTP/1.1 405 "))
        local.program.send(signal: SIGINT)
        #expect(try await local.program.ended() == 130)
        #expect(!FileManager.default.fileExists(atPath: socket))
        let refused = try await home.speak("alertmanager", "--listen", "0.0.0.0:9099")
        #expect(
            refused.exitStatus == 2 && refused.errors.contains("any program that reaches 0.0.0.0:9099 could speak here")
        )
    }
}
