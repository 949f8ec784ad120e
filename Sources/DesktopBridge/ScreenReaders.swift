// SPDX-License-Identifier: MIT

/// Who else listens on the accessibility bus, as its registry tells. A value.
package struct ScreenReaders: Sendable, Equatable {
    /// A registration of a program for events.
    package struct Registration: Sendable, Hashable {
        /// The unique name of the program's connection.
        package let listener: String
        /// As the registry writes it: "Object:StateChanged:Focused".
        let event: String

        package init(_ listener: String, _ event: String) { (self.listener, self.event) = (listener, event) }
    }

    /// Registered twice is registered once more after one deregistration.
    private var registrations: [Registration] = []

    package init(registrations: [Registration] = []) {
        self.registrations = registrations
    }
    /// More are not remembered of one listener.
    private static let most = 256

    /// A screen reader listens: somebody follows the focus, or hears announcements.
    package var isPresent: Bool {
        registrations.contains { Self.hearsAnnouncements($0.event) || Self.followsFocus($0.event) }
    }

    /// Somebody says the announcements of programs.
    package var hearAnnouncements: Bool { registrations.contains { Self.hearsAnnouncements($0.event) } }

    /// The unique names of those that listen.
    var listeners: Set<String> { Set(registrations.map(\.listener)) }

    package mutating func replace(by all: [Registration]) { registrations = all }

    mutating func add(_ registration: Registration) {
        guard registrations.count(where: { $0.listener == registration.listener }) < Self.most else { return }
        registrations.append(registration)
    }

    mutating func remove(_ registration: Registration) {
        if let place = registrations.firstIndex(of: registration) { registrations.remove(at: place) }
    }

    /// The program has gone.
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

    /// The class, the event and the detail; "object:state-changed:focused" means the same as "Object:StateChanged:Focused".
    private static func parts(of event: String) -> [String] {
        let plain = event.lowercased().filter { $0 != "-" && $0 != "_" && $0 != "*" }
        let parts = plain.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false).map(String.init)
        return parts + Array(repeating: "", count: 3 - parts.count)
    }
}
