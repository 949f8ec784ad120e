// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import Testing

/// Other engines inside the service, which is restricted like the daemon.
@Suite("Engines under systemd", .serialized, .seated, .enabled(if: geteuid() == 0, "scripts/user-systemd needs root"))
struct SystemdEngineTests {
    private let prefix: InstalledPrefix

    init() async throws {
        prefix = try await InstalledPrefix(in: Home())
    }

    @Test func `an installed module and a command of the settings speak in the service`() async throws {
        let told = try await prefix.underSystemd(
            prefix.listen + """
                mkdir -p ~/.config/a11y-speakd
                printf '[engine.mine]\\ncommand = "flite -voice kal16 -o {output}"\\n' >~/.config/a11y-speakd/config.toml
                for _ in {1..2400}; do
                  a11y-speak voices --engines >\(prefix.out)/engines
                  grep -q 'flite .*1 voice' \(prefix.out)/engines && grep -q 'mine .*1 voice' \(prefix.out)/engines && break
                  sleep 0.05
                done
                a11y-speak say --wait --voice flite/kal16 build finished
                a11y-speak say --wait --voice mine/default battery low
                a11y-speak voices --engines
                sleep 0.2 # the recorder's own delay
                kill $recorder && wait $recorder
                """)
        #expect(told.exitStatus == 0, "\(told.errors)")
        let lines = told.output.split(separator: "\n")
        let spoke = lines.filter { $0.contains(" 1 text,") }.map { $0.split(separator: " ")[1] }
        #expect(spoke == ["flite", "mine"], "\(told.output)")
        let hearing = try await Hearing("\(prefix.out)/heard.wav", grammar: "[build finished] [battery low]")
        #expect(hearing.words == "build finished battery low")
    }
}
