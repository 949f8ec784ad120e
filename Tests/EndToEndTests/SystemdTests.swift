// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Glibc
import Testing

/// The installed units under a real user manager, for a user other than root.
@Suite("systemd", .serialized, .seated, .enabled(if: geteuid() == 0, "scripts/user-systemd needs root"))
struct SystemdTests {
    private let prefix: InstalledPrefix

    init() async throws {
        prefix = try await InstalledPrefix(in: Home())
    }

    @Test func `the first announcement starts the service, a reload keeps it, and a stop is clean`() async throws {
        let told = try await prefix.underSystemd(
            prefix.listen + """
                shown ActiveState
                a11y-speak say --wait hello world
                shown ActiveState
                shown StatusText
                first=$(shown MainPID)
                systemctl --user reload a11y-speakd.service
                # On a busy machine it still reads its settings.
                for _ in {1..2400}; do [[ $(shown ActiveState) == reloading ]] || break; sleep 0.05; done
                shown ActiveState
                a11y-speak say --wait build finished
                [[ $(shown MainPID) == "$first" ]] && echo "same process"
                systemctl --user stop a11y-speakd.service
                shown ActiveState
                shown Result
                a11y-speak say --wait battery low
                shown ActiveState
                sleep 0.2 # the recorder's own delay
                kill $recorder && wait $recorder
                """)
        #expect(told.exitStatus == 0, "\(told.errors)")
        let states = [
            "inactive", "active", "Speaking on pulse", "active", "same process", "inactive", "success", "active",
        ]
        #expect(told.output.split(separator: "\n").map(String.init) == states)
        let grammar = "[hello world] [build finished] [battery low]"
        let hearing = try await Hearing("\(prefix.out)/heard.wav", grammar: grammar)
        #expect(hearing.words == "hello world build finished battery low")
    }

    @Test func `a sentence is heard to its end while the manager executes itself again and again`() async throws {
        let told = try await prefix.underSystemd(
            prefix.listen + """
                a11y-speak say --wait hello world
                first=$(shown MainPID)
                a11y-speak say --wait one two three four five six seven eight nine ten &
                sentence=$!
                for _ in {1..20}; do systemctl --user daemon-reexec; sleep 0.05; done
                wait $sentence && echo finished
                a11y-speak say --wait battery low
                [[ $(shown MainPID) == "$first" ]] && echo "same process"
                shown NRestarts
                sleep 0.2
                kill $recorder && wait $recorder
                """)
        #expect(told.exitStatus == 0, "\(told.errors)")
        #expect(told.output == "finished\nsame process\n0\n")
        let said = "hello world one two three four five six seven eight nine ten battery low"
        // Groups of words: a recognizer of any words takes "hello" for "ten low" in one of three recordings.
        let grammar =
            "[hello world] [one two three four] [five six seven eight] [nine ten] [battery low]"
        let heard = try await Hearing("\(prefix.out)/heard.wav", grammar: grammar).words
        #expect(heard == said)
    }

    @Test func `a killed service restarts automatically, and its socket stays`() async throws {
        let told = try await prefix.underSystemd(
            """
            a11y-speak status | tail -n 1
            first=$(shown MainPID)
            (( first > 0 )) && kill -KILL "$first"
            a11y-speak status | tail -n 1
            for _ in {1..2400}; do [[ $(shown NRestarts) == 1 ]] && break; sleep 0.05; done
            a11y-speak status | tail -n 1
            [[ $(shown MainPID) != "$first" ]] && echo "another process"
            """)
        #expect(told.exitStatus == 0, "\(told.errors)")
        #expect(told.output == "clients: 1\nclients: 1\nclients: 1\nanother process\n")
    }

    @Test func `systemd-analyze verify reports no fault in the units`() async throws {
        let units = "\(prefix.units)/*.socket \(prefix.units)/*.service"
        let told = try await prefix.underSystemd("systemd-analyze --user verify --man=no \(units)")
        #expect(told.exitStatus == 0)
        #expect(told.errors == "")
        #expect(told.output == "")
    }
}
