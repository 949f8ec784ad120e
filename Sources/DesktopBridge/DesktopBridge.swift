// SPDX-License-Identifier: MIT

import AnnouncementKit

/// What the desktop's programs announce, and who says it. A value; times are seconds of any clock.
package struct DesktopBridge {
    /// Of what waits of one program in it, the daemon says how much there is.
    static let group = "desktop"

    private(set) var settings: DesktopSettings
    private(set) var readers = ScreenReaders()
    private var senders = KnownSenders()
    private var gates: [Gate: FloodGate<DesktopUtterance>] = [:]
    var book = NotificationBook()
    var isDisturbing = true
    var live = LiveRegions()
    /// The newest child of objects.
    var lastChildren: [AccessibleObject: AccessibleObject] = [:]
    private var recent = RecentTexts()
    /// Messages that were not as they have to be.
    private(set) var malformed = 0

    init(_ settings: DesktopSettings = DesktopSettings()) {
        self.settings = settings
    }

    /// What a program announces, and its notifications, are let through apart from each other.
    private struct Gate: Hashable {
        let program: String
        let isOfNotifications: Bool

        /// Of announcements the newest counts; each notification is news of its own.
        var opened: FloodGate<DesktopUtterance> { FloodGate(isOfNotifications ? .newestOfEachSlot(32) : .newest) }
    }

    /// When the event ``DesktopEvent/elapsed`` is wanted.
    var wake: Double? { gates.values.compactMap(\.wake).min() }

    mutating func take(_ event: DesktopEvent, at now: Double) -> [DesktopStep] {
        switch event {
        case .configured(let settings):
            self.settings = settings
            return []
        case .announced(let sender, let announcement):
            return announced(
                by: sender, announcement, when: settings.announcements, isAnothers: readers.hearAnnouncements, at: now)
        case .malformed:
            malformed += 1
            return []
        case .identified(let sender, let name):
            let name = name ?? ProgramName.unknown
            return senders.identify(sender, name).flatMap { pass($0, of: name, at: now) }
        case .own(let sender):
            senders.ignore(sender)
            return []
        case .vanished(let sender):
            senders.forget(sender)
            live.forget(sender)
            return sender.place == .accessibility ? listen(at: now) { $0.remove(listener: sender.name) } : []
        case .listeners(let all): return listen(at: now) { $0.replace(by: all) }
        case .listenerAdded(let one): return listen(at: now) { $0.add(one) }
        case .listenerRemoved(let one): return listen(at: now) { $0.remove(one) }
        case .accessibilityLost:
            senders.forgetAll(of: .accessibility)
            live.forgetAll()
            lastChildren = [:]
            return listen(at: now) { $0.replace(by: []) }
        case .notified(let sender, let serial, let notification):
            return notified(by: sender, serial, notification, at: now)
        case .inserted, .childAdded, .appeared, .described, .read: return takeOfLiveRegion(event, at: now)
        case .elapsed: return elapse(at: now)
        default: return takeOfNotification(event)
        }
    }

    /// Who listens changes. What was announced before is still said by who was to say it then.
    private mutating func listen(at now: Double, _ change: (inout ScreenReaders) -> Void) -> [DesktopStep] {
        let before = readers
        change(&readers)
        let begins = readers.hearAnnouncements && !before.hearAnnouncements
        let left = begins ? gates.keys.sorted { $0.program < $1.program }.flatMap { release($0, at: now) } : []
        return left + (readers.isPresent == before.isPresent ? [] : [.presence(readers.isPresent)])
    }

    func isOurs(_ when: DesktopSettings.When, _ isAnothers: Bool) -> Bool {
        switch when {
        case .off: false
        case .whenAlone: !isAnothers
        case .always: true
        }
    }
}

/// Announcements.
extension DesktopBridge {
    /// - Parameters:
    ///   - when: what the user wants of its kind.
    ///   - isAnothers: whether a screen reader says it.
    mutating func announced(
        by sender: BusSender, _ announcement: AccessibleAnnouncement, when: DesktopSettings.When, isAnothers: Bool,
        at now: Double
    ) -> [DesktopStep] {
        guard isOurs(when, isAnothers), let text = SpokenText.of(announcement.text) else { return [] }
        let slot = sender.name + announcement.object
        let request = AnnounceRequest(
            .text(text), priority: announcement.priority, slot: slot, isSensitive: settings.sensitive,
            group: Self.group)
        return say(DesktopUtterance(request: request, slot: slot), by: sender, at: now)
    }

    /// Says it when it is known whose it is.
    mutating func say(_ utterance: DesktopUtterance, by sender: BusSender, at now: Double) -> [DesktopStep] {
        switch senders.take(utterance, of: sender) {
        case .ask: [.identify(sender)]
        case .wait: []
        case .known(let name): pass(utterance, of: name, at: now)
        }
    }

    mutating func pass(_ utterance: DesktopUtterance, of program: String, at now: Double) -> [DesktopStep] {
        guard recent.isNew(utterance.request, of: program, at: now) else { return [] }
        let gate = Gate(program: program, isOfNotifications: utterance.notification != nil)
        if let notification = utterance.notification {
            book.add(NotificationBook.Entry(program: program, notification), in: utterance.slot)
        }
        return steps(gates[gate, default: gate.opened].take(utterance, slot: utterance.slot, at: now), of: program)
    }

    /// A notification that waits for the end of a burst is not wanted any more.
    mutating func drop(_ slot: String, of program: String) {
        gates[Gate(program: program, isOfNotifications: true)]?.drop(slot: slot)
    }

    private mutating func elapse(at now: Double) -> [DesktopStep] {
        let due = gates.filter { $0.value.wake.map { $0 <= now } ?? false }.keys.sorted { $0.program < $1.program }
        recent.forget(before: now)
        return due.flatMap { release($0, at: now) }
    }

    private mutating func release(_ gate: Gate, at now: Double) -> [DesktopStep] {
        guard let late = gates[gate]?.release(at: now) else { return [] }
        if gates[gate]?.wake == nil { gates[gate] = nil }
        return steps(late, of: gate.program)
    }

    /// Those of one burst wait for each other: cutting one with the next would leave nothing to hear.
    private func steps(_ passed: [DesktopUtterance], of program: String) -> [DesktopStep] {
        passed.enumerated().map { index, utterance in
            var request = utterance.request
            request.queue = index > 0
            return .announce(as: program, request, isFollowed: utterance.notification != nil)
        }
    }
}
