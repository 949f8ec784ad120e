// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import AnnouncementQueue
import FoundationEssentials

/// What has ended, as lines that the next daemon reads: those of the wire, without the words of what is sensitive.
enum HistoryFile {
    /// In bytes: the latest that fit are kept.
    static let limit = 1 << 20

    /// Lines in the order in which they ended.
    /// - Parameter past: the latest first.
    static func bytes(of past: [PastAnnouncement]) -> [UInt8] {
        let coder = WireCoder()
        var lines: [[UInt8]] = []
        var size = 0
        for announcement in past {
            let line = coder.line(announcement)
            size += line.count
            guard size <= limit else { break }
            lines.append(line)
        }
        return lines.reversed().flatMap(\.self)
    }

    /// What cannot be read is left out: nothing hangs on it.
    /// - Returns: the latest first.
    static func announcements(in bytes: [UInt8]) -> [PastAnnouncement] {
        let lines = bytes.split(separator: UInt8(ascii: "\n")).suffix(AnnouncementHistory.capacity).reversed()
        return lines.compactMap { try? JSONDecoder().decode(PastAnnouncement.self, from: Data($0)) }
    }
}

/// Writes the history where it outlives the daemon: what is new, or all of it again when the file has grown long.
///
/// Not `Sendable`: everything happens on the daemon's one event loop.
final class HistoryKeeper {
    private let store: any JournalStore
    private var ended = 0
    /// In the file; nil before it was written for the first time.
    private var lines: Int?

    init(store: any JournalStore) {
        self.store = store
    }

    /// - Parameters:
    ///   - count: how many have ended so far.
    ///   - latest: gives so many of them, the latest first.
    func keep(_ count: Int, latest: (Int) -> [PastAnnouncement]) {
        let new = min(count - ended, AnnouncementHistory.capacity)
        guard new > 0 else { return }
        ended = count
        // Where it cannot be written it is lost with the daemon, as the journal says of itself.
        if let lines, lines + new <= 2 * AnnouncementHistory.capacity {
            try? store.append(HistoryFile.bytes(of: latest(new)))
            self.lines = lines + new
        } else {
            let all = latest(AnnouncementHistory.capacity)
            try? store.replace(with: HistoryFile.bytes(of: all))
            lines = all.count
        }
    }
}
