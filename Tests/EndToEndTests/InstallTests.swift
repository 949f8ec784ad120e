// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// The files that `make install` installs, and the session that starts them.
@Suite("make install and uninstall", .seated)
struct InstallTests {
    private let home: Home

    init() throws {
        home = try Home()
    }

    /// The programs under test are not optimized, so they may have any size.
    private func make(_ arguments: String...) async throws { try await make(arguments) }

    private func make(_ arguments: [String]) async throws {
        let make = try await home.run(
            ["make", "-C", BuildFolder.package, "PROGRAMS=\(BuildFolder.programs)", "LIMIT=1000000000"] + arguments)
        #expect(make.exitStatus == 0, "\(make.errors)")
    }

    /// The names of signs and emoji are checked by ``names``, the languages by ``languages``.
    private func installed(below folder: String) throws -> [String] {
        try files(below: folder).filter { file in
            !["names", "languages"].contains { file.contains("share/a11y-speakd/\($0)/") }
        }
    }

    /// The files of the source tree that belong into `share/a11y-speakd/languages`.
    private var languages: [String] {
        get throws {
            try files(below: "\(BuildFolder.package)/Languages").filter {
                $0 != "README.md" && !$0.hasPrefix("questions/")
            }
        }
    }

    /// The files of the source tree that belong into `share/a11y-speakd/names`.
    private var names: [String] {
        get throws {
            try files(below: "\(BuildFolder.package)/Names").filter { $0 != "README.md" }
        }
    }

    private func files(below folder: String) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: folder).filter { path in
            var isFolder: ObjCBool = false
            return FileManager.default.fileExists(atPath: "\(folder)/\(path)", isDirectory: &isFolder)
                && !isFolder.boolValue
        }.sorted()
    }

    /// The files below `share`, in the order of a listing.
    private let shared = [
        "a11y-speakd/voices/alert.toml", "a11y-speakd/voices/caption.toml", "a11y-speakd/voices/default.toml",
        "a11y-speakd/voices/whisper.toml", "bash-completion/completions/a11y-speak",
        "bash-completion/completions/a11y-speakd", "fish/vendor_completions.d/a11y-speak.fish",
        "fish/vendor_completions.d/a11y-speakd.fish", "man/man1/a11y-speak.1", "man/man1/a11y-speakd.1",
        "man/man5/a11y-speakd.toml.5", "man/man7/a11y-speak-language.7", "man/man7/a11y-speakd-desktop.7",
        "man/man7/a11y-speakd-protocol.7", "man/man7/a11y-speakd-sessions.7",
        "man/man7/a11y-speakd-ssip.7",
        "metainfo/io.github.announcementkit.a11y_speakd.metainfo.xml",
    ]
    private let schema = "share/a11y-speakd/protocol.schema.json"
    private let completions = ["zsh/site-functions/_a11y-speak", "zsh/site-functions/_a11y-speakd"]
    private let units = [
        "a11y-speak-desktop.service", "a11y-speakd-ssip.socket", "a11y-speakd.service", "a11y-speakd.socket",
        "speech-dispatcher.socket.d/10-a11y-speakd.conf",
    ]

    @Test func `a system-wide install goes below the prefix and into etc, and uninstall removes every file`()
        async throws
    {
        let root = home.path("root")
        try await make("install-built", "PREFIX=/usr", "DESTDIR=\(root)")
        let wanted =
            [
                "etc/xdg/autostart/a11y-speakd.desktop", "usr/bin/a11y-speak", "usr/bin/a11y-speakd",
                "usr/lib/systemd/user-generators/a11y-speakd",
            ] + units.map { "usr/lib/systemd/user/\($0)" }
            + ["usr/\(schema)", "usr/share/a11y-speakd/user-namespace.conf"]
            + (shared + completions).map { "usr/share/\($0)" }
        #expect(try installed(below: root) == wanted)
        #expect(try String(contentsOfFile: "\(root)/usr/\(schema)", encoding: .utf8).contains(#""x-protocol":1"#))
        #expect(try files(below: "\(root)/usr/share/a11y-speakd/names") == names)
        #expect(try names.count > 100)
        #expect(try files(below: "\(root)/usr/share/a11y-speakd/languages") == languages)
        #expect(try languages.count > 100)
        try await make("uninstall", "PREFIX=/usr", "DESTDIR=\(root)")
        #expect(try files(below: root).filter { $0.contains("names") } == [])
        #expect(try installed(below: root) == [])
        #expect(!FileManager.default.fileExists(atPath: "\(root)/usr/share/a11y-speakd"))
    }

    @Test(arguments: ["yes", "no"])
    func `a user's install goes into the home, with a drop-in for namespaces, and uninstall removes every file`(
        namespaces: String
    ) async throws {
        let root = home.path("root")
        let place = ["HOME=/home/ann", "PREFIX=/home/ann/.local", "DESTDIR=\(root)"]
        // The second install must not keep the answer of the first.
        for answer in ["yes", namespaces] {
            try await make(["install-built", "USER_NAMESPACES=\(answer)"] + place)
        }
        let dropIn = namespaces == "yes" ? ["a11y-speakd.service.d/10-user-namespace.conf"] : []
        let wanted =
            [".config/autostart/a11y-speakd.desktop", ".local/bin/a11y-speak", ".local/bin/a11y-speakd"]
            + [".local/\(schema)"] + shared.map { ".local/share/\($0)" }
            + (units + dropIn).sorted().map { ".local/share/systemd/user/\($0)" }
            + completions.map { ".local/share/\($0)" }
        #expect(try installed(below: "\(root)/home/ann") == wanted)
        try await make("uninstall", "HOME=/home/ann", "PREFIX=/home/ann/.local", "DESTDIR=\(root)")
        #expect(try installed(below: root) == [])
    }

    @Test func `make install prints the next step, and the installed programs speak`() async throws {
        let made = try await home.run([
            "make", "-C", BuildFolder.package, "-o", "release", "install", "PREFIX=\(home.path(".local"))",
            "PROGRAMS=\(BuildFolder.programs)", "LIMIT=1000000000",
        ])
        #expect(made.exitStatus == 0, "\(made.errors)")
        let client = home.path(".local/bin/a11y-speak")
        #expect(made.output.contains("Then: \(client) say hello\n"))
        let unit = try String(
            contentsOfFile: home.path(".local/share/systemd/user/a11y-speakd.service"), encoding: .utf8)
        #expect(unit.contains("\(home.path(".local/bin/a11y-speakd"))") && !unit.contains("@BINDIR@"))
        _ = try await RunningDaemon(in: home, daemon: home.path(".local/bin/a11y-speakd"))
        let said = try await home.run([client, "say", "--wait", "hello"])
        #expect(said.exitStatus == 0, "\(said.errors)")
    }

    @Test func `a program that is too large is not installed`() async throws {
        let make = try await home.run([
            "make", "-C", BuildFolder.package, "install-built", "PROGRAMS=\(BuildFolder.programs)", "LIMIT=1000",
            "PREFIX=/usr", "DESTDIR=\(home.path("root"))",
        ])
        #expect(make.exitStatus == 2)
        #expect(make.errors.contains("bytes and may have 1000"), "\(make.errors)")
    }

    @Test func `validators accept the metadata for software centers and the autostart entry`() async throws {
        let prefix = home.path("prefix")
        try await make("install-built", "PREFIX=\(prefix)")
        let metainfo = "\(prefix)/share/metainfo/io.github.announcementkit.a11y_speakd.metainfo.xml"
        let centre = try await home.run(["appstreamcli", "validate", "--no-net", "--pedantic", metainfo])
        #expect(centre.exitStatus == 0, "\(centre.output)")
        let session = try await home.run(["desktop-file-validate", home.path(".config/autostart/a11y-speakd.desktop")])
        #expect(session.exitStatus == 0)
        #expect(session.output == "")
    }

    @Test func `a session starts the daemon only where systemd does not run`() async throws {
        let prefix = home.path("prefix")
        try await make("install-built", "PREFIX=\(prefix)")
        // Quotes in Exec follow the shell's rules, once the backslashes of the file itself are halved.
        let start = #"line=$(sed -n s/^Exec=//p "$0"); eval "${line//\\\\/\\}""#
        let command = ["bash", "-c", start, home.path(".config/autostart/a11y-speakd.desktop")]
        let manager = home.path("run/systemd/private")
        let bind = "import os, socket, sys; os.mkdir(sys.argv[1]); socket.socket(socket.AF_UNIX).bind(sys.argv[2])"
        _ = try await home.run(["python3", "-c", bind, home.path("run/systemd"), manager])
        let beside = try await home.run(command)
        #expect(beside.exitStatus == 0)
        #expect(!FileManager.default.fileExists(atPath: home.socket))

        try FileManager.default.removeItem(atPath: manager)
        _ = try home.start(command)
        try await eventually("the daemon") { FileManager.default.fileExists(atPath: home.socket) }
        #expect(try await home.speak("status").output.hasPrefix("a11y-speakd "))
    }
}
