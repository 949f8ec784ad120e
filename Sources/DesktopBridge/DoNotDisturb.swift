// SPDX-License-Identifier: MIT

import Glibc

/// Whether the user has turned on "do not disturb", where the notification program reports that. Plasma has the
/// property `Inhibited`, dunst has `paused`, and GNOME Shell has a setting.
final class DoNotDisturb {
    private static let gnome = "gnome-shell"
    private struct Property {
        let interface: String
        let name: String
    }

    private static let owner = "org.freedesktop.Notifications"
    private static let path = "/org/freedesktop/Notifications"
    private static let properties = [
        Property(interface: owner, name: "Inhibited"), Property(interface: "org.dunstproject.cmd0", name: "paused"),
    ]

    private let bus: Bus
    private let changed: (Bool) -> Void
    /// GNOME's switch for banners, while GNOME Shell shows the notifications.
    private var banners: GSettingsWatch?

    /// - Parameter bus: the session bus, which outlives this object.
    init(on bus: Bus, changed: @escaping (Bool) -> Void) {
        (self.bus, self.changed) = (bus, changed)
        let signal = "type='signal',sender='\(Self.owner)',path='\(Self.path)',member='PropertiesChanged'"
        bus.match(signal) { [weak self] in self?.told($0) }
        let owners = "type='signal',sender='org.freedesktop.DBus',member='NameOwnerChanged',arg0='\(Self.owner)'"
        bus.match(owners) { [weak self] _ in self?.ask() }
        ask()
    }

    /// The descriptors and the events for poll.
    var polled: [pollfd] { banners?.polled ?? [] }

    /// Handles received output.
    func ready() { banners?.ready() }

    private func ask() {
        changed(false)
        bus.call(BusCall(Self.owner, Self.path, Self.owner, "GetServerInformation")) { [weak self] in
            guard let self else { return }
            guard $0.argument(0)?.text == Self.gnome else { return banners = nil }
            banners = GSettingsWatch("org.gnome.desktop.notifications") { [weak self] key, value in
                if key == "show-banners" { self?.changed(value != "true") }
            }
        }
        for property in Self.properties {
            let arguments = [BusDatum.text(property.interface), .text(property.name)]
            bus.call(BusCall(Self.owner, Self.path, "org.freedesktop.DBus.Properties", "Get", arguments)) {
                [weak self] in
                if $0.kind == .answer, let isWanted = $0.argument(0)?.flag, isWanted { self?.changed(true) }
            }
        }
    }

    private func told(_ message: BusMessage) {
        let interface = message.argument(0)?.text
        for property in Self.properties where property.interface == interface {
            if let isWanted = message.argument(1)?[property.name]?.flag { changed(isWanted) }
        }
    }
}
