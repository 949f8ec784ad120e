// SPDX-License-Identifier: MIT

import AnnouncementKit
import DaemonProtocol

/// Checks whether the desktop's programs are spoken, and by which program.
struct DesktopDiagnosis {
    private let facts: MachineFacts
    private var desktop: DesktopFacts { facts.desktop }
    private var unit: UnitFacts.Unit { facts.units[UnitFacts.desktopName] }
    /// Without systemd, the session starts the bridge itself.
    private var isOn: Bool { unit.active == "active" || desktop.bridge != .none }
    private var isWanted: Bool { isOn || unit.file == "enabled" }

    init(_ facts: MachineFacts) { self.facts = facts }

    /// The command that starts the service now and with each session.
    static let enable = "systemctl --user enable --now \(UnitFacts.desktopName)"
    private var restart: String? {
        unit.active == "active" ? "systemctl --user restart \(UnitFacts.desktopName)" : nil
    }
    private static let journal = "journalctl --user -u \(UnitFacts.desktopName)"

    var findings: [Finding] {
        guard desktop.hasSession else { return [] }
        if unit.active == "failed" {
            return [.problem(.desktop, "The service a11y-speak-desktop has failed.", command: Self.journal)]
        }
        guard isWanted else { return unheard.map { [.note(.desktop, $0, command: Self.enable)] } ?? [] }
        guard isOn else {
            return [.problem(.desktop, "The service a11y-speak-desktop does not run.", command: Self.enable)]
        }
        guard desktop.bridge == .answering else {
            return [.problem(.desktop, "The service a11y-speak-desktop does not answer.", command: restart)]
        }
        // Nothing of the desktop is heard without the daemon.
        guard problems.isEmpty, facts.isDaemonAudible else { return problems }
        return [.ok(.desktop, well)]
    }

    private var readers: [String] { desktop.listeners.filter(\.hearsAnnouncements).map(\.name) }

    /// A sentence on programs whose announcements no program speaks; nil for none.
    private var unheard: String? {
        guard !desktop.applications.isEmpty, readers.isEmpty else { return nil }
        let count = desktop.applications.count
        let what = count == 1 ? "1 program could announce" : "\(count) programs could announce"
        return "\(what), but no program speaks for them: \(desktop.applications.prefix(8).joined(separator: ", "))."
    }

    private var problems: [Finding] {
        var problems: [Finding] = []
        if !desktop.hasAccessibility {
            problems.append(
                .problem(
                    .desktop, "There is no accessibility bus, so no program announces; at-spi2-core provides it.",
                    command: "sudo apt install at-spi2-core"))
        } else if !desktop.isEnabled, readers.isEmpty, facts.desktopSettings?.enableToolkits != true {
            problems.append(
                .note(
                    .desktop,
                    "Accessibility is off for toolkits, so browsers and Qt announce nothing: enable-toolkits = true in "
                        + "[desktop] of config.toml turns it on."))
        }
        if let reader = readers.first, facts.desktopSettings?.announcements == .always {
            problems.append(
                .problem(
                    .desktop,
                    "Announcements are said twice, by \(reader) and by a11y-speak desktop: set announcements = "
                        + "\"when-alone\" in [desktop] of config.toml.", command: "man a11y-speakd-desktop"))
        }
        if let reason = desktop.monitorProblem {
            problems.append(
                .note(
                    .desktop, "Notifications are not announced: the session bus refuses to show them (\(reason))."))
        }
        return problems
    }

    private var well: String {
        let count = desktop.applications.count
        let programs = count == 1 ? "1 program" : "\(count) programs"
        guard let reader = readers.first else { return "The desktop is heard: \(programs) on the accessibility bus." }
        return "\(reader) speaks the announcements of programs; a11y-speak desktop does after it has ended."
    }
}
