// SPDX-License-Identifier: MIT

import AnnouncementKit
import DaemonProtocol

/// Decides which program's text is announced, and whether this program or a screen reader announces it. A value; times
/// are seconds of any clock.
package struct DesktopBridge {
    /// The daemon reports how many announcements of one program wait in this group.
    static let group = "desktop"

    private(set) var settings: DesktopSettings
    private(set) var readers = ScreenReaders()
    private var senders = KnownSenders()
    private var gates: [Gate: FloodGate<DesktopUtterance>] = [:]
    var book = NotificationBook()
    var isDisturbing = true
    var live = LiveRegions()
    /// The newest child of each object.
    var lastChildren: [AccessibleObject: AccessibleObject] = [:]
    private var recent = RecentTexts()
    /// The number of malformed messages.
    private(set) var malformed = 0

    init(_ settings: DesktopSettings = DesktopSettings()) {
        self.settings = settings
    }

    /// A program has one gate for its announcements and one for its notifications.
    private struct Gate: Hashable {
        let program: String
        let isOfNotifications: Bool

        /// Only the newest announcement of a flood counts; each notification is separate news.
        var opened: FloodGate<DesktopUtterance> { FloodGate(isOfNotifications ? .newestOfEachSlot(32) : .newest) }
    }

    /// When the event ``DesktopEvent/elapsed`` is due.
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

    /// Changes the listeners. When a screen reader starts to announce, the held announcements are released: it did not
    /// receive them.
    private mutating func listen(at now: Double, _ change: (inout ScreenReaders) -> Void) -> [DesktopStep] {
        let before = readers
        change(&readers)
        let begins = readers.hearAnnouncements && !before.hearAnnouncements
        let left = begins ? gates.keys.sorted { $0.program < $1.program }.flatMap { release($0, at: now) } : []
        return left + (readers.isPresent == before.isPresent ? [] : [.presence(readers.isPresent)])
    }

    private func isOurs(_ when: DesktopSettings.When, _ isAnothers: Bool) -> Bool {
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
    ///   - when: the user's setting for this kind of text.
    ///   - isAnothers: whether a screen reader announces the text.
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

    /// Announces an utterance once the name of its program is known.
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
        let passed = gates[gate, default: gate.opened].take(utterance, slot: utterance.slot, at: now)
        return flood(gate) + steps(passed, of: program)
    }

    /// Drops a notification that waits for the end of a burst.
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
        let tone = flood(gate)
        if gates[gate]?.wake == nil { gates[gate] = nil }
        return tone + steps(late, of: gate.program)
    }

    /// A tone before the last text of a flood, in whose place no words are said.
    private mutating func flood(_ gate: Gate) -> [DesktopStep] {
        guard let dropped = gates[gate]?.reportDropped(), dropped > 0 else { return [] }
        return [.tone(of: gate.program, seconds: FloodTone.seconds(dropped))]
    }

    /// The utterances of one burst are queued: if each interrupted the previous one, none could be heard.
    private func steps(_ passed: [DesktopUtterance], of program: String) -> [DesktopStep] {
        passed.enumerated().map { index, utterance in
            var request = utterance.request
            request.queue = index > 0
            return .announce(as: program, request, isFollowed: utterance.notification != nil)
        }
    }
}

/// Notifications.
extension DesktopBridge {
    /// Seconds that a transient notification may wait for its turn.
    private static let shortLife = 5.0
    /// Seconds that any other notification may wait for its turn.
    private static let life = 60.0

    mutating func notified(
        by sender: BusSender, _ serial: UInt64, _ notification: Notification, at now: Double
    ) -> [DesktopStep] {
        guard isOurs(settings.notifications, readers.isPresent), isDisturbing || notification.urgency == .critical,
            let text = SpokenText.of(notification.text)
        else { return [] }
        let slot = book.slot(of: notification, by: sender.name, serial: serial)
        let request = AnnounceRequest(
            .text(text), priority: notification.priority, slot: slot,
            expires: notification.isTransient ? Self.shortLife : Self.life,
            isSensitive: settings.sensitive || notification.isTransient, group: Self.group)
        let utterance = DesktopUtterance(request: request, slot: slot, notification: notification)
        guard let program = notification.program else { return say(utterance, by: sender, at: now) }
        return pass(utterance, of: program, at: now)
    }

    private mutating func takeOfNotification(_ event: DesktopEvent) -> [DesktopStep] {
        switch event {
        case .numbered(let number, let serial, let sender): book.number(number, forCall: serial, of: sender)
        case .closed(let number, let reason): return take(back: book.closed(number, reason))
        case .withdrawn(let tag): return take(back: book.closed(tag: tag))
        case .doNotDisturb(let isWanted): isDisturbing = !isWanted
        case .accepted(let id, let slot):
            return book.accepted(id, in: slot).map { [.cancel(as: $0.0, $0.1)] } ?? []
        case .began(let id): book.began(id)
        case .ended(let id): book.ended(id)
        default: break
        }
        return []
    }

    private mutating func take(back closed: (program: String, slot: String, cancel: AnnouncementID?)?) -> [DesktopStep]
    {
        guard let closed else { return [] }
        drop(closed.slot, of: closed.program)
        return closed.cancel.map { [.cancel(as: closed.program, $0)] } ?? []
    }
}

extension NotificationBook.Entry {
    init(program: String, _ notification: Notification) {
        self.init(program: program, isTransient: notification.isTransient, isResident: notification.isResident)
    }
}

/// Text that appears in live regions.
extension DesktopBridge {
    /// The placeholder in a text for an embedded object, which has its own text.
    static let embedded = "\u{FFFC}"
    /// Longer insertions are documents, and are not announced. In Unicode scalars.
    private static let longestInsertion = 5000

    private var saysLiveRegions: Bool { isOurs(settings.liveRegions, readers.isPresent) }

    private mutating func takeOfLiveRegion(_ event: DesktopEvent, at now: Double) -> [DesktopStep] {
        switch event {
        case .inserted(let object, let text): return inserted(text, object, at: now)
        case .childAdded(let parent, let child):
            guard saysLiveRegions else { return [] }
            lastChildren[parent] = child
            if lastChildren.count > 256 { lastChildren = [parent: child] }
            return []
        case .appeared(let object): return appeared(object, at: now)
        case .described(let object, let liveness):
            return live.described(object, liveness, at: now).flatMap { say($0, in: object, at: now) }
        case .read(let object, let text):
            guard let text, saysLiveRegions else { return [] }
            return say(text, in: object, isAssertive: live.isAssertive(object), at: now)
        default: return []
        }
    }

    private mutating func inserted(_ text: String, _ object: AccessibleObject, at now: Double) -> [DesktopStep] {
        guard saysLiveRegions, !text.isEmpty, text.unicodeScalars.count <= Self.longestInsertion else { return [] }
        switch live.inserted(text, in: object, at: now) {
        case .ask: return [.describe(object)]
        case .say: return say(text, in: object, at: now)
        case .nothing: return []
        }
    }

    /// An alert of a web page is an object that becomes visible; no text is inserted.
    private mutating func appeared(_ object: AccessibleObject, at now: Double) -> [DesktopStep] {
        guard saysLiveRegions else { return [] }
        switch live.inserted(Self.embedded, in: object, at: now) {
        case .ask: return [.describe(object)]
        case .say: return [.read(object)]
        case .nothing: return []
        }
    }

    private mutating func say(_ text: String, in object: AccessibleObject, at now: Double) -> [DesktopStep] {
        guard text == Self.embedded else {
            return say(text, in: object, isAssertive: live.isAssertive(object), at: now)
        }
        // Reads the newest child, or the object itself (an alert) when it has no known child.
        return [.read(lastChildren[object] ?? object)]
    }

    private mutating func say(
        _ text: String, in object: AccessibleObject, isAssertive: Bool, at now: Double
    ) -> [DesktopStep] {
        let plain = text.replacing(Self.embedded, with: " ")
        return announced(
            by: object.sender, AccessibleAnnouncement(object: object.path, text: plain, isAssertive: isAssertive),
            when: settings.liveRegions, isAnothers: readers.isPresent, at: now)
    }
}

/// The text of another program in the form in which it is announced.
enum SpokenText {
    /// Longer texts are cut, in Unicode scalars.
    static let longest = 5000

    /// - Returns: nil for a text without words.
    static func of(_ text: String) -> String? {
        let scalars = text.unicodeScalars
        let hasWords = scalars.contains { !$0.properties.isWhitespace && $0.properties.generalCategory != .control }
        guard hasWords else { return nil }
        guard let end = scalars.index(scalars.startIndex, offsetBy: longest, limitedBy: scalars.endIndex),
            end < scalars.endIndex
        else { return text }
        return String(scalars[..<end]) + "…, cut"
    }
}

/// The texts that programs announced within the last second, so that repetitions are dropped. A value.
struct RecentTexts {
    private struct Said: Hashable {
        let program: String
        let words: AnnounceWords
    }

    private var times: [Said: Double] = [:]
    /// Seconds in which a repetition is dropped.
    private static let moment = 1.0
    private static let most = 64

    /// Whether the program has not announced the same words within the last second.
    mutating func isNew(_ request: AnnounceRequest, of program: String, at now: Double) -> Bool {
        let said = Said(program: program, words: request.words)
        if let time = times[said], now - time < Self.moment { return false }
        if times.count >= Self.most { forget(before: now) }
        if times.count >= Self.most { times = [:] }
        times[said] = now
        return true
    }

    /// Forgets words older than a second.
    mutating func forget(before now: Double) { times = times.filter { now - $0.value < Self.moment } }
}
