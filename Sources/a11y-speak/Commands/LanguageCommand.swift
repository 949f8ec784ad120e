// SPDX-License-Identifier: MIT

import AnnouncementKit
import ArgumentParser
import ClientConnection
import DataFiles
import FoundationEssentials
import Translating
import Wording

/// `language`: checks, plays and converts a translator's file.
struct LanguageCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        "language", "Checks and plays the sentences of a language, for translators.",
        examples: [
            "a11y-speak language check it.phrases": "finds what is missing or wrong",
            "a11y-speak language hear it.phrases": "plays each sentence with its English",
            "a11y-speak language list": "how far each language is translated",
        ],
        subcommands: [Check.self, Hear.self, List.self, Export.self, Import.self])

    /// A translator's file, named by its tag: `it.phrases`.
    struct PhrasesFile {
        let tag: String
        let text: String

        /// - Throws: ``CommandFailure`` if the file cannot be read, or its name is not a tag.
        init(_ path: String) throws(CommandFailure) {
            let name = path.split(separator: "/").last.map(String.init) ?? path
            let tag = name.hasSuffix(".phrases") ? String(name.dropLast(".phrases".count)) : name
            guard LanguageTag(tag).name == tag, tag.utf8.count < 16 else {
                throw CommandFailure("\(name) is not named by a language: name it like it.phrases or pt-PT.phrases.")
            }
            guard let data = FileManager.default.contents(atPath: path) else {
                throw CommandFailure("\(path) cannot be read.")
            }
            guard let text = String(validating: data, as: UTF8.self) else {
                throw CommandFailure("\(path) is not text in UTF-8.")
            }
            (self.tag, self.text) = (tag, text)
        }

        var report: LanguageReport { LanguageReport(tag: tag, file: text) }
    }

    struct Check: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            "check", "Finds what is missing or wrong in a file of phrases.",
            examples: [
                "a11y-speak language check it.phrases": "problems, and how much is translated",
                "a11y-speak language check it.phrases --missing": "also each missing phrase with its English",
            ],
            notes: "Exits with 1 when a phrase is wrong. Missing phrases are English, and no mistake.")

        @Argument(help: "The file, such as it.phrases.")
        var file: String

        @Flag(help: "List the missing phrases.")
        var missing = false

        func run() async throws {
            let report = try PhrasesFile(file).report
            for problem in report.problems { StandardOutput.line(problem) }
            for note in report.notes { StandardOutput.line("Long: \(note)") }
            if missing { printMissing(report) }
            StandardOutput.line(report.summary + ".")
            if !report.problems.isEmpty { throw ExitCode(1) }
        }

        private func printMissing(_ report: LanguageReport) {
            for part in LanguagePart.allCases {
                for key in (report.coverage.missing[part] ?? []).sorted() {
                    StandardOutput.line("\(key) = \(Phrasebook[.english].words(key).display)")
                }
            }
        }
    }

    struct Hear: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            "hear", "Plays each sentence of a file with its English.",
            examples: [
                "a11y-speak language hear it.phrases": "all sentences",
                "a11y-speak language hear it.phrases --from zoom --part help": "some",
            ],
            notes: "Control-C ends it, and --from goes on from there.")

        @OptionGroup var connection: ConnectionOptions

        @Argument(help: "The file, such as it.phrases.")
        var file: String

        @Option(help: "The first key, or its beginning.")
        var from: String = ""

        @Option(help: "words, sentences or help. Without it, all of them.")
        var part: String?

        @Flag(help: "Leave out the English.")
        var alone = false

        func validate() throws {
            guard part.map({ LanguagePart(rawValue: $0) == nil }) ?? false else { return }
            throw ValidationError("--part is one of words, sentences and help")
        }

        func run() async throws {
            let language = try PhrasesFile(file).report.language
            let parts = part.flatMap { LanguagePart(rawValue: $0) }.map { Set([$0]) } ?? Set(LanguagePart.allCases)
            let phrases = PhraseInContext.all(of: language, in: parts).filter { $0.key >= from }
            guard !phrases.isEmpty else { throw CommandFailure("There is no phrase from \(from) on.") }
            try await connection.withClient { client in
                for phrase in phrases {
                    StandardOutput.line("\(phrase.key): \(phrase.own.display)")
                    if !alone { try await say(phrase.english, in: "en", client) }
                    try await say(phrase.own, in: language.rawValue, client)
                }
            }
        }

        private func say(_ words: WordedText, in tag: String, _ client: AnnouncementClient) async throws {
            var request = AnnounceRequest(text: "")
            request.words = .phrased(words.display, spoken: words.speech)
            request.delivery.language = tag
            try await HeardWait(client: client, printsEvents: connection.json).end {
                try await client.announce(request)
            }
        }
    }

    struct List: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            "list", "Lists the languages, and how far each is translated.",
            examples: [
                "a11y-speak language list": "all languages with a file",
                "a11y-speak language list --missing": "also how many phrases each lacks",
            ],
            notes: """
                Level 0: numbers, dates, units and roles. Level 1: all sentences. Level 2: help and settings. Level 3: how \
                numbers, signs and abbreviations in a text are read.
                """)

        @Flag(help: "How many phrases each part lacks.")
        var missing = false

        func run() async throws {
            for language in SpokenLanguage.all {
                var line = "\(language.rawValue)\tlevel \(language.level)"
                if missing {
                    let lacks = LanguagePart.allCases.filter { $0 != .texts }
                        .map { "\($0.rawValue) \(language.coverage.missing[$0]?.count ?? 0)" }
                    line += "\tlacks \(lacks.joined(separator: ", "))"
                }
                StandardOutput.line(line)
            }
        }
    }

    struct Export: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            "export", "Prints a file of phrases as a PO file, for translators' programs.",
            examples: [
                "a11y-speak language export it.phrases > it.po": "for Poedit or Weblate",
                "a11y-speak language export --new it > it.po": "a language without a file",
            ])

        @Argument(help: "The file, such as it.phrases.")
        var file: String?

        @Option(help: "The tag of a language to begin.")
        var new: String?

        func validate() throws {
            guard (file == nil) == (new == nil) else { return }
            throw ValidationError("name a file, or a new language with --new")
        }

        func run() async throws {
            let catalog: TranslationCatalog
            if let file {
                let phrases = try PhrasesFile(file)
                catalog = TranslationCatalog(tag: phrases.tag, phrases: phrases.text)
            } else {
                catalog = TranslationCatalog(tag: new ?? "", phrases: LanguageFiles.texts(of: new ?? "").first ?? "")
            }
            StandardOutput.line(String(catalog.portable.dropLast()))
        }
    }

    struct Import: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            "import", "Prints a PO file as a file of phrases.",
            examples: [
                "a11y-speak language import it.po > it.phrases": "converts it",
                "a11y-speak language import it.po > ~/.config/a11y-speakd/languages/it.phrases": "uses it",
            ])

        @Argument(help: "The file, such as it.po.")
        var file: String

        func run() async throws {
            guard let data = FileManager.default.contents(atPath: file),
                let text = String(validating: data, as: UTF8.self)
            else { throw CommandFailure("\(file) cannot be read, or is not text in UTF-8.") }
            do {
                StandardOutput.line(String(try TranslationCatalog(portable: text).phrases.dropLast()))
            } catch {
                throw CommandFailure("\(file): \(error)")
            }
        }
    }
}
