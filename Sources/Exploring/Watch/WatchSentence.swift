// SPDX-License-Identifier: MIT

import AnnouncementKit
import ClientConnection
import DaemonProtocol

/// News as lines of text, each complete without the others: for screen readers and for logs. An announcement's text is
/// printed when it is queued and when it begins.
package enum WatchSentence {
    /// - Returns: no line for a word: words change faster than a person can follow.
    package static func lines(_ news: WatchChange) -> [String] {
        switch news {
        case .connected(let status): StatusText.heading(status)
        case .speaking(let entry): ["speaking: \(title(entry))"]
        case .queued(let entry, nil): ["queued: \(title(entry))"]
        case .queued(let entry, let reason?): ["queued again: #\(entry.id) (\(reason))"]
        case .waits(let entry, let speaking):
            ["waiting: #\(entry.id) \(WaitWords.why(entry, behind: speaking, now: nil))"]
        case .began(let entry, let time) where entry.began == time:
            ["began: #\(entry.id)\(entry.latency.map { " after \($0) ms" } ?? ""): \(entry.shownText)"]
        case .began(let entry, _): ["began again: #\(entry.id): \(entry.shownText)"]
        case .ended(let end): [ended(end)]
        case .paused(true): ["paused: continue with 'a11y-speak resume'"]
        case .paused(false): ["resumed"]
        case .lost: ["The daemon disconnected; trying again."]
        // Words change faster than a person can follow.
        case .word: []
        }
    }

    /// "#2 message from dashboard: battery low".
    private static func title(_ entry: QueuePicture.Entry) -> String {
        let priority = entry.priority.map { " \($0.rawValue)" } ?? ""
        let client = entry.client.map { " from \($0.printable)" } ?? ""
        return "#\(entry.id)\(priority)\(client): \(entry.shownText)"
    }

    /// The outcome with its reason and the text that was heard; the whole text when the announcement never began.
    private static func ended(_ end: QueuePicture.Ended) -> String {
        let heard = end.heard.map { $0.isEmpty ? "none of it was heard" : "heard: \"\($0.printable)\"" }
        let notes = [end.why, heard].compactMap(\.self)
        let line = "\(end.state): #\(end.entry.id)" + (end.entry.began == nil ? ": \(end.entry.shownText)" : "")
        return notes.isEmpty ? line : "\(line) (\(notes.joined(separator: "; ")))"
    }
}

/// The reason why an announcement waits, in few words.
enum WaitWords {
    /// - Parameters:
    ///   - speaking: the announcement that is playing.
    ///   - now: the daemon's time; nil to leave out the remaining time.
    static func why(_ entry: QueuePicture.Entry, behind speaking: QueuePicture.Entry?, now: Double?) -> String {
        guard let wait = entry.waits else { return "" }
        let reason = words(for: wait, behind: speaking)
        if wait.cause == WaitingCause.acknowledgement.rawValue, let until = wait.until, let now {
            return "\(reason), again in \(age(until - now))"
        }
        guard wait.cause != WaitingCause.rest.rawValue, let expires = entry.expires, let now else { return reason }
        return "\(reason), \(age(expires - now)) left"
    }

    private static func words(for wait: PastAnnouncement.Wait, behind speaking: QueuePicture.Entry?) -> String {
        switch wait.cause.flatMap(WaitingCause.init) {
        case .turn: speaking.map { "behind #\($0.id)\($0.priority.map { " \($0.rawValue)" } ?? "")" } ?? "is next"
        case .rest: "has not come to rest"
        case .clientPaused: "its client is paused"
        case .paused: "paused by the user"
        case .acknowledgement: "not acknowledged"
        case .open: "open for more"
        // A cause that this version does not know.
        case nil: wait.reason.hasPrefix("waits: ") ? String(wait.reason.dropFirst(7)) : wait.reason
        }
    }

    /// "7 s", "3 min".
    static func age(_ seconds: Double) -> String {
        guard seconds.isFinite, seconds < 1e9 else { return "" }
        let whole = Int(max(0, seconds))
        return whole < 120 ? "\(whole) s" : "\(whole / 60) min"
    }
}
