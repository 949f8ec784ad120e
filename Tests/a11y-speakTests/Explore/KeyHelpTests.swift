// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import Wording

@testable import Exploring
@testable import a11y_speak

@Suite("Explore: going through the keys")
struct KeyHelpTests {
    private let all = KeyLayout().all.map(\.sentence)

    private func line(_ text: String) -> KeyHelp.Answer { .line(WordedText(display: text, speech: text)) }

    @Test func `keys go through the table and stop at its ends`() {
        var help = KeyHelp()
        let keys: [Key] = [.down, .down, .up, .up, .up, .pageDown, .end, .down, .pageUp, .home]
        let last = all.count - 1
        #expect(
            keys.map { help.press($0) }
                == [1, 2, 1, 0, 0, 10, last, last, last - 10, 0].map { line(all[$0]) })
    }

    @Test func `other keys are explained, also those without a meaning, and three keys leave`() {
        var help = KeyHelp()
        #expect(help.press(.character("]")) == line("right bracket: highest point"))
        #expect(help.press(.down) == line(all[9 + 1]))
        #expect(help.press(.character("z")) == line("z is no key") && help.press(.tab) == line("Tab is no key"))
        #expect(help.press(.redraw) == .redraw)
        #expect([.escape, .controlQ, .f1].map { help.press($0) } == [.left, .left, .left])
        #expect(help.index == 10)
    }

    @Test func `keys and their actions are announced in the user's language`() {
        var help = KeyHelp(KeyLayout(), Wording(language: .german))
        let told = [.down, .down, .end, .character("]"), .tab, .character("z")].map { help.press($0) }
        #expect(
            told == [
                .line(WordedText(display: "Left: voriger Punkt", speech: "Pfeil links: voriger Punkt")),
                .line(
                    WordedText(
                        display: "Ctrl+Right oder }: ein Zehntel der Ansicht weiter",
                        speech: "Steuerung Pfeil rechts oder geschweifte Klammer zu: ein Zehntel der Ansicht weiter")),
                .line(WordedText(display: "Q: beenden, wenn Eingabe folgt", speech: "q: beenden, wenn Eingabe folgt")),
                .line(WordedText(display: "]: höchster Punkt", speech: "eckige Klammer zu: höchster Punkt")),
                .line(WordedText(display: "Tab ist nicht belegt", speech: "Tabulator ist nicht belegt")),
                .line(WordedText(display: "z ist nicht belegt", speech: "z ist nicht belegt")),
            ])
        #expect(help.rows(in: ScreenSize(columns: 60, rows: 1)).map(\.text).first?.contains("höchster Punkt") == true)
    }

    @Test func `every language has its own words for every action`() {
        for language in SpokenLanguage.heard where language != .english {
            for binding in KeyLayout().all {
                #expect(Wording(language: language).action(of: binding).display != binding.text, "\(language)")
            }
        }
    }

    @Test func `the rows around the line are shown, as many as there are`() {
        var help = KeyHelp()
        #expect(help.rows(in: ScreenSize(columns: 80, rows: 5)).map(\.text).first?.hasPrefix("Right  ") == true)
        _ = help.press(.end)
        let rows = help.rows(in: ScreenSize(columns: 80, rows: 5))
        #expect(rows.count == 5 && rows[4].text.hasSuffix("quit, when Enter follows"))
        #expect(rows.map { $0.runs.allSatisfy { $0.style == .reverse } } == [false, false, false, false, true])
        #expect(help.rows(in: ScreenSize(columns: 7, rows: 1)).allSatisfy { $0.cells <= 7 })
    }
}
