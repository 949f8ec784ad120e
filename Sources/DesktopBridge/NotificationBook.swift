// SPDX-License-Identifier: MIT

import AnnouncementKit

/// The notifications of the desktop: which one replaces which, and which announcement belongs to each. A value.
struct NotificationBook {
    /// How far the announcement of a notification has progressed.
    enum Place: Equatable {
        /// The daemon has not answered yet.
        case sent
        /// The notification was closed before the daemon answered.
        case unwanted
        case waiting(AnnouncementID)
        case heard(AnnouncementID)
    }

    struct Entry: Equatable {
        let program: String
        var isTransient: Bool
        var isResident: Bool
        var place = Place.sent
    }

    /// The call that passed a notification, until its number is known.
    private struct Call: Hashable {
        let sender: String
        let serial: UInt64
    }

    private var entries: [String: Entry] = [:]
    private var order: [String] = []
    private var slots: [Int: String] = [:]
    private var numbers: [Int] = []
    private var calls: [Call: String] = [:]
    private var last = 0
    private static let most = 256

    /// The slot of a notification: the slot of the notification that it replaces, or a new one.
    mutating func slot(of notification: Notification, by sender: String, serial: UInt64) -> String {
        let slot = known(notification) ?? next()
        if calls.count >= Self.most { calls = [:] }
        calls[Call(sender: sender, serial: serial)] = slot
        return slot
    }

    private func known(_ notification: Notification) -> String? {
        if let number = notification.replaced { return slots[number] ?? "notification number \(number)" }
        return notification.tag.map(Self.slot)
    }

    private mutating func next() -> String {
        last += 1
        return "notification \(last)"
    }

    /// Records the number that the desktop has assigned.
    mutating func number(_ number: Int, forCall serial: UInt64, of sender: String) {
        guard let slot = calls.removeValue(forKey: Call(sender: sender, serial: serial)) else { return }
        if slots.updateValue(slot, forKey: number) == nil { numbers.append(number) }
        if numbers.count > Self.most { slots[numbers.removeFirst()] = nil }
    }

    mutating func add(_ entry: Entry, in slot: String) {
        if entries.updateValue(entry, forKey: slot) == nil { order.append(slot) }
        if order.count > Self.most { entries[order.removeFirst()] = nil }
    }

    /// - Returns: the announcement to cancel, when the notification has been closed since.
    mutating func accepted(_ id: AnnouncementID, in slot: String) -> (String, AnnouncementID)? {
        guard let entry = entries[slot] else { return nil }
        entries[slot]?.place = .waiting(id)
        return entry.place == .unwanted ? (entry.program, id) : nil
    }

    mutating func began(_ id: AnnouncementID) {
        guard let slot = entries.first(where: { $0.value.place == .waiting(id) })?.key else { return }
        entries[slot]?.place = .heard(id)
    }

    mutating func ended(_ id: AnnouncementID) {
        for (slot, entry) in entries where [.waiting(id), .heard(id)].contains(entry.place) { entries[slot] = nil }
        order.removeAll { entries[$0] == nil }
    }

    /// - Returns: the program, its slot and the announcement to cancel; nil when the announcement remains.
    mutating func closed(
        _ number: Int, _ reason: NotificationEnd
    ) -> (program: String, slot: String, cancel: AnnouncementID?)? {
        slots[number].flatMap { closed($0, reason) }
    }

    /// Closes the notification with a tag; returns as for a number.
    mutating func closed(tag: String) -> (program: String, slot: String, cancel: AnnouncementID?)? {
        closed(Self.slot(ofTag: tag), .withdrawn)
    }

    private static func slot(ofTag tag: String) -> String { "notification tag \(tag.prefix(200))" }

    private mutating func closed(
        _ slot: String, _ reason: NotificationEnd
    ) -> (program: String, slot: String, cancel: AnnouncementID?)? {
        guard let entry = entries[slot], reason.ends(entry) else { return nil }
        switch entry.place {
        case .sent, .unwanted:
            entries[slot]?.place = .unwanted
            return (entry.program, slot, nil)
        case .waiting(let id): return (entry.program, slot, id)
        // A dismissed notification is interrupted; any other is spoken to its end.
        case .heard(let id): return reason == .dismissed ? (entry.program, slot, id) : nil
        }
    }
}

/// The reason for closing a notification: the numbers of `NotificationClosed`.
enum NotificationEnd: Int, Sendable, Equatable {
    /// The notification is no longer shown; the user may not have seen it.
    case expired = 1
    case dismissed = 2
    /// The program has withdrawn the notification.
    case withdrawn = 3
    case undefined = 4

    fileprivate func ends(_ entry: NotificationBook.Entry) -> Bool {
        switch self {
        case .dismissed, .withdrawn: true
        case .expired: entry.isTransient
        case .undefined: !entry.isResident
        }
    }
}
