// SPDX-License-Identifier: MIT

import AnnouncementKit
import DaemonProtocol
import Testing

@testable import a11y_speak

@Suite("Diagnosis of the desktop")
struct DesktopDiagnosisTests {
    private static let enable = "systemctl --user enable --now a11y-speak-desktop.service"

    /// A desktop on which the service runs, and one program announces.
    private func findings(_ change: (inout MachineFacts) -> Void) -> [Finding] {
        var facts = MachineFacts()
        facts.desktop = DesktopFacts(
            hasSession: true, bridge: .answering, hasAccessibility: true, isEnabled: true, applications: ["gedit"])
        facts.daemon = DiagnosisTests.well.daemon
        facts.units.units[UnitFacts.desktopName] = UnitFacts.Unit(
            name: UnitFacts.desktopName, load: "loaded", file: "enabled", active: "active")
        change(&facts)
        return DesktopDiagnosis(facts).findings
    }

    @Test func `without a session there is nothing to say`() {
        #expect(findings { $0.desktop = DesktopFacts() } == [])
    }

    @Test func `all is well`() {
        #expect(findings { _ in } == [.ok(.desktop, "The desktop is heard: 1 program on the accessibility bus.")])
        let orca = DesktopFacts.Listener(name: "orca", hearsAnnouncements: true)
        #expect(
            findings { $0.desktop.listeners = [orca] } == [
                .ok(.desktop, "orca speaks the announcements of programs; a11y-speak desktop does after it has ended.")
            ])
    }

    @Test func `programs whose announcements no program speaks are named, with the unit to enable`() {
        let told = findings {
            ($0.units, $0.desktop.bridge) = (UnitFacts(), .none)
            $0.desktop.applications = ["firefox-esr", "gedit"]
        }
        let sentence = "2 programs could announce, but no program speaks for them: firefox-esr, gedit."
        #expect(told == [.note(.desktop, sentence, command: Self.enable)])
        let orca = DesktopFacts.Listener(name: "orca", hearsAnnouncements: true)
        #expect(
            findings {
                ($0.units, $0.desktop.bridge) = (UnitFacts(), .none)
                $0.desktop.listeners = [orca]
            } == [])
    }

    @Test func `a service that has failed or does not run`() {
        #expect(
            findings { $0.units.units[UnitFacts.desktopName]?.active = "failed" } == [
                .problem(
                    .desktop, "The service a11y-speak-desktop has failed.",
                    command: "journalctl --user -u a11y-speak-desktop.service")
            ])
        #expect(
            findings {
                $0.units.units[UnitFacts.desktopName]?.active = "inactive"
                $0.desktop.bridge = .none
            } == [
                .problem(.desktop, "The service a11y-speak-desktop does not run.", command: Self.enable)
            ])
    }

    @Test func `a bridge that does not answer is a problem, and a session without systemd has one too`() {
        let restart = "systemctl --user restart a11y-speak-desktop.service"
        let sentence = "The service a11y-speak-desktop does not answer."
        for bridge in [DesktopFacts.Bridge.none, .silent] {
            #expect(findings { $0.desktop.bridge = bridge } == [.problem(.desktop, sentence, command: restart)])
        }
        #expect(
            findings { ($0.units, $0.desktop.bridge) = (UnitFacts(), .silent) } == [
                .problem(.desktop, sentence, command: nil)
            ])
        #expect(findings { $0.units = UnitFacts() }.map(\.verdict) == [.ok])
    }

    @Test func `without a daemon that is heard, nothing is said of a desktop that is heard`() {
        #expect(findings { $0.daemon = .silent } == [])
        #expect(
            findings {
                $0.daemon = .answering(version: "1", status: DiagnosisTests.status(paused: true), languages: 1)
            } == [])
        #expect(findings { $0.heard = .waiting("it has not ended yet") } == [])
    }

    @Test func `double speech, silent toolkits and missing or forbidding buses are reported`() {
        let orca = DesktopFacts.Listener(name: "orca", hearsAnnouncements: true)
        let two = findings {
            $0.desktop.listeners = [orca]
            $0.desktopSettings = DesktopSettings(announcements: .always)
        }
        #expect(two.map(\.verdict) == [.problem])
        #expect(two[0].sentence.hasPrefix("Announcements are said twice, by orca and by a11y-speak desktop"))
        #expect(findings { $0.desktop.isEnabled = false }.map(\.verdict) == [.note])
        #expect(
            findings {
                $0.desktop.isEnabled = false
                $0.desktopSettings = DesktopSettings(enableToolkits: true)
            }.map(\.verdict) == [.ok])
        #expect(findings { $0.desktop.hasAccessibility = false }.map(\.command) == ["sudo apt install at-spi2-core"])
        #expect(
            findings { $0.desktop.monitorProblem = "AccessDenied" } == [
                .note(
                    .desktop,
                    "Notifications are not announced: the session bus refuses to show them (AccessDenied).")
            ])
    }
}
