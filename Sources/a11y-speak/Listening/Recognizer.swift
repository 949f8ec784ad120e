// SPDX-License-Identifier: MIT

import ClientConnection
import FoundationEssentials
import Glibc

/// PocketSphinx with its English model, as installed on the system.
struct Recognizer: Sendable {
    private static let model = "/usr/share/pocketsphinx/model/en-us"
    private static let program = "pocketsphinx_batch"
    /// The sample rate of the model.
    static let rate = 16_000
    /// Without the word penalty a "two" is recognized in every "point". Noise removal is for microphones, and loses
    /// numbers. With the default beams, long runs of sentences without a pause are sometimes not recognized at all.
    private static let tuning = [
        "-wip", "0.0015", "-remove_noise", "no", "-beam", "1e-80", "-pbeam", "1e-80", "-wbeam", "1e-60",
    ]

    /// In version 5 a grammar's optional words become 71,000 empty transitions, and the search for the best path takes
    /// ten times as long as recognition. The first path has the same words.
    private static let tuningOf5 = ["-bestpath", "no"]
    /// A program that was part of the package until version 5.
    private static let programUntil4 = "pocketsphinx_continuous"

    /// - Returns: nil when PocketSphinx is not installed.
    init?() {
        guard access("\(Self.model)/cmudict-en-us.dict", R_OK) == 0, ChildProgram.path(of: Self.program) != nil else {
            return nil
        }
    }

    /// Recognizes the words of each part.
    /// - Parameter parts: samples at ``rate``, with silence around them.
    /// - Throws: ``CommandFailure`` when PocketSphinx fails, or the pronunciation of a word is unknown.
    func words(in parts: [[Int16]], _ grammar: ListeningGrammar) throws -> [[String]] {
        guard !parts.isEmpty else { return [] }
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        for (index, part) in parts.enumerated() {
            try folder.write("part\(index).raw", part.withUnsafeBytes { Array($0) })
        }
        try folder.write("gram", Array(grammar.text.utf8))
        try folder.write("dict", Array(try dictionary(grammar).utf8))
        try folder.write("ctl", Array(parts.indices.map { "part\($0)\n" }.joined().utf8))
        let command =
            [
                Self.program, "-hmm", "\(Self.model)/en-us", "-dict", folder.path("dict"), "-jsgf", folder.path("gram"),
                "-ctl", folder.path("ctl"), "-cepdir", folder.path, "-cepext", ".raw", "-adcin", "yes", "-hyp",
                folder.path("heard"), "-logfn", folder.path("log"),
            ] + Self.tuning + (ChildProgram.path(of: Self.programUntil4) == nil ? Self.tuningOf5 : [])
        let status = ChildProgram.run(command)
        guard status == 0, let heard = folder.read("heard") else {
            let log = (folder.read("log") ?? "").split(separator: "\n")
            let reason = log.first { $0.hasPrefix("ERROR") || $0.hasPrefix("FATAL") } ?? "exit status \(status)"
            throw CommandFailure("The recognizer failed: \(reason)")
        }
        return HeardWords(hypotheses: heard).parts
    }

    /// The pronunciations that the grammar needs: all 134,000 would take longer to load than a sentence to recognize.
    private func dictionary(_ grammar: ListeningGrammar) throws -> String {
        guard let all = try? Data(contentsOf: URL(filePath: "\(Self.model)/cmudict-en-us.dict")) else {
            throw CommandFailure("The recognizer's dictionary cannot be read.")
        }
        var missing = grammar.words
        var lines = ListeningGrammar.made.map { "\($0) \($1)" }
        for (word, sounds) in Self.own where grammar.words.contains(word) {
            missing.remove(word)
            lines += sounds.enumerated().map { "\(word)\($0 == 0 ? "" : "(\($0 + 1))") \($1)" }
        }
        for line in all.split(separator: UInt8(ascii: "\n")) {
            let name = line.prefix { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "(") }
            let word = String(decoding: name, as: UTF8.self)
            guard grammar.words.contains(word), Self.own[word] == nil else { continue }
            missing.remove(word)
            lines.append(String(decoding: line, as: UTF8.self))
        }
        guard missing.isEmpty else {
            throw CommandFailure(
                "The recognizer knows only English words, and not how these sound: "
                    + missing.sorted().prefix(10).joined(separator: ", ") + ".")
        }
        return lines.sorted().joined(separator: "\n") + "\n"
    }

    /// Words that the dictionary lacks, or that espeak-ng pronounces differently.
    private static let own = [
        "extents": ["EH K S T EH N T S", "IH K S T EH N T S"],
        // The T of "point" merges into "point eight".
        "eight": ["EY T", "T EY T"],
    ]
}

/// The recognized words in a file of hypotheses, with one line for each part: `one two(2) (part0 -1234)`.
struct HeardWords: Sendable, Hashable {
    /// The words of each part; a run of sounds that are not words becomes one `?`.
    let parts: [[String]]

    init(hypotheses: String) {
        parts = hypotheses.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map { line in
            let words = line.split(separator: " ").prefix { !$0.hasPrefix("(") }
            return words.reduce(into: []) { heard, word in
                let plain = String(word.prefix { $0 != "(" })
                guard ListeningGrammar.made[plain] != nil else { return heard.append(plain) }
                if heard.last != "?" { heard.append("?") }
            }
        }
    }
}

/// A private folder for files that another program reads.
struct TemporaryFolder {
    let path: String

    /// - Throws: ``CommandFailure`` when the folder cannot be made.
    init() throws(CommandFailure) {
        let parent = ProcessInfo.processInfo.environment["TMPDIR"].flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
        var template = Array("\(parent)/a11y-speak.XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else {
            throw CommandFailure("Temporary files cannot be made in \(parent): \(String(cString: strerror(errno))).")
        }
        path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    func path(_ name: String) -> String { "\(path)/\(name)" }

    func write(_ name: String, _ bytes: [UInt8]) throws(CommandFailure) {
        do {
            try Data(bytes).write(to: URL(filePath: path(name)))
        } catch {
            throw CommandFailure("\(path(name)) cannot be written: is the disk full?")
        }
    }

    func read(_ name: String) -> String? {
        (try? Data(contentsOf: URL(filePath: path(name)))).map { String(decoding: $0, as: UTF8.self) }
    }

    func remove() { try? FileManager.default.removeItem(atPath: path) }
}
