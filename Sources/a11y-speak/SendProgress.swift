// SPDX-License-Identifier: MIT

import AnnouncementKit

/// What `send` knows of its exchange: a value, lines in, sentences out.
struct SendProgress {
    /// The tool's own requests: one before the user's lines, one after them, answered in that order.
    static let subscription: RequestID = "a11y-speak:subscribe"
    static let fence: RequestID = "a11y-speak:end"
    /// When the user interrupts.
    static let cancellation: RequestID = "a11y-speak:cancel"

    let waitsForOutcomes: Bool
    /// Lines that were refused, and announcements that failed.
    private(set) var problems = 0
    private var isFenced = false
    /// The user has interrupted, and what was announced is silent.
    private(set) var isCanceled = false
    private var open: Set<AnnouncementID> = []
    private var replaced = 0
    private let coder = WireCoder()

    /// What other programs must answer first.
    private let awaited: AwaitedReplies

    init(waitsForOutcomes: Bool, awaited: AwaitedReplies = AwaitedReplies()) {
        self.awaited = awaited
        self.waitsForOutcomes = waitsForOutcomes
    }

    /// Every line was answered and, when that is waited for, every announcement has its outcome.
    var isDone: Bool { isFenced && awaited.isEmpty && (open.isEmpty || !waitsForOutcomes) }

    /// Takes in a line of the daemon's.
    /// - Returns: what to tell a person of it, when it is worth telling.
    mutating func received(_ line: [UInt8]) -> String? {
        switch try? coder.daemonMessage(line) {
        case .reply(Self.fence, _):
            isFenced = true
            return nil
        case .reply(Self.cancellation, _):
            isCanceled = true
            return nil
        case .reply(let id, let line):
            awaited.replied(id)
            return replied(line)
        case .event(.announcement(let event)): return happened(event)
        case .event(.rejected(let event)):
            problems += 1
            return "line \(event.line) was refused: \(event.message)"
        case .event, .perform, nil: return nil
        }
    }

    /// Whether a line answers the user and not the tool.
    func isShown(_ line: [UInt8]) -> Bool {
        guard case .reply(let id, _)? = try? coder.daemonMessage(line) else { return true }
        return ![Self.fence, Self.subscription, Self.cancellation].contains(id)
    }

    private mutating func replied(_ line: [UInt8]) -> String? {
        guard let reply = try? coder.reply(line, as: AnnouncementReply.self) else { return nil }
        guard let error = reply.error else { return nil }
        problems += 1
        return "refused: \(error.message)"
    }

    private mutating func happened(_ event: AnnouncementEvent) -> String? {
        guard let outcome = AnnouncementState(name: event.state)?.outcome else {
            open.insert(event.id)
            return nil
        }
        open.remove(event.id)
        if outcome == .failed { problems += 1 }
        guard outcome != .replaced else {
            replaced += 1
            return nil
        }
        defer { replaced = 0 }
        let others = replaced == 0 ? "" : "(\(replaced) older ones were replaced before they were heard)\n"
        let reason = event.reason.map { " (\($0))" } ?? ""
        return others + "\(outcome.rawValue): \(event.text ?? "(sensitive)")\(reason)".printable
    }
}
