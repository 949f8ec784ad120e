// SPDX-License-Identifier: MIT

import AnnouncementKit

/// News as lines of text, each true by itself: for screen readers and for logs.
enum WatchSentence {
    static func lines(_ news: WatchNews) -> [String] {
        switch news {
        case .connected(let status): StatusCommand.heading(status)
        case .speaking(let entry): ["speaking: \(title(entry))"]
        case .queued(let entry, let reason):
            ["queued\(reason == nil ? "" : " again"): \(title(entry))" + (reason.map { " (\($0))" } ?? "")]
        case .waits(let entry, let speaking):
            ["waiting: #\(entry.id) \(WaitWords.why(entry, behind: speaking, now: nil))"]
        case .began(let entry, let time) where entry.began == time:
            ["began: #\(entry.id)\(entry.latency.map { " after \($0) ms" } ?? ""): \(entry.shownText)"]
        case .began(let entry, _): ["began again: #\(entry.id): \(entry.shownText)"]
        case .ended(let end): [ended(end)]
        case .paused(true): ["paused: 'resume' goes on"]
        case .paused(false): ["resumed"]
        case .lost: ["The daemon has gone; it is looked for again."]
        // A line a word would be told faster than anybody listens.
        case .word: []
        }
    }

    /// "#2 message from dashboard: battery low".
    private static func title(_ entry: QueuePicture.Entry) -> String {
        let priority = entry.priority.map { " \($0.rawValue)" } ?? ""
        let client = entry.client.map { " from \($0.printable)" } ?? ""
        return "#\(entry.id)\(priority)\(client): \(entry.shownText)"
    }

    private static func ended(_ end: QueuePicture.Ended) -> String {
        let heard = end.heard.map { $0.isEmpty ? "nothing of it was heard" : "heard: \"\($0.printable)\"" }
        let notes = [end.why, heard].compactMap(\.self)
        let line = "\(end.state): #\(end.entry.id): \(end.entry.shownText)"
        return notes.isEmpty ? line : "\(line) (\(notes.joined(separator: "; ")))"
    }
}
