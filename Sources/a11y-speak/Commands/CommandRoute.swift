// SPDX-License-Identifier: MIT

import ArgumentParser

/// Finds the command of a command line. A line without one is for spd-say, or for Emacspeak's server.
///
/// Options before a command are moved after its name, where the command declares them.
enum CommandRoute {
    /// The arguments for the parser.
    /// - Parameters:
    ///   - line: the name under which the program was called, and its arguments.
    ///   - commands: the names of all commands.
    /// - Throws: a `ValidationError` for a word that is one slip away from a command: it is not meant to be spoken.
    static func arguments(_ line: [String], commands: Set<String>) throws -> [String] {
        let arguments = Array(line.dropFirst())
        let name = line.first?.split(separator: "/").last ?? ""
        // Emacspeak assumes that a program with such a name understands its voices for eSpeak.
        if arguments.isEmpty && name.hasSuffix("espeak") { return ["emacspeak"] }
        guard name != "spd-say" else { return ["spd-say"] + separated(arguments) }
        let (own, rest) = ConnectionOptions.separated(from: arguments)
        guard let first = rest.first, !isHelpFlag(first) else { return [OverviewCommand.name] }
        if first == "help" { return try help(own, rest.dropFirst(), commands) }
        if isParsersOwn(first) { return arguments }
        guard commands.contains(first) else {
            if let slip = CommandTypo(first, commands: commands) { throw ValidationError(slip.sentence) }
            return ["spd-say"] + own + separated(rest)
        }
        let path = path(rest)
        let left = Array(rest.dropFirst(isTwoWords(rest) ? 2 : 1))
        return path + taken(own, by: path.last ?? first) + left
    }

    /// Short names for subcommands of ``SettingsCommand``. Version 0.2 had all of them but `rules`.
    static let settings = [
        "configure": "set", "config": "file", "rule": "rule", "rules": "rules", "pronounce": "pronounce",
    ]

    /// The words that name the command for the parser.
    private static func path(_ words: [String]) -> [String] {
        if let setting = settings[words[0]] { return ["settings", setting] }
        return isTwoWords(words) ? ["settings", settings[words[1]] ?? words[1]] : [words[0]]
    }

    /// Whether the line begins with `settings` and one of its subcommands.
    private static func isTwoWords(_ words: [String]) -> Bool {
        words.count > 1 && words[0] == "settings"
            && (settings.keys.contains(words[1]) || settings.values.contains(words[1]))
    }

    /// `help`, `help COMMAND`, `help --all` and `help keys`.
    private static func help(
        _ own: [String], _ words: ArraySlice<String>, _ commands: Set<String>
    ) throws -> [String] {
        guard let word = words.first, !isHelpFlag(word) else { return [OverviewCommand.name] }
        if word == "--all" { return [OverviewCommand.name, word] }
        if word == "keys" { return [HelpKeysCommand.name] + own + words.dropFirst() }
        guard commands.contains(word) else {
            let meant = CommandTypo(word, commands: commands).map { " Did you mean '\($0.meant)'?" } ?? ""
            throw ValidationError(
                "there is no command '\(word)'.\(meant) List the commands with: a11y-speak help --all")
        }
        return ["help"] + path(Array(words))
    }

    private static func isHelpFlag(_ word: String) -> Bool { ["-h", "--help", "-help"].contains(word) }

    /// The commands that pass their arguments to the daemon's program, and the global options that this program knows.
    private static let forwarded = [ConfigCommand.name: [], RenderCommand.name: ["--json"]]

    /// The options before a command that the command accepts. They precede the command's own options, which win.
    private static func taken(_ options: [String], by command: String) -> [String] {
        guard let known = forwarded[command] else { return options }
        return options.filter(known.contains)
    }

    /// Splits combined letters, which spd-say accepts but the parser does not: `-wr50` becomes `-w -r 50`.
    private static func separated(_ arguments: [String]) -> [String] {
        var result: [String] = []
        var isValue = false
        for (index, argument) in arguments.enumerated() {
            guard argument != "--" || isValue else { return result + arguments[index...] }
            let parts = isValue ? [argument] : parts(of: argument)
            isValue = !isValue && parts.last.map(takesValue) ?? false
            result += parts
        }
        return result
    }

    /// The separate letters, and the value joined to the last one. Other arguments are returned unchanged.
    private static func parts(of argument: String) -> [String] {
        guard argument.hasPrefix("-"), !argument.hasPrefix("--") else { return [argument] }
        var parts: [String] = []
        var rest = argument.dropFirst()
        while let letter = rest.popFirst() {
            parts.append("-\(letter)")
            if lettersWithValue.contains(letter) { return parts + (rest.isEmpty ? [] : [String(rest)]) }
            guard flags.contains(letter) else { return [argument] }
        }
        return parts.isEmpty ? [argument] : parts
    }

    /// Whether the next argument is the value of this letter.
    private static func takesValue(_ part: String) -> Bool {
        part.count == 2 && part.hasPrefix("-") && lettersWithValue.contains(part.last!)
    }

    private static let flags: Set<Character> = ["O", "L", "c", "k", "s", "x", "e", "w", "S", "C", "v", "h"]
    private static let lettersWithValue: Set<Character> = [
        "r", "p", "R", "i", "l", "o", "I", "t", "y", "m", "P", "N", "n",
    ]

    /// Whether the argument parser handles the argument itself, without a command.
    private static func isParsersOwn(_ argument: String) -> Bool {
        ["--version", "--experimental-dump-help", "---completion"].contains(argument)
            || argument.hasPrefix("--generate-completion-script")
    }
}
