// SPDX-License-Identifier: MIT

import AnnouncementKit

/// Something that the application reported, or that the user heard, at a time of the listener.
public struct RecordedEvent: Sendable, Hashable {
    /// The kinds of events.
    public enum Kind: Sendable, Hashable {
        /// An element or a chart has appeared: its name.
        case displayed(String)
        case ended(String)
        /// The focus has moved to an element.
        case focused(String)
        /// An element has changed.
        case changed(String, cause: ChangeCause)
        /// A notification was posted, with its text or the name of its element.
        case posted(AccessibilityNotification, String?, priority: AccessibilityPriority)
        /// A client has announced a text: see ``Listener/client(named:)``.
        case announced(String, client: String, priority: AnnouncementPriority)
        /// An axis of a chart shows another range.
        case rangeChanged(chart: String, axis: String, DataRange)
        /// A window has appeared or changed: its title.
        case window(String?)
        /// A text is heard from here on.
        case spoken(String)
        /// A text was cut: the words that were heard.
        case cut(String)
    }

    /// The time since the listener started.
    public let time: Duration
    public let kind: Kind
}

extension RecordedEvent: CustomStringConvertible {
    /// A line of a script, such as `   1.2 s  says "Saved"`.
    public var description: String {
        let tenths = Int((time / .milliseconds(100)).rounded())
        let stamp = "\(tenths / 10).\(tenths % 10) s"
        return String(repeating: " ", count: max(0, 9 - stamp.count)) + stamp + "  " + line
    }

    private var line: String {
        switch kind {
        case .displayed(let name): return "shows \(name)"
        case .ended(let name): return "hides \(name)"
        case .focused(let name): return "focuses \(name)"
        case .changed(let name, let cause): return "changes \(name)\(cause == .user ? " for the user" : "")"
        case .posted(let notification, let text, let priority):
            let words = text.map { " \($0.quoted)" } ?? ""
            return "posts \(notification.rawValue)\(words)\(priority == .default ? "" : " at \(priority.rawValue)")"
        case .announced(let text, let client, let priority):
            return "\(client) announces \(text.quoted) at \(priority.rawValue)"
        case .rangeChanged(let chart, let axis, let range):
            return "shows \(range.min) to \(range.max) on axis \(axis) of \(chart)"
        case .window(let title): return "shows the window\(title.map { " \($0.quoted)" } ?? "")"
        case .spoken(let text): return "says \(text.quoted)"
        case .cut(let text): return text.isEmpty ? "is cut at once" : "is cut after \(text.quoted)"
        }
    }
}

/// The recorded events of a listener.
@MainActor
struct EventRecorder {
    private(set) var events: [RecordedEvent] = []
    /// The window that was reported last.
    private(set) var window: WindowSnapshot?
    /// The names of elements by id, as they were last reported.
    private var names: [String: String] = [:]
    private var isCut = false

    /// Events before this are forgotten; a test with more has other troubles.
    private static let most = 100_000

    mutating func add(_ kind: RecordedEvent.Kind, at time: Duration) {
        guard events.count < Self.most else { return }
        events.append(RecordedEvent(time: time, kind: kind))
    }

    mutating func take(_ event: ViewEvent, at time: Duration) {
        switch event {
        case .willDisplay(let element): add(.displayed(name(of: element)), at: time)
        case .didEndDisplay(let id): add(.ended(names[id] ?? id), at: time)
        case .invalidated(let change, let cause): add(.changed(names[change.id] ?? change.id, cause: cause), at: time)
        case .focused(let argument): add(.focused(name(of: argument)), at: time)
        case .window(let window):
            self.window = window
            add(.window(window.title), at: time)
        case .posted(let notification, let argument, let priority):
            add(.posted(notification, argument.map { name(of: $0) }, priority: priority), at: time)
        }
    }

    mutating func take(_ event: ChartEvent, at time: Duration) {
        switch event {
        case .described(let chart): add(.displayed(chart.title ?? chart.id), at: time)
        case .removed(let id): add(.ended(id), at: time)
        case .rangeChanged(let change):
            let range = DataRange(min: change.range.lower, max: change.range.upper)
            add(.rangeChanged(chart: change.chart, axis: change.range.axis, range), at: time)
        case .appended, .commanded: break
        }
    }

    private mutating func name(of element: ElementSnapshot) -> String {
        let texts: [String?] = [element.label, element.value, element.identifier, element.id]
        let name = texts.compactMap(\.self).first { !$0.allSatisfy(\.isWhitespace) } ?? "an element"
        if let id = element.id { names[id] = name }
        return name
    }

    private mutating func name(of argument: NotificationArgument) -> String {
        switch argument {
        case .text(let text): text
        case .ssml(let source): MarkedWords.display(of: source)
        case .element(let element): name(of: element)
        case .elementID(let id): names[id] ?? id
        }
    }
}

/// The words of a text in SSML.
enum MarkedWords {
    static func display(of source: String) -> String { SpeechMarkup(lenient: source).marked.display }
}
