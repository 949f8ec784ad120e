// SPDX-License-Identifier: MIT

/// Watches the session's notifications on their way to the desktop. The connection sends no message of its own.
final class NotificationMonitor {
    let bus: Bus
    private let happened: (DesktopEvent) -> Void
    private let failed: (String) -> Void

    private static let interface = "org.freedesktop.Notifications"
    private static let gtk = "org.gtk.Notifications"
    private static let rules = [
        "type='method_call',interface='\(interface)',member='Notify'",
        "type='method_call',interface='\(interface)',member='CloseNotification'",
        "type='signal',interface='\(interface)',member='NotificationClosed'",
        // The numbers that the desktop assigns.
        "type='method_return',sender='\(interface)'",
        "type='method_call',interface='\(gtk)',member='AddNotification'",
        "type='method_call',interface='\(gtk)',member='RemoveNotification'",
    ]

    /// Starts to watch.
    /// - Parameters:
    ///   - isMonitor: false for the older way, in which an ordinary connection eavesdrops.
    ///   - failed: called with the reason when the bus refuses.
    init(
        address: String, isMonitor: Bool, happened: @escaping (DesktopEvent) -> Void,
        failed: @escaping (String) -> Void
    ) throws(Bus.Failure) {
        bus = try Bus(address: address, isMonitor: isMonitor)
        (self.happened, self.failed) = (happened, failed)
        bus.all { [weak self] in self?.received($0) }
        if isMonitor { becomeMonitor() } else { eavesdrop() }
    }

    private func becomeMonitor() {
        var call = BusCall.bus("BecomeMonitor", [.texts(Self.rules), .natural(0)])
        call.interface = "org.freedesktop.DBus.Monitoring"
        ask(call)
    }

    private func eavesdrop() {
        for rule in Self.rules { ask(.bus("AddMatch", [.text("eavesdrop='true',\(rule)")])) }
    }

    private func ask(_ call: BusCall) {
        bus.call(call) { [weak self] answer in
            if answer.kind == .failure { self?.failed(answer.failure ?? "no answer") }
        }
    }

    private func received(_ message: BusMessage) {
        guard let event = Self.event(message) else { return }
        happened(event)
    }

    /// Nil for any other message.
    static func event(_ message: BusMessage) -> DesktopEvent? {
        switch (message.kind, message.interface, message.member) {
        case (.call, interface, "Notify"): added(message, Notification(notify: message))
        case (.call, gtk, "AddNotification"): added(message, Notification(gtk: message))
        case (.call, interface, "CloseNotification"): message.argument(0)?.number.map { .closed($0, .withdrawn) }
        case (.call, gtk, "RemoveNotification"):
            message.argument(1)?.text.map { .withdrawn(tag: "\(message.argument(0)?.text ?? "") \($0)") }
        case (.signal, interface, "NotificationClosed"): closed(message)
        case (.answer, _, _): numbered(message)
        default: nil
        }
    }

    private static func added(_ message: BusMessage, _ notification: Notification?) -> DesktopEvent {
        guard let notification, let sender = message.sender else { return .malformed }
        return .notified(by: BusSender(place: .session, name: sender), serial: message.serial, notification)
    }

    private static func closed(_ message: BusMessage) -> DesktopEvent? {
        guard let number = message.argument(0)?.number, let reason = message.argument(1)?.number else {
            return .malformed
        }
        return .closed(number, NotificationEnd(rawValue: reason) ?? .undefined)
    }

    /// The answer to Notify is only the number. Other answers of the desktop belong to no recorded call.
    private static func numbered(_ message: BusMessage) -> DesktopEvent? {
        guard let receiver = message.destination, let number = message.argument(0)?.number else { return nil }
        return .numbered(number, call: message.answered, of: receiver)
    }
}
