// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import Wording

@testable import a11y_speakd

/// Bytes of a Speech Dispatcher client. The first byte gives the length of the pieces.
enum SSIPTrial {
    /// - Returns: the broken invariant, or nil.
    static func examine(_ bytes: [UInt8]) -> String? {
        guard let first = bytes.first else { return nil }
        let sent = Array(bytes.dropFirst())
        let cut = Int(first) % 31 + 1
        let pieces = stride(from: 0, to: sent.count, by: cut).map { Array(sent[$0..<min($0 + cut, sent.count)]) }
        let (whole, cutUp) = (steps([sent]), steps(pieces))
        if whole != cutUp { return "whole: \(whole), in pieces of \(cut): \(cutUp)" }
        for step in whole {
            if let breach = breach(in: step) { return breach }
        }
        return nil
    }

    private static func steps(_ pieces: [[UInt8]]) -> [SSIPStep] {
        var conversation = SSIPConversation(client: 1, facts: SSIPFacts())
        var steps: [SSIPStep] = []
        for piece in pieces {
            conversation.receive(piece)
            while let step = conversation.next() { steps.append(step) }
        }
        return steps
    }

    private static func breach(in step: SSIPStep) -> String? {
        switch step {
        case .send(let reply):
            let lines = String(decoding: reply.bytes, as: UTF8.self).split(separator: "\r\n")
            let isReply =
                lines.dropLast().allSatisfy { $0.dropFirst(3).first == "-" } && lines.last?.dropFirst(3).first == " "
            return isReply && lines.allSatisfy { Int($0.prefix(3)) != nil } ? nil : "no reply: \(lines)"
        case .say(let message):
            var wording = Wording()
            wording.punctuation = message.delivery.punctuation ?? .none
            wording.capitals = message.delivery.capitals ?? .none
            wording.isSpelling = message.delivery.spelling ?? false
            var pieces = WordedPieces(message.content, wording)
            var count = 0
            while pieces.next() != nil { count += 1 }
            return count == 0 ? "no words for \(message)" : nil
        default: return nil
        }
    }
}
