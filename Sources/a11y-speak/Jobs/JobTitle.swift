// SPDX-License-Identifier: MIT

import ClientConnection

/// The announced name of a command: its program, and its subcommand if the program has subcommands. Other arguments are
/// omitted because they may be secret. A value.
struct JobTitle: Sendable, Equatable {
    let text: String
    /// Whether the user interacts with the command, so that its end is not news.
    let isInteractive: Bool

    /// The title of a program with its arguments.
    init?(_ words: [String]) {
        let words = Array(Self.withoutPrefixes(words))
        guard let program = words.first.map(Self.name), !program.isEmpty else { return nil }
        let step = words.dropFirst().first { !$0.hasPrefix("-") }
        let isStep = Self.withSteps.contains(program) && step.map(Self.isStep) == true
        text = isStep ? "\(program) \(step ?? "")" : program
        isInteractive =
            Self.interactive.contains(program) || Self.interactiveAlone.contains(program) && words.count == 1
    }

    /// The title of a line from a shell: of its last command that is not quick, and the first command of a pipe. One
    /// interactive command in a pipe makes all of it interactive.
    init?(commandLine: String) {
        let lines = ShellLine(commandLine).pipelines.map { $0.compactMap { JobTitle($0) } }.filter { !$0.isEmpty }
        let titles = lines.last { !Self.quick.contains($0[0].text) } ?? lines.last ?? []
        guard let first = titles.first else { return nil }
        text = first.text
        isInteractive = titles.contains(where: \.isInteractive)
    }

    /// The words without assignments for this command, and without programs that run another program.
    private static func withoutPrefixes(_ words: [String]) -> ArraySlice<String> {
        var rest = words[...]
        while let word = rest.first {
            let isAssignment =
                word.contains("=") && word.prefix { $0 != "=" }.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
            guard isAssignment || runners.contains(name(word)) else { break }
            rest = rest.dropFirst()
            guard !isAssignment else { continue }
            // sudo -E, sudo -u root, nice -n 5.
            while let option = rest.first, option.hasPrefix("-") || option.allSatisfy(\.isNumber) {
                rest = rest.dropFirst(["-u", "-g"].contains(option) ? 2 : 1)
            }
        }
        return rest.isEmpty ? words[...] : rest
    }

    private static func name(_ path: String) -> String {
        LogText((path.split(separator: "/").last ?? "").utf8, limit: 40).text
    }

    private static func isStep(_ word: String) -> Bool {
        word.count <= 20 && word.allSatisfy { $0.isASCII && ($0.isLetter || $0 == "-") }
    }

    private static let quick: Set = [
        "cd", "do", "done", "echo", "else", "exit", "export", "fi", "notify-send", "popd", "printf", "pushd", "then",
        "true", "unset",
    ]
    private static let runners: Set = [
        "sudo", "doas", "env", "time", "nice", "ionice", "nohup", "command", "builtin", "exec", "caffeine", "stdbuf",
        "setsid",
        "chrt", "noglob", "nocorrect", "do", "then", "if", "while", "until", "else",
    ]
    private static let withSteps: Set = [
        "ansible", "apt", "apt-get", "aptitude", "bundle", "bun", "cargo", "composer", "conda", "dnf", "docker",
        "dotnet",
        "flatpak", "git", "go", "gradle", "hg", "kubectl", "make", "meson", "mix", "mvn", "ninja", "npm", "pip", "pip3",
        "pnpm",
        "podman", "poetry", "rustup", "snap", "swift", "systemctl", "terraform", "uv", "yarn", "yum", "zypper",
    ]
    private static let interactive: Set = [
        "a11y-speak", "alsamixer", "aptitude", "atop", "bg", "bmon", "btop", "cfdisk", "dialog", "ed", "edbrowse",
        "elinks", "emacs",
        "emacsclient", "fg", "fzf", "gdb", "glances", "helix", "hx", "htop", "iftop", "info", "iotop", "irssi", "joe",
        "jstar", "kak",
        "less", "links", "lldb", "lynx", "man", "mc", "mcedit", "micro", "more", "mosh", "most", "mutt", "nano", "ncdu",
        "neomutt",
        "nmtui", "nvim", "pdb", "pico", "pine", "ranger", "reset", "rvim", "screen", "sftp", "slrn", "ssh", "su",
        "telnet", "tig",
        "tmux", "top", "vi", "view", "vifm", "vim", "vimdiff", "visudo", "w3m", "watch", "weechat", "whiptail",
        "zellij",
    ]
    /// Programs that are interactive when they have no arguments.
    private static let interactiveAlone: Set = [
        "bash", "bc", "cat", "clojure", "csh", "dash", "dc", "elixir", "fish", "ftp", "ghci", "guile", "iex", "ipython",
        "irb",
        "julia", "ksh", "lua", "mysql", "node", "octave", "php", "psql", "python", "python3", "racket", "R", "ruby",
        "scala", "sh",
        "sqlite3", "swift", "tclsh", "zsh",
    ]
}
