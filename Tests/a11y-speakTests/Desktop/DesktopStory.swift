// SPDX-License-Identifier: MIT

import AnnouncementKit
import DaemonProtocol

@testable import DesktopBridge
@testable import a11y_speak

/// A desktop on a virtual clock: events in, steps out, each as a line. The name of a connection is its program's.
struct DesktopStory {
    private(set) var bridge: DesktopBridge
    private(set) var now = 100.0
    private(set) var lines: [String] = []
    private var serial: UInt64 = 0

    init(_ settings: DesktopSettings = DesktopSettings(sensitive: false)) {
        bridge = DesktopBridge(settings)
    }

    mutating func take(_ event: DesktopEvent) {
        for step in bridge.take(event, at: now) { perform(step) }
    }

    /// Questions are answered at once.
    private mutating func perform(_ step: DesktopStep) {
        switch step {
        case .identify(let sender): take(.identified(sender, sender.name))
        case .describe(let object): lines.append("describe \(object.path)")
        case .read(let object): lines.append("read \(object.path)")
        case .announce(let program, let request, _): lines.append(Self.line(program, request))
        case .cancel(let program, let id): lines.append("\(program): cancel \(id.rawValue)")
        case .tone(let program, let seconds): lines.append("\(program): tone \(seconds)")
        case .presence(let isPresent): lines.append("presence \(isPresent)")
        }
    }

    private static func line(_ program: String, _ request: AnnounceRequest) -> String {
        let flags = (request.queue ? " queued" : "") + (request.isSensitive ? " sensitive" : "")
        guard case .text(let text) = request.words else { return "\(program): \(request.words)" }
        return "\(program): \(request.priority.rawValue)\(flags) \(text)"
    }

    /// Lets time pass, and performs due steps in order.
    mutating func wait(_ seconds: Double) {
        let end = now + seconds
        while let wake = bridge.wake, wake <= end {
            now = max(now, wake)
            take(.elapsed)
        }
        now = end
    }

    static func sender(_ name: String) -> BusSender { BusSender(place: .accessibility, name: name) }

    static func object(_ path: String, of name: String = "firefox") -> AccessibleObject {
        AccessibleObject(sender: sender(name), path: path)
    }

    mutating func announce(_ text: String, by name: String = "gtk4", of object: String = "/1", assertive: Bool = false)
    {
        take(
            .announced(
                by: Self.sender(name), AccessibleAnnouncement(object: object, text: text, isAssertive: assertive)))
    }

    /// - Returns: the serial number of the call.
    @discardableResult
    mutating func notify(
        _ text: String, by program: String = "Mumble", _ change: (inout Notification) -> Void = { _ in }
    ) -> UInt64 {
        var notification = Notification(program: program, text: text)
        change(&notification)
        serial += 1
        take(.notified(by: BusSender(place: .session, name: ":1.7"), serial: serial, notification))
        return serial
    }

    /// Returns the lines since the last call.
    mutating func done() -> [String] {
        defer { lines = [] }
        return lines
    }
}

extension Notification {
    init(program: String, text: String) {
        self.init(program: program, text: text, urgency: .normal)
    }
}
