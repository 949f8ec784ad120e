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

    @Test func `values as gsettings writes them are read without a portal`() {
        var values = PortalValues()
        for (key, value) in [
            ("color-scheme", "'prefer-dark'"), ("enable-animations", "false"), ("text-scaling-factor", "1.25"),
            ("font-name", "'Cantarell 11'"), ("cursor-size", "uint32 24"),
        ] { values.set(Self.gnome, key, written: value) }
        values.set("org.gnome.desktop.a11y.interface", "high-contrast", written: "true")
        var expected = DisplaySettings()
        (expected.increasedContrast, expected.colorScheme) = (true, .dark)
        (expected.reducedMotion, expected.textScale) = (true, 1.25)
        #expect(values.settings == expected)
    }

    @Test func `a reading of gsettings gives only the values that differ from the known ones`() {
        var settings = GSettingsValues()
        let lines = [
            "\(Self.gnome) show-banners true", "\(Self.gnome) show-banners true", "\(Self.gnome) show-banners false",
            "show-banners: false", "show-banners: true",
        ]
        #expect(
            lines.map { settings.change($0, of: Self.gnome)?.value } == ["true", nil, "false", nil, "true"])
    }

    @Test func `a reading of gsettings gives every key but those whose change was reported`() {
        var settings = GSettingsValues()
        let lines = [
            "\(Self.gnome) color-scheme 'prefer-dark'", "\(Self.gnome) font-name 'Cantarell 11'", "", "nothing",
            "two words", "color-scheme: 'prefer-light'", "\(Self.gnome) color-scheme 'prefer-dark'",
            "\(Self.gnome) cursor-size 24", "color-scheme: 'default'",
        ]
        #expect(
            lines.map { settings.change($0, of: Self.gnome).map { "\($0.key) = \($0.value)" } } == [
                "color-scheme = 'prefer-dark'", "font-name = 'Cantarell 11'", nil, nil, nil,
                "color-scheme = 'prefer-light'", nil, "cursor-size = 24", "color-scheme = 'default'",
            ])
    }

    @Test func `a changed value replaces the former one`() {
        var values = PortalValues(answer(["org.freedesktop.appearance": ["color-scheme": .number(1)]]))
        values.set("org.freedesktop.appearance", "color-scheme", .number(2))
        values.set("org.kde.kdeglobals.General", "color-scheme", .number(1))
        #expect(values.settings.colorScheme == .light)
    }
}
