// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// The completions that `make install` installs, as shells use them.
@Suite("Completions", .seated)
struct CompletionTests {
    private let home: Home

    init() throws {
        home = try Home()
    }

    private func install() async throws -> String {
        let share = home.path("share")
        let script = try await home.run([BuildFolder.script("completions"), BuildFolder.programs, share])
        #expect(script.exitStatus == 0, "\(script.errors)")
        return share
    }

    /// The last line of the output, without messages that a shell prints when it starts.
    private func lastLine(_ command: String...) async throws -> String {
        let path = "\(BuildFolder.programs):\(home.environment["PATH"] ?? "")"
        let shell = try await home.run(command, environment: home.environment.merging(["PATH": path]) { $1 })
        return shell.output.split(separator: "\n").last.map(String.init) ?? "nothing; it wrote \(shell.errors)"
    }

    @Test(arguments: [
        ("a11y-speak", "stat", "status"), ("a11y-speak", "doc", "doctor"), ("a11y-speak", "setu", "setup"),
        ("a11y-speak", "prot", "protocol"), ("a11y-speakd", "--log-l", "--log-level"),
    ])
    func `bash, zsh and fish complete the commands and options`(program: String, typed: String, whole: String)
        async throws
    {
        let share = try await install()
        let file = "\(share)/bash-completion/completions/\(program)"
        let bash = """
            source \(file)
            function=$(complete -p \(program)); function=${function##*-F }; function=${function%% *}
            COMP_WORDS=(\(program) \(typed)) COMP_CWORD=1 COMP_LINE='\(program) \(typed)' COMP_POINT=${#COMP_LINE}
            "$function" \(program) \(typed) \(program)
            echo "${COMPREPLY[@]}"
            """
        #expect(try await lastLine("bash", "-c", bash).trimmingCharacters(in: .whitespaces) == whole)
        let zsh = """
            fpath=(\(share)/zsh/site-functions $fpath)
            autoload -Uz compinit && compinit -u -D
            autoload +X _\(program) && print "$_comps[\(program)]"
            """
        #expect(try await lastLine("zsh", "-f", "-c", zsh) == "_\(program)")
        let fish = "set fish_complete_path \(share)/fish/vendor_completions.d; complete -C '\(program) \(typed)'"
        #expect(try await lastLine("fish", "--no-config", "-c", fish).split(separator: "\t").first ?? "" == whole)
    }

    @Test(arguments: ["explore", "sonify", "listen", "send", "render", "settings file"])
    func `a command that reads a file completes its name`(command: String) async throws {
        let file = "\(try await install())/bash-completion/completions/a11y-speak"
        try "".write(toFile: home.path("co2.csv"), atomically: true, encoding: .utf8)
        let bash = """
            source \(file); cd \(home.path(""))
            function=$(complete -p a11y-speak); function=${function##*-F }; function=${function%% *}
            COMP_WORDS=(a11y-speak \(command) co) COMP_CWORD=$((${#COMP_WORDS[@]} - 1)) COMP_LINE='a11y-speak \(command) co'
            COMP_POINT=${#COMP_LINE}
            "$function" a11y-speak co "${COMP_WORDS[COMP_CWORD - 1]}"
            echo "${COMPREPLY[@]}"
            """
        #expect(try await lastLine("bash", "-c", bash).trimmingCharacters(in: .whitespaces) == "co2.csv")
    }
}
