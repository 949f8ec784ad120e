// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// Files of events, with their times.
enum EventStory: String, CaseIterable, CustomTestStringConvertible, Sendable {
    case mountain, pan, flood, priorities, alarms, markup, languages, clients, views

    static let all = allCases

    var testDescription: String { rawValue }

    func lines(_ home: Home) async throws -> String {
        switch self {
        case .mountain:
            let script = "\(BuildFolder.package)/Examples/mauna-loa/view-events"
            return try await home.run([script, "--timed", "--speed", "2"]).output
        case .pan:
            return (1...120).map { step in
                let at = Double(step * 16) / 1000
                let range = #""min":\#(Double(step) / 10),"max":\#(Double(step) / 10 + 4)"#
                return Self.line(
                    at, "rangeChanged", #"{"chart":"c","axis":"x",\#(range),"settled":\#(step % 60 == 0)}"#)
            }.joined(separator: "\n") + "\n" + Self.say(2.5, "alarm", .high) + "\n" + Self.say(2.6, "ready", .low)
        case .flood:
            // All events arrive while the first text is heard, also on a busy machine.
            return Self.say(
                0, "reading a long text that goes on and on, and then on again, for some more seconds", .message)
                + "\n" + (1...300).map { Self.say(0.1, "value \($0)", .low, slot: "s") }.joined(separator: "\n") + "\n"
                + (1...300).map { Self.say(0.1, "step \($0)", .progress) }.joined(separator: "\n")
        case .priorities:
            let all: [Priority] = [.low, .low, .notification, .default, .progress, .message, .high, .default, .low]
            return all.enumerated().map { Self.say(Double($0) * 0.3, "number \($0) and more", $1) }.joined(
                separator: "\n")
        case .alarms:
            return [
                Self.say(0, "reading a long text that goes on. And on", .message), Self.say(0.7, "fire", .high),
                Self.say(0.7, "fire", .high), Self.say(0.9, "flood", .high), Self.say(1, "text", .default),
                Self.say(1.1, "newer text", .default),
            ].joined(separator: "\n")
        case .markup:
            return [
                Self.line(0, "announce", #"{"ssml":"<speak>one <break time='300ms'/><mark name='m'/> two</speak>"}"#),
                Self.line(2, "announce", #"{"ssml":"<speak>a <prosody rate='slow'>slow</prosody> &amp; end</speak>"}"#),
                Self.line(5, "announce", #"{"character":"A"}"#), Self.line(6.5, "announce", #"{"text":"a<b, 5%!"}"#),
            ].joined(separator: "\n")
        case .languages:
            return [
                ("de", "Guten Tag, 1,5 Grad"), ("fr", "Bonjour"), ("ru", "Привет, мир"), ("ja", "こんにちは"),
                ("en", "Привет and 中文"),
            ]
            .enumerated().map { index, said in
                let more = #""priority":"message","language":"\#(said.0)""#
                return Self.line(Double(index), "announce", #"{"text":"\#(said.1)",\#(more)}"#)
            }.joined(separator: "\n")
        case .clients:
            return (0..<8).map { index in
                let client = index % 2 == 0 ? "a" : "b"
                let line = Self.say(Double(index) * 0.25, "from \(client) \(index)", .message)
                return line.replacingOccurrences(of: #"{"at""#, with: #"{"client":"\#(client)","at""#)
            }.joined(separator: "\n")
        case .views:
            let slider = #""id":"s","label":"Volume","traits":["adjustable"]"#
            return [
                Self.line(0, "willDisplay", #"{"element":{\#(slider),"value":"10"}}"#),
                Self.line(0.1, "focus", #"{"element":"s"}"#),
                Self.line(2, "invalidated", #"{"element":{"id":"s","value":"20"}}"#),
                Self.line(4, "post", #"{"notification":"announcement","argument":"done"}"#),
                Self.line(6, "didEndDisplay", #"{"element":"s"}"#),
            ].joined(separator: "\n")
        }
    }

    private enum Priority: String { case high, message, `default`, low, notification, progress }

    /// A line that announces a text, at a time in seconds. Priority low waits up to a minute, also on a busy machine.
    private static func say(_ at: Double, _ text: String, _ priority: Priority, slot: String? = nil) -> String {
        let slot = slot.map { #","slot":"\#($0)""# } ?? ""
        let expires = priority == .low ? #","expires":60"# : ""
        return line(at, "announce", #"{"text":"\#(text)","priority":"\#(priority.rawValue)"\#(slot)\#(expires)}"#)
    }

    private static func line(_ at: Double, _ method: String, _ parameters: String) -> String {
        #"{"at":\#(at),"id":\#(Int(at * 1000)),"method":"\#(method)","params":\#(parameters)}"#
    }
}
