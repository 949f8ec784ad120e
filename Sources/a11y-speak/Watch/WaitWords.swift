// SPDX-License-Identifier: MIT

import AnnouncementKit

/// Why an announcement waits, in few words.
enum WaitWords {
    /// - Parameters:
    ///   - speaking: what is spoken meanwhile.
    ///   - now: the daemon's time; nil to leave out how long it is still worth saying.
    static func why(_ entry: QueuePicture.Entry, behind speaking: QueuePicture.Entry?, now: Double?) -> String {
        guard let wait = entry.waits else { return "" }
        let reason = words(for: wait, behind: speaking)
        guard wait.cause != WaitingCause.rest.rawValue, let expires = entry.expires, let now else { return reason }
        return "\(reason), \(age(expires - now)) left"
    }

    private static func words(for wait: PastAnnouncement.Wait, behind speaking: QueuePicture.Entry?) -> String {
        switch wait.cause.flatMap(WaitingCause.init) {
        case .turn: speaking.map { "behind #\($0.id)\($0.priority.map { " \($0.rawValue)" } ?? "")" } ?? "is next"
        case .rest: "has not come to rest"
        case .clientPaused: "its client is paused"
        case .paused: "paused by the user"
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
