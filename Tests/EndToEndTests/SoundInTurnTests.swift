// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// A chart that the real daemon plays in the same queue as speech.
@Suite("Charts in the queue", .seated)
struct SoundInTurnTests {
    private let home: Home
    private static let years = 1958...1977

    init() throws {
        home = try Home()
    }

    /// A client that has described a chart of twenty years, and receives its events.
    private func client(sink: String = "null") async throws -> SocketClient {
        let client = try await RunningDaemon(in: home, sink: sink).client()
        _ = try await client.ask("subscribe", #"{"events":["announcements","cursors"]}"#)
        let points = Self.years.map { "[\($0),\($0 - 1600)]" }.joined(separator: ",")
        _ = try await client.ask(
            "describeChart",
            #"{"chart":{"id":"c","axes":[{"id":"x"},{"id":"y"}],"series":[{"id":"s","name":"co2","points":[\#(points)]}]}}"#
        )
        return client
    }

    private func sonify(_ client: SocketClient, seconds: Double, _ more: String = "") async throws -> Int {
        let answer = try await client.ask(
            "sonify", #"{"chart":"c","words":"none","priority":"message","seconds":\#(seconds)\#(more)}"#)
        guard let id = answer.result?.announcement else { throw Setback(description: "refused: \(answer)") }
        return id
    }

    private func cursors(_ client: SocketClient, of id: Int) -> [Double] {
        client.answers.filter { $0.method == "cursor" && $0.params?.announcement == id }.compactMap { $0.params?.x }
    }

    private func reached(_ year: Double, of id: Int, _ client: SocketClient) async throws {
        _ = try await client.answer("the cursor at \(year)") {
            $0.method == "cursor" && $0.params?.announcement == id && $0.params?.x ?? 0 >= year
        }
    }

    @Test func `a message waits for a chart to end, and the cursor goes from its first to its last point`() async throws
    {
        let client = try await client()
        let score = try await sonify(client, seconds: 2)
        try await client.began(score)
        let message = try await client.announce("done", #""priority":"message""#)
        #expect(try await client.outcome(of: message).state == "finished")
        #expect(client.states(of: score) == ["queued", "began", "finished"])
        let began = client.answers.firstIndex { $0.params?.id == message && $0.params?.state == "began" }
        let ended = client.answers.firstIndex { $0.params?.id == score && $0.params?.state == "finished" }
        #expect(try #require(ended) < #require(began))
        let places = cursors(client, of: score)
        #expect(places == places.sorted() && Set(places).count == places.count, "\(places)")
        #expect(places.first == 1958 && places.last == 1977 && places.count > 5, "\(places)")
    }

    @Test func `an alarm interrupts a chart, which continues in place, and its event reports how far it was played`()
        async throws
    {
        let file = home.path("sound.wav")
        let client = try await client(sink: "wav:\(file)")
        let score = try await sonify(client, seconds: 4)
        try await reached(1964, of: score, client)
        let alarm = try await client.announce("alarm", #""priority":"high""#)
        #expect(try await client.outcome(of: score).state == "finished")
        #expect(client.states(of: score) == ["queued", "began", "queued", "began", "finished"])
        #expect(client.states(of: alarm) == ["queued", "began", "finished"])
        let cut = client.answers.first { $0.params?.id == score && $0.params?.heard != nil }?.params
        #expect(cut?.heard?.hasPrefix("played to 196") == true, "\(String(describing: cut))")
        #expect(cut?.text == "co2 played, 1958 to 1977")
        let places = cursors(client, of: score)
        #expect(places == places.sorted(), "\(places)")
        // The chart loses and repeats nothing: four seconds, and the alarm.
        let seconds = try WaveSound(file).seconds
        #expect(seconds > 4.2 && seconds < 6, "\(seconds)")
    }

    @Test func `a pause silences a chart, and resume continues in place`() async throws {
        let client = try await client()
        let score = try await sonify(client, seconds: 2)
        try await reached(1962, of: score, client)
        _ = try await client.ask("pause")
        let before = cursors(client, of: score)
        _ = try await client.ask("resume")
        #expect(try await client.outcome(of: score).state == "finished")
        let places = cursors(client, of: score)
        #expect(places == places.sorted() && places.count > before.count && places.last == 1977, "\(places)")
    }

    @Test func `a cancel ends a chart`() async throws {
        let client = try await client()
        let score = try await sonify(client, seconds: 60)
        try await reached(1958, of: score, client)
        _ = try await client.ask("cancel", #"{"announcement":\#(score)}"#)
        let end = try await client.outcome(of: score)
        #expect(end.state == "canceled" && end.heard == "played to 1958", "\(end)")
    }

    @Test func `a chart with words around it is one announcement`() async throws {
        let client = try await client()
        let answer = try await client.ask("sonify", #"{"chart":"c","words":"around","seconds":1}"#)
        let score = try #require(answer.result?.announcement)
        #expect(try await client.outcome(of: score).state == "finished")
        #expect(client.states(of: score) == ["queued", "began", "finished"])
        #expect(cursors(client, of: score).prefix(3) == [1958, 1977, 1958])
    }

    @Test func `the words around a chart have captions, as the words of a text have`() async throws {
        let client = try await client()
        _ = try await client.ask("subscribe", #"{"events":["announcements","captions"]}"#)
        let answer = try await client.ask("sonify", #"{"chart":"c","words":"around","seconds":1}"#)
        let score = try #require(answer.result?.announcement)
        #expect(try await client.outcome(of: score).state == "finished")
        let words = client.answers.filter { $0.method == "caption" && $0.params?.id == score }.compactMap(\.params)
        let told = words.compactMap(\.text).filter(["co2", "Lowest:", "Highest:", "Rises"].contains)
        #expect(told == ["co2", "Lowest:", "Highest:", "Rises"], "\(words)")
        let offsets = words.compactMap(\.offset)
        #expect(offsets == offsets.sorted() && Set(offsets).count == offsets.count, "\(offsets)")
    }

    @Test func `the command sonify plays forty years of carbon dioxide, and repeat plays them again`() async throws {
        let daemon = try await RunningDaemon(in: home)
        let done = try await home.speak(
            "sonify", "\(BuildFolder.package)/Examples/mauna-loa/co2.csv", "--duration", "2")
        #expect(done.exitStatus == 0 && done.output == "" && done.errors == "", "\(done.errors)")
        let past = try await home.speak("history")
        #expect(past.output.contains("finished: co2 played, 1958 to 2001"), "\(past.output)")
        let again = try await home.speak("repeat")
        #expect(again.exitStatus == 0, "\(again.errors)")
        #expect(try await daemon.stop() == 0)
    }

    @Test func `without a daemon sonify fails with an error`() async throws {
        let done = try await home.speak("sonify", "\(BuildFolder.package)/Examples/mauna-loa/co2.csv")
        #expect(done.exitStatus != 0 && !done.errors.isEmpty)
    }
}
