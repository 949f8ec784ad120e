// SPDX-License-Identifier: MIT

import AnnouncementKit
import Glibc

/// The desktop's settings portal. It has the settings of all desktops, and the GSettings of GNOME and of GTK's backend.
/// In a session without a portal, GSettings are read directly.
final class DisplayPortal {
    private static let owner = "org.freedesktop.portal.Desktop"
    private static let path = "/org/freedesktop/portal/desktop"
    private static let interface = "org.freedesktop.portal.Settings"

    private let bus: Bus
    private let changed: (DisplaySettings) -> Void
    private var values = PortalValues()
    /// Whether the portal may be started for the question. A session without a program that reads the settings needs no
    /// portal.
    private var isNeeded: Bool
    /// Watch GSettings while there is no portal.
    private var watches: [GSettingsWatch] = []

    /// - Parameters:
    ///   - bus: the session bus, which outlives this object.
    ///   - isNeeded: false asks only a running portal, now and when it starts.
    ///   - changed: called with the settings when they are known, and with each change.
    init(on bus: Bus, isNeeded: Bool, changed: @escaping (DisplaySettings) -> Void) {
        (self.bus, self.isNeeded, self.changed) = (bus, isNeeded, changed)
        let signal = "type='signal',sender='\(Self.owner)',path='\(Self.path)',interface='\(Self.interface)',"
        bus.match(signal + "member='SettingChanged'") { [weak self] in self?.told($0) }
        let owners = "type='signal',sender='org.freedesktop.DBus',member='NameOwnerChanged',arg0='\(Self.owner)'"
        bus.match(owners) { [weak self] message in
            if message.argument(2)?.text?.isEmpty == false { self?.ask() }
        }
        ask()
    }

    /// Asks again, and lets the bus start the portal.
    func need() {
        guard !isNeeded else { return }
        isNeeded = true
        ask()
    }

    /// The descriptors and the events for poll.
    var polled: [pollfd] { watches.flatMap(\.polled) }

    /// Handles received output.
    func ready() { for watch in watches { watch.ready() } }

    private func ask() {
        let namespaces = BusDatum.texts(PortalValues.namespaces)
        bus.call(BusCall(Self.owner, Self.path, Self.interface, "ReadAll", [namespaces], mayStart: isNeeded)) {
            [weak self] answer in
            guard let self else { return }
            guard answer.kind == .answer, let all = answer.argument(0) else { return watchSettings() }
            watches = []
            values = PortalValues(all)
            changed(values.settings)
        }
    }

    private func watchSettings() {
        guard isNeeded, watches.isEmpty else { return }
        watches = PortalValues.schemas.map { schema in
            GSettingsWatch(schema) { [weak self] key, value in self?.change { $0.set(schema, key, written: value) } }
        }
    }

    private func change(_ change: (inout PortalValues) -> Void) {
        let before = values.settings
        change(&values)
        if values.settings != before { changed(values.settings) }
    }

    private func told(_ message: BusMessage) {
        guard let space = message.argument(0)?.text, let key = message.argument(1)?.text,
            let value = message.argument(2)
        else { return }
        change { $0.set(space, key, value) }
    }
}

/// The values of the portal, by namespace and key. A value.
package struct PortalValues: Sendable, Equatable {
    private static let appearance = "org.freedesktop.appearance"
    private static let gnome = "org.gnome.desktop.interface"
    private static let gnomeContrast = "org.gnome.desktop.a11y.interface"
    static let namespaces = [appearance] + schemas
    /// The schemas of GSettings.
    static let schemas = [gnome, gnomeContrast]

    private var values: [String: BusValue] = [:]

    package init() {}

    /// - Parameter all: the answer of `ReadAll`: dictionaries of values, by namespace.
    package init(_ all: BusValue) {
        for space in Self.namespaces {
            for entry in all[space]?.list ?? [] {
                if let key = entry.list?.first?.text, let value = entry.list?.last { set(space, key, value) }
            }
        }
    }

    package mutating func set(_ space: String, _ key: String, _ value: BusValue) { values["\(space) \(key)"] = value }

    /// - Parameter text: a value as `gsettings` writes it: 'prefer-dark', 1.25 or true. Others are left out.
    package mutating func set(_ schema: String, _ key: String, written text: String) {
        let value: BusValue? =
            switch text {
            case "true": .flag(true)
            case "false": .flag(false)
            case _ where text.hasPrefix("'") && text.hasSuffix("'"): .text(String(text.dropFirst().dropLast()))
            default: Double(text).map { .decimal($0) }
            }
        if let value { set(schema, key, value) }
    }

    /// The settings. A desktop without the key of the portal has that of GNOME.
    package var settings: DisplaySettings {
        var settings = DisplaySettings()
        settings.increasedContrast =
            appearance("contrast") == 1 || values["\(Self.gnomeContrast) high-contrast"]?.flag == true
        switch (appearance("color-scheme"), gnome("color-scheme")?.text) {
        case (1, _), (nil, "prefer-dark"): settings.colorScheme = .dark
        case (2, _), (nil, "prefer-light"): settings.colorScheme = .light
        default: settings.colorScheme = nil
        }
        settings.reducedMotion =
            appearance("reduced-motion").map { $0 == 1 } ?? (gnome("enable-animations")?.flag == false)
        if case .decimal(let scale)? = gnome("text-scaling-factor"), (0.5...4).contains(scale) {
            settings.textScale = scale
        }
        return settings
    }

    private func appearance(_ key: String) -> Int? { values["\(Self.appearance) \(key)"]?.number }

    private func gnome(_ key: String) -> BusValue? { values["\(Self.gnome) \(key)"] }
}
