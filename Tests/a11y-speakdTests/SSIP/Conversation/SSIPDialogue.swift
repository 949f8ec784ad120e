// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit

@testable import a11y_speakd

/// A server without a queue. Returns the conversation's replies as lines, and its other steps in angle brackets.
struct SSIPDialogue {
    var conversation: SSIPConversation
    private(set) var messages: [SSIPMessage] = []

    init(client: Int = 1, framer: SSIPFramer = SSIPFramer()) {
        conversation = SSIPConversation(client: client, facts: SSIPFacts(), framer: framer)
    }

    /// Sends one command.
    mutating func ask(_ line: String) -> [String] { send(Array("\(line)\r\n".utf8)) }

    /// Sends a text as python3-speechd does.
    mutating func speak(_ text: String) -> [String] { send(Array("SPEAK\r\n\(text)\r\n.\r\n".utf8)) }

    mutating func send(_ bytes: [UInt8]) -> [String] {
        conversation.receive(bytes)
        var lines: [String] = []
        while let step = conversation.next() { lines += perform(step) }
        return lines
    }

    private mutating func perform(_ step: SSIPStep) -> [String] {
        switch step {
        case .send(let reply): return Self.lines(reply.bytes)
        case .say(let message):
            messages.append(message)
            return Self.lines(conversation.queued(message, as: messages.count, now: .zero))
        case .control(let control, let target): return ["<\(control) \(target)>"]
        case .setOthers(let setting): return ["<others: \(setting)>"]
        case .set(let setting, let client): return ["<\(client): \(setting)>"]
        case .setDebug(let isOn): return ["<debug \(isOn)>"]
        case .listVoices(_, let language, let variant): return ["<voices \(language ?? "-") \(variant ?? "-")>"]
        case .close: return ["<close>"]
        }
    }

    static func lines(_ bytes: [UInt8]) -> [String] {
        let lines = String(decoding: bytes, as: UTF8.self).replacing("\r\n", with: "\u{0}")
        return lines.split(separator: "\u{0}").map(String.init)
    }
}
