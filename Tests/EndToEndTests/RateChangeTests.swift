// SPDX-License-Identifier: MIT

import TestSupport
import Testing

/// The rate changes within a sentence: the rest is heard faster or slower, no word is missing, and no click is heard.
@Suite("Rate changes during an announcement", .seated)
struct RateChangeTests {
    private let home: Home

    init() throws {
        home = try Home()
    }

    private static let text = "one two three four five six seven eight nine ten"

    /// Announces the numbers, and sets another rate from a word on.
    /// - Returns: the duration in seconds, and the words of the captions.
    private func say(_ client: SocketClient, rate: Int?, from word: String) async throws -> (Double, [String]) {
        let before = client.answers.count
        let id = try await client.announce(Self.text)
        if let rate {
            _ = try await client.answer(word) {
                $0.method == "caption" && $0.params?.id == id && $0.params?.text == word
            }
            _ = try await client.ask("configure", #"{"rate":\#(rate)}"#)
        }
        #expect(try await client.outcome(of: id).state == "finished")
        let told = client.answers.dropFirst(before).compactMap(\.params).filter { $0.id == id }
        let times = ["began", "finished"].compactMap { state in told.first { $0.state == state }?.time }
        return (times[1] - times[0], told.filter { $0.state == nil }.compactMap(\.text))
    }

    private func client(_ sink: String) async throws -> SocketClient {
        let client = try await RunningDaemon(in: home, sink: sink).client()
        _ = try await client.ask("subscribe", #"{"events":["announcements","captions"]}"#)
        _ = try await client.ask("configure", #"{"rate":160}"#)
        return client
    }

    @Test(arguments: Outlet.allCases)
    func `after a rate change the rest is faster or slower, and each word is heard and captioned once`(_ outlet: Outlet)
        async throws
    {
        let meter = NoiseMeter()
        let ear = try await Ear(outlet, in: home)
        let client = try await client(ear.sink)
        // A recording begins with the first sound, and the recognizer may miss that.
        _ = try await client.outcome(of: try await client.announce("alarm"))
        let words = Self.text.split(separator: " ").map(String.init)
        let (whole, all) = try await say(client, rate: nil, from: "")
        let (faster, told) = try await say(client, rate: 240, from: "four")
        #expect(all == words && told == words, "\(all), \(told)")
        // Three of the ten words are spoken at 160, the others at 240.
        meter.expect((0.6...0.92).contains(faster / whole), "\(faster) of \(whole)")
        let (fast, _) = try await say(client, rate: nil, from: "")
        let (slower, last) = try await say(client, rate: 160, from: "four")
        #expect(last == words)
        meter.expect((1.1...1.7).contains(slower / fast), "\(slower) of \(fast)")
        let once = "(\(words.map { "[\($0)]" }.joined(separator: " ")))"
        let heard = try await ear.hearing(grammar: "[alarm] \(once) \(once) \(once) \(once)").words
        let expected = Array(repeating: Self.text, count: 4).joined(separator: " ")
        meter.expect(heard.replacing("alarm ", with: "") == expected, "\(heard)")
    }

    @Test func `a rate change makes no click`() async throws {
        let file = home.path("speech.wav")
        let client = try await client("wav:\(file)")
        _ = try await say(client, rate: nil, from: "")
        let plain = try WaveSound(file).steepest
        for word in ["two", "three", "five", "six", "eight"] {
            _ = try await say(client, rate: 320, from: word)
            _ = try await client.ask("configure", #"{"rate":160}"#)
        }
        #expect(try WaveSound(file).steepest <= plain * 5 / 4)
    }
}
