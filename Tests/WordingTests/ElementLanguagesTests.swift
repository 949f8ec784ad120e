// SPDX-License-Identifier: MIT

import AnnouncementKit
import TestSupport
import Testing

@testable import Wording

/// Rules for all languages. The words are in `Tests/Tables/wording.txt`.
@Suite("Wording of elements in every language")
struct ElementLanguagesTests {
    private static let labels: [String?] = [nil, "", "  ", "A", "A.", " a", "Name:", "Really?", "，", ".", "Б б", "桜"]
    private static let others: [String?] = [nil, "", " ", "A", "a.", "B,", "5", "桜。"]

    /// Every combination of parts: missing, empty, equal, or with a pause at the end.
    @Test(arguments: SpokenLanguage.heard, Verbosity.allCases)
    func `empty parts leave no pause, and equal parts are spoken once`(language: SpokenLanguage, verbosity: Verbosity) {
        let wording = Wording(language: language, verbosity: verbosity)
        var problems: [String] = []
        for label in Self.labels {
            for (value, hint) in Self.others.flatMap({ value in Self.others.map { (value, $0) } }) {
                for traits in [AccessibilityTraits(), .button] {
                    let element = ElementSnapshot(
                        label: label, value: value, hint: hint, traits: traits, index: 0, count: traits.isEmpty ? 1 : 2)
                    let words = wording.words(for: .element(element))
                    for text in [words.display, words.speech] where Self.isWrong(text, [label, value, hint]) {
                        problems.append("\(text) of \(label ?? "nil"), \(value ?? "nil"), \(hint ?? "nil")")
                    }
                }
            }
        }
        #expect(problems.prefix(10) == [])
    }

    /// Whether two pauses touch, a pause that the client did not write is at the beginning, or a client's part is
    /// repeated.
    private static func isWrong(_ text: String, _ parts: [String?]) -> Bool {
        let clients = Set(parts.compactMap { $0.map(bare) })
        let said = text.split(whereSeparator: isPause).map { bare(String($0)) }
        let isTwice = clients.contains { part in !part.isEmpty && said.filter { $0 == part }.count > 1 }
        let touching = zip(text, text.dropFirst()).contains { isPause($0) && isPause($1) }
        let isStray = text.contains("  ") || text.hasPrefix(" ") || text.hasSuffix(" ")
        let isOpen = text.first.map(isPause) ?? false
        return isTwice || touching || isStray
            || isOpen && !parts.contains { $0.map { bare($0).isEmpty && !$0.isEmpty } ?? false }
    }

    private static func isPause(_ character: Character) -> Bool { ".,;:?!。，、；：？！".contains(character) }

    /// The text in lower case, without spaces and pauses.
    private static func bare(_ text: String) -> String {
        text.lowercased().filter { !isPause($0) && $0 != " " }
    }
}
