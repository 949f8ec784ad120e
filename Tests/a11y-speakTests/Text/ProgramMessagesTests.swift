// SPDX-License-Identifier: MIT

import ClientConnection
import DataFiles
import Foundation
import TestSupport
import Testing

@testable import a11y_speak

@Suite("Messages of the program in the user's language")
struct ProgramMessagesTests {
    private static let german = ProgramMessages([
        """
        {1} cannot be read.\t{1} ist nicht lesbar.
        {1} is no number: {2}\tKeine Zahl ist {1}: {2}
        there is no file\tes gibt keine Datei
        Print events as JSON.\tEreignisse als JSON ausgeben.
        OPTIONS:\tOPTIONEN:
        {1}; {2}\t{1}; {2}
        Try again.\tNoch einmal.
        """
    ])

    @Test(arguments: [
        ("a.csv cannot be read.", "a.csv ist nicht lesbar."),
        ("x is no number: 5", "Keine Zahl ist x: 5"),
        ("x is no number: there is no file", "Keine Zahl ist x: es gibt keine Datei"),
        ("a.csv cannot be read. Try again.", "a.csv ist nicht lesbar. Noch einmal."),
        ("a.csv cannot be read. Mended.", "a.csv ist nicht lesbar. Mended."),
        ("Something else.", "Something else."), ("a; b", "a; b"), ("", ""), (" cannot be read.", " cannot be read."),
        ("{1} cannot be read.", "{1} ist nicht lesbar."), ("a\nb cannot be read.", "a\nb cannot be read."),
    ])
    func `a message is found by its words, and its gaps are kept`(text: String, translation: String) {
        #expect(Self.german.translated(text) == translation)
    }

    @Test func `without messages every text stays`() {
        #expect(ProgramMessages([]).translated("a.csv cannot be read.") == "a.csv cannot be read.")
    }

    @Test func `later files count more`() {
        let messages = ProgramMessages(["Try again.\tNoch einmal.\nStop.\tHalt.", "Try again.\tNochmals."])
        #expect(messages.translated("Try again. Stop.") == "Nochmals. Halt.")
    }

    @Test func `help is translated line by line and broken at the terminal's width`() {
        let help = """
            OPTIONS:
              --json                  Print events as JSON. (default: no)
              -h, --help              Show help.
            """
        #expect(
            TranslatedHelp(messages: Self.german, width: 50).text(help) == """
                OPTIONEN:
                  --json                  Ereignisse als JSON
                                          ausgeben. (default: no)
                  -h, --help              Show help.
                """)
    }

    @Test func `an error in the use of a command is translated with the explanation of its option`() {
        let messages = ProgramMessages([
            """
            Error: {1}\tFehler: {1}
            Error: Missing value for '{1}'\tFehler: '{1}' braucht einen Wert
            Help:\tHilfe:
            Usage: {1}\tAufruf: {1}
            Words per minute, 80 to 2000.\tWörter in der Minute, 80 bis 2000.
            """
        ])
        let error = """
            Error: Missing value for '--rate <rate>'
            Help:  --rate <rate>  Words per minute, 80 to 2000.
            Usage: a11y-speak say [<options>] [<text> ...]
            """
        #expect(
            TranslatedHelp(messages: messages, width: 80).text(error) == """
                Fehler: '--rate <rate>' braucht einen Wert
                Hilfe:  --rate <rate>  Wörter in der Minute, 80 bis 2000.
                Aufruf: a11y-speak say [<options>] [<text> ...]
                """)
    }

    /// Each line is a message of the program, a tab, and a translation with the same gaps.
    @Test func `every translation is of a message and keeps its gaps`() throws {
        let folder = try #require(LanguageFiles.folders.first)
        let known = Set(
            try #require(LanguageFiles.text(at: "\(folder)/en.messages")).split(separator: "\n").map(String.init))
        #expect(known.count > 600)
        let files = try FileManager.default.contentsOfDirectory(atPath: folder).filter {
            $0.hasSuffix(".messages") && $0 != "en.messages"
        }
        #expect(files.count >= 19)
        for file in files {
            var wrong: [String] = []
            for line in try #require(LanguageFiles.text(at: "\(folder)/\(file)")).split(separator: "\n") {
                let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
                let isRight =
                    parts.count == 2 && known.contains(parts[0]) && !parts[1].isEmpty
                    && Self.gaps(parts[0]) == Self.gaps(parts[1])
                if !isRight { wrong.append(String(line)) }
            }
            #expect(wrong == [], "\(file)")
        }
    }

    private static func gaps(_ text: String) -> [String] {
        text.matches(of: /\{\d\}/).map { String($0.output) }.sorted()
    }
}
