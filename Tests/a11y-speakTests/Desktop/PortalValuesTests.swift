// SPDX-License-Identifier: MIT

import AnnouncementKit
import Testing

@testable import DesktopBridge

/// The answers of `ReadAll` of the settings portal, as GNOME, KDE and wlroots desktops send them.
@Suite("Settings of the desktop")
struct PortalValuesTests {
    private static let gnome = "org.gnome.desktop.interface"

    private func answer(_ values: [String: [String: BusValue]]) -> BusValue {
        .list(
            values.map { space, entries in
                .list([.text(space), .list(entries.map { .list([.text($0.key), $0.value]) })])
            })
    }

    private func settings(_ values: [String: [String: BusValue]]) -> DisplaySettings {
        PortalValues(answer(values)).settings
    }

    @Test func `the portal's own keys come first, and GSettings fill what it lacks`() {
        var expected = DisplaySettings()
        (expected.increasedContrast, expected.colorScheme) = (true, .dark)
        (expected.reducedMotion, expected.textScale) = (true, 1.25)
        #expect(
            settings([
                "org.freedesktop.appearance": [
                    "contrast": .number(1), "color-scheme": .number(1), "reduced-motion": .number(1),
                ],
                Self.gnome: ["text-scaling-factor": .decimal(1.25), "enable-animations": .flag(true)],
            ]) == expected)
        #expect(
            settings([
                "org.freedesktop.appearance": ["color-scheme": .number(1)],
                Self.gnome: ["text-scaling-factor": .decimal(1.25), "enable-animations": .flag(false)],
                "org.gnome.desktop.a11y.interface": ["high-contrast": .flag(true)],
            ]) == expected)
    }

    @Test func `no preference, foreign kinds and impossible sizes are the standard settings`() {
        #expect(settings([:]) == DisplaySettings())
        #expect(
            settings([
                "org.freedesktop.appearance": ["contrast": .number(0), "color-scheme": .number(0)],
                Self.gnome: ["text-scaling-factor": .decimal(80), "enable-animations": .text("yes")],
            ]) == DisplaySettings())
        #expect(PortalValues(.text("nothing")).settings == DisplaySettings())
    }

    @Test func `lines of gsettings are read without a portal`() {
        let schema = "org.gnome.desktop.a11y.interface"
        var values = PortalValues()
        for line in [
            "\(Self.gnome) color-scheme 'prefer-dark'", "\(Self.gnome) enable-animations false",
            "\(Self.gnome) text-scaling-factor 1.25", "\(Self.gnome) font-name 'Cantarell 11'", "", "nothing",
        ] { values.read(line, of: Self.gnome) }
        values.read("\(schema) high-contrast true", of: schema)
        var expected = DisplaySettings()
        (expected.increasedContrast, expected.colorScheme) = (true, .dark)
        (expected.reducedMotion, expected.textScale) = (true, 1.25)
        #expect(values.settings == expected)
        for line in ["color-scheme: 'prefer-light'", "enable-animations: true"] { values.read(line, of: Self.gnome) }
        (expected.colorScheme, expected.reducedMotion) = (.light, false)
        #expect(values.settings == expected)
    }

    @Test func `a changed value replaces the former one`() {
        var values = PortalValues(answer(["org.freedesktop.appearance": ["color-scheme": .number(1)]]))
        values.set("org.freedesktop.appearance", "color-scheme", .number(2))
        values.set("org.kde.kdeglobals.General", "color-scheme", .number(1))
        #expect(values.settings.colorScheme == .light)
    }
}
