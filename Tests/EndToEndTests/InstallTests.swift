// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// `make install` and `make uninstall`, of the programs that are under test.
@Suite("Installing", .seated)
struct InstallTests {
    private let home: Home

    init() throws {
        home = try Home()
    }

    /// Without building anything.
    private func make(_ target: String) async throws -> Program {
        let options = [
            "-C", BuildFolder.package, "-o", "release", "PROGRAMS=\(BuildFolder.programs)", "LIMIT=\(Int.max)",
        ]
        let made = try await home.run(["make"] + options + [target, "PREFIX=\(home.path(".local"))"])
        #expect(made.exitStatus == 0, "\(made.errors)")
        return made
    }

    /// The files below the prefix.
    private func files() throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: home.path(".local"))
            .filter { path in
                let kind = try? FileManager.default.attributesOfItem(atPath: home.path(".local/\(path)"))[.type]
                return kind as? FileAttributeType == .typeRegular
            }.sorted()
    }

    @Test func `make install puts everything in place, what is there speaks, and make uninstall removes it`()
        async throws
    {
        let made = try await make("install")
        let client = home.path(".local/bin/a11y-speak")
        #expect(made.output.contains("Then: \(client) say hello\n"))
        let voices = try FileManager.default.contentsOfDirectory(atPath: "\(BuildFolder.package)/Voices").sorted()
        #expect(
            try files() == [
                "bin/a11y-speak", "bin/a11y-speakd",
            ] + voices.map { "share/a11y-speakd/voices/\($0)" } + [
                "share/bash-completion/completions/a11y-speak", "share/bash-completion/completions/a11y-speakd",
                "share/fish/vendor_completions.d/a11y-speak.fish", "share/fish/vendor_completions.d/a11y-speakd.fish",
                "share/man/man1/a11y-speak.1", "share/man/man1/a11y-speakd.1", "share/man/man5/a11y-speakd.toml.5",
                "share/man/man7/a11y-speakd-protocol.7", "share/man/man7/a11y-speakd-ssip.7",
                "share/metainfo/io.github.announcementkit.a11y_speakd.metainfo.xml",
                "share/systemd/user/a11y-speakd-ssip.socket", "share/systemd/user/a11y-speakd.service",
                "share/systemd/user/a11y-speakd.socket", "share/zsh/site-functions/_a11y-speak",
                "share/zsh/site-functions/_a11y-speakd",
            ])
        let autostart = home.path(".config/autostart/a11y-speakd.desktop")
        #expect(FileManager.default.fileExists(atPath: autostart))
        let unit = try String(
            contentsOfFile: home.path(".local/share/systemd/user/a11y-speakd.service"), encoding: .utf8)
        #expect(unit.contains("\(home.path(".local/bin/a11y-speakd"))") && !unit.contains("@BINDIR@"))
        _ = try await RunningDaemon(in: home, daemon: home.path(".local/bin/a11y-speakd"))
        let said = try await home.run([client, "say", "--wait", "hello"])
        #expect(said.exitStatus == 0, "\(said.errors)")
        _ = try await make("uninstall")
        #expect(try files() == [])
        #expect(!FileManager.default.fileExists(atPath: autostart))
    }
}
