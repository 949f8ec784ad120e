// SPDX-License-Identifier: MIT

import AnnouncementKit

/// A notification that a program passes to the desktop.
struct Notification: Sendable, Hashable {
    enum Urgency: Int, Sendable, Hashable {
        case low, normal, critical
    }

    /// The name that the program gives itself; nil when it gives none.
    var program: String?
    /// The spoken text: the summary and the body, without markup.
    var text: String
    var urgency = Urgency.normal
    /// The number of the notification that this one replaces.
    var replaced: Int?
    /// A tag, where a program has one instead of a number: a notification replaces the earlier one with its tag.
    var tag: String?
    /// The notification is not kept after it was shown.
    var isTransient = false
    /// The notification stays after its action was performed.
    var isResident = false

    var priority: AnnouncementPriority {
        switch urgency {
        case .low: .notification
        case .normal: .low
        case .critical: .message
        }
    }

    /// Joins a summary and a body, which may have markup; nil when both are empty.
    private static func text(_ summary: String, _ body: String, value: Int? = nil) -> String? {
        let plain = SpeechMarkup(lenient: body).marked.display
        let parts = [summary, plain].map(trimmed).filter { !$0.isEmpty } + (value.map { ["\($0) %"] } ?? [])
        guard var whole = parts.first else { return nil }
        for part in parts.dropFirst() {
            whole += (whole.last.map { ".!?…:;,".contains($0) } ?? false ? " " : ". ") + part
        }
        return whole
    }

    private static func trimmed(_ text: String) -> String {
        let start = text.drop(while: \.isWhitespace)
        return String(start.reversed().drop(while: \.isWhitespace).reversed())
    }
}

/// The two interfaces for notifications.
extension Notification {
    /// From `org.freedesktop.Notifications.Notify`, with the arguments `susssasa{sv}i`.
    init?(notify message: BusMessage) {
        guard let name = message.argument(0)?.text, let replaced = message.argument(1)?.number,
            let summary = message.argument(3)?.text, let body = message.argument(4)?.text,
            let hints = message.argument(6), hints.list != nil
        else { return nil }
        guard let text = Self.text(summary, body, value: hints["value"]?.number) else { return nil }
        self.text = text
        let entry = hints["desktop-entry"]?.text ?? ""
        program = name.isEmpty ? (entry.isEmpty ? nil : entry) : name
        urgency = hints["urgency"]?.number.flatMap(Urgency.init) ?? .normal
        self.replaced = replaced == 0 ? nil : replaced
        tag = hints["x-canonical-private-synchronous"]?.text ?? hints["x-dunst-stack-tag"]?.text
        isTransient = Self.isSet(hints["transient"])
        isResident = Self.isSet(hints["resident"])
    }

    /// From `org.gtk.Notifications.AddNotification`, with the arguments `ssa{sv}`: GLib applications on GNOME.
    init?(gtk message: BusMessage) {
        guard let application = message.argument(0)?.text, let id = message.argument(1)?.text,
            let parts = message.argument(2), let text = Self.text(parts["title"]?.text ?? "", parts["body"]?.text ?? "")
        else { return nil }
        self.text = text
        program = application.isEmpty ? nil : application
        tag = "\(application) \(id)"
        switch parts["priority"]?.text {
        case "urgent": urgency = .critical
        case "low": urgency = .low
        default: break
        }
    }

    /// Some programs send a number instead of a flag.
    private static func isSet(_ value: BusValue?) -> Bool { value?.flag ?? (value?.number.map { $0 != 0 } ?? false) }
}
