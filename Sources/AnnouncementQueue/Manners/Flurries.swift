// SPDX-License-Identifier: MIT

import AnnouncementKit

/// Texts that a client posts in each frame, such as its own sentence about a range while a finger moves. The first is
/// announced at once, and the newest of the others when no more arrive: otherwise each would cut the one before,
/// and only first words would be heard.
struct Flurries: Sendable, Equatable {
    /// The longest time between two posts of a flurry: shorter than that of repeated keys.
    static let interval = Duration.milliseconds(50)
    /// The time without posts after which the newest is announced.
    static let rest = Duration.milliseconds(250)
    /// The slot of the posts of a flurry.
    static let slot = "newest of a flurry"
    /// Beyond this number of clients, all are forgotten.
    private static let limit = 256
    /// The part of a text that is compared, in bytes.
    private static let compared = 256

    private struct Last: Equatable {
        let letters: Int
        let content: Int
        let time: Duration
    }

    private var last: [ClientID: Last] = [:]

    /// Gives the slot of the flurry to an announcement that follows one with the same letters, and makes it rest.
    /// - Parameter isSettling: true while a post of the client's flurry waits for the end of the flurry. Every other
    ///   post of its kind replaces it.
    mutating func calmed(
        _ announcement: Announcement, of client: ClientID, now: Duration, isSettling: Bool
    ) -> Announcement {
        guard let letters = Self.letters(of: announcement) else { return announcement }
        let former = last[client]
        if former == nil, last.count >= Self.limit { last = [:] }
        let content = announcement.content.hashValue
        last[client] = Last(letters: letters, content: content, time: now)
        var calmed = announcement
        if isSettling { calmed.slot = Self.slot }
        guard let former, former.letters == letters, former.time < now, now - former.time <= Self.interval else {
            return calmed
        }
        // The same again is a repetition, which is dropped.
        if former.content == content, !isSettling { return announcement }
        (calmed.slot, calmed.settles) = (Self.slot, Self.rest)
        return calmed
    }

    /// The hash of the letters of a text that may be part of a flurry; nil for every other announcement.
    private static func letters(of announcement: Announcement) -> Int? {
        guard case .text(let text) = announcement.content, announcement.convention == .own,
            announcement.manners.mayQueue, !announcement.queue, !announcement.mayRepeat, !announcement.isOpen,
            announcement.slot == nil, announcement.group == nil, announcement.settles == nil
        else { return nil }
        var hasher = Hasher()
        var count = 0
        for byte in text.utf8.prefix(compared) where byte > 0x3F {
            hasher.combine(byte)
            count += 1
        }
        return count == 0 ? nil : hasher.finalize()
    }
}
