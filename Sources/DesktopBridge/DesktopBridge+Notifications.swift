// SPDX-License-Identifier: MIT

import AnnouncementKit

/// Notifications.
extension DesktopBridge {
    /// A transient one is not worth saying later: seconds.
    private static let shortLife = 5.0
    /// Any other waits for its turn as long as this: seconds.
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

    mutating func takeOfNotification(_ event: DesktopEvent) -> [DesktopStep] {
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
