// SPDX-License-Identifier: MIT

/// The other listeners on the accessibility bus, as its registry reports them. A value.
package struct ScreenReaders: Sendable, Equatable {
    /// A registration of a program for events.
    package struct Registration: Sendable, Hashable {
        /// The unique name of the program's connection.
        package let listener: String
        /// The notation of the registry: "Object:StateChanged:Focused".
        let event: String

        package init(_ listener: String, _ event: String) { (self.listener, self.event) = (listener, event) }
    }

    /// May contain duplicates: a listener that registers twice and deregisters once is still registered.
    private var registrations: [Registration] = []

    package init(registrations: [Registration] = []) {
        self.registrations = registrations
    }
    /// Further registrations of one listener are ignored.
    private static let most = 256

    /// Whether a screen reader listens: a program follows the focus or receives announcements.
    package var isPresent: Bool {
        registrations.contains { Self.hearsAnnouncements($0.event) || Self.followsFocus($0.event) }
    }

    /// Whether a program receives announcements, and therefore says them.
    package var hearAnnouncements: Bool { registrations.contains { Self.hearsAnnouncements($0.event) } }

    /// The unique names of the listeners.
    var listeners: Set<String> { Set(registrations.map(\.listener)) }

    package mutating func replace(by all: [Registration]) { registrations = all }

    mutating func add(_ registration: Registration) {
        guard registrations.count(where: { $0.listener == registration.listener }) < Self.most else { return }
        registrations.append(registration)
    }

    mutating func remove(_ registration: Registration) {
        if let place = registrations.firstIndex(of: registration) { registrations.remove(at: place) }
    }

    /// Removes a listener that has disconnected.
    mutating func remove(listener: String) { registrations.removeAll { $0.listener == listener } }

    private static func hearsAnnouncements(_ event: String) -> Bool {
        let parts = parts(of: event)
        return parts[0] == "object" && ["", "announcement"].contains(parts[1])
    }

    private static func followsFocus(_ event: String) -> Bool {
        let parts = parts(of: event)
        guard parts[0] == "object" else { return parts[0] == "focus" }
        return parts[1].isEmpty || parts[1] == "statechanged" && ["", "focused"].contains(parts[2])
    }

    /// The class, the event and the detail. "object:state-changed:focused" equals "Object:StateChanged:Focused".
    private static func parts(of event: String) -> [String] {
        let plain = event.lowercased().filter { $0 != "-" && $0 != "_" && $0 != "*" }
        let parts = plain.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false).map(String.init)
        return parts + Array(repeating: "", count: 3 - parts.count)
    }
}
