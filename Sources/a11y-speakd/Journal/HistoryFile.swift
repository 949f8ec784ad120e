// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import AnnouncementQueue
import DaemonProtocol
import FoundationEssentials

/// The ended announcements as lines for the next daemon. The lines have the wire's format, without the words of
/// sensitive announcements.
enum HistoryFile {
    /// In bytes. The latest announcements that fit are kept.
    static let limit = 1 << 20

    /// The lines, in the order in which the announcements ended.
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

    /// Skips lines that cannot be read: losing them does no harm.
    /// - Returns: the latest first.
    static func announcements(in bytes: [UInt8]) -> [PastAnnouncement] {
        let lines = bytes.split(separator: UInt8(ascii: "\n")).suffix(AnnouncementHistory.capacity).reversed()
        return lines.compactMap { try? JSONDecoder().decode(PastAnnouncement.self, from: Data($0)) }
    }
}

/// Writes the history to a file that outlives the daemon: adds new announcements, or rewrites the file when it has
/// grown long.
///
/// Not `Sendable`: everything happens on the daemon's one event loop.
final class HistoryKeeper {
    private let store: any JournalStore
    private var ended = 0
    /// The number of lines in the file; nil before the first write.
    private var lines: Int?

    init(store: any JournalStore) {
        self.store = store
    }

    /// - Parameters:
    ///   - count: the number of announcements that have ended so far.
    ///   - latest: returns that number of them, the latest first.
    func keep(_ count: Int, latest: (Int) -> [PastAnnouncement]) {
        let new = min(count - ended, AnnouncementHistory.capacity)
        guard new > 0 else { return }
        ended = count
        // Errors are ignored: an unwritten history is lost with the daemon. The journal reports its own errors.
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
