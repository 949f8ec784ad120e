// SPDX-License-Identifier: MIT

import AnnouncementKit
import Testing

@testable import Wording

@Suite("Runs of one script")
struct ScriptRunsTests {
    /// The script and text of each run.
    private func runs(_ text: String, _ home: Set<WritingScript> = [.latin]) -> [String] {
        ScriptRuns(text, home: home).runs.map { run in
            let script = run.script.map { "\($0)" } ?? "none"
            return "\(run.isJapanese ? "japanese " : "")\(script): \(run.text)"
        }
    }

    @Test(arguments: [
        ("Price 5.0 € (low)", ["latin: Price 5.0 € (low)"]), ("", []), ("5.0", ["none: 5.0"]), ("… €", ["none: … €"]),
        ("Цена AAPL выросла", ["cyrillic: Цена ", "latin: AAPL ", "cyrillic: выросла"]),
        ("Die Ω-Achse", ["latin: Die Ω-Achse"]), ("α = 0.05, β = 0.5", ["none: α = 0.05, β = 0.5"]),
        ("Die Ωμέγα-Achse", ["latin: Die ", "greek: Ωμέγα-", "latin: Achse"]),
        ("y = 5, мир", ["latin: y = 5, ", "cyrillic: мир"]),
        ("Ωμ\n\nΩ", ["greek: Ωμ\n\nΩ"]), ("Die Ωμ-Achse\n\nΩ", ["latin: Die ", "greek: Ωμ-", "latin: Achse\n\nΩ"]),
        ("vitamin Я", ["latin: vitamin Я"]), ("я и ты", ["cyrillic: я и ты"]), ("5 א", ["none: 5 א"]),
        ("価格は5上昇", ["japanese han: 価格", "japanese kana: は5", "japanese han: 上昇"]),
        ("价格上升，now", ["han: 价格上升，", "latin: now"]), ("가격 상승", ["hangul: 가격 상승"]),
        ("naïve café", ["latin: naïve café"]), ("cafe\u{301} и чай", ["latin: cafe\u{301} ", "cyrillic: и чай"]),
        ("мир (peace) мир", ["cyrillic: мир ", "latin: (peace) ", "cyrillic: мир"]),
        ("ราคา up", ["thai: ราคา ", "latin: up"]), ("سعر up", ["arabic: سعر ", "latin: up"]),
        ("מחיר, कीमत", ["hebrew: מחיר, ", "devanagari: कीमत"]), ("ㄅ中", ["bopomofo: ㄅ", "han: 中"]),
    ])
    func `a text is split where its script changes`(text: String, expected: [String]) {
        #expect(runs(text) == expected)
    }

    @Test func `digits between two runs are spoken in the language of the whole text`() {
        #expect(runs("Курс EUR 120 рублей", [.cyrillic]) == ["cyrillic: Курс ", "latin: EUR", "cyrillic:  120 рублей"])
        #expect(runs("AAPL 120 и GOOG 5", [.cyrillic]) == ["latin: AAPL", "cyrillic:  120 и ", "latin: GOOG 5"])
        #expect(runs("MP3 файл", [.cyrillic]) == ["latin: MP3 ", "cyrillic: файл"])
        #expect(runs("AAPL 120 и", [.latin]) == ["latin: AAPL 120 и"])
    }

    @Test func `a pictogram is one run, with all its parts`() {
        #expect(
            runs("so 🎉🙂👩\u{200D}🚀 und 🇩🇪🇫🇷 👍🏽!")
                == [
                    "latin: so ", "emoji: 🎉", "emoji: 🙂", "emoji: 👩\u{200D}🚀", "latin:  und ", "emoji: 🇩🇪",
                    "emoji: 🇫🇷", "emoji:  👍🏽!",
                ])
    }

    @Test func `the runs keep all text, and offsets count scalars`() {
        let alphabet = Array("aя中あ가αع1 .,(「🎉\u{301}\u{200D}🇩न-\n".unicodeScalars)
        for seed in 0..<2000 {
            var state = UInt32(seed &* 2_654_435_761 % 4_294_967_291)
            var scalars = String.UnicodeScalarView()
            for _ in 0..<(seed % 23) {
                state = state &* 1_664_525 &+ 1_013_904_223
                scalars.append(alphabet[Int(state >> 16) % alphabet.count])
            }
            let text = String(scalars)
            let runs = ScriptRuns(text, home: seed.isMultiple(of: 2) ? [.latin] : [.cyrillic]).runs
            var offset = 0
            for run in runs {
                #expect(run.offset == offset)
                offset += run.text.unicodeScalars.count
            }
            #expect(Array(runs.map(\.text).joined().unicodeScalars) == Array(text.unicodeScalars))
            for run in runs {
                let words = run.text.unicodeScalars.split { WritingScript($0) == nil && !$0.isAccent }
                let scripts = words.filter { $0.count { !$0.isAccent } > 1 }.flatMap {
                    $0.compactMap { WritingScript($0) }
                }
                #expect(Set(scripts.filter { !$0.hasNamedLetters }).count <= 1, "\(run)")
            }
        }
    }

    @Test(arguments: [
        ("a", WritingScript.latin), ("é", .latin), ("ß", .latin), ("Я", .cyrillic), ("ё", .cyrillic), ("Ω", .greek),
        ("字", .han),
        ("㐀", .han), ("𠀀", .han), ("々", .han), ("か", .kana), ("カ", .kana), ("ｶ", .kana), ("한", .hangul), ("ᄀ", .hangul),
        ("ع", .arabic), ("ש", .hebrew), ("क", .devanagari), ("ก", .thai), ("ლ", .georgian), ("հ", .armenian),
        ("አ", .ethiopic), ("က", .burmese), ("த", .tamil), ("Ꭰ", .cherokee), ("ខ", .khmer), ("ລ", .lao),
    ])
    func `a letter has its script`(letter: String, script: WritingScript) {
        #expect(letter.unicodeScalars.first.flatMap(WritingScript.init) == script)
    }

    @Test func `a character that many scripts share has no script`() {
        for scalar in "0 .,-·×÷€°\u{301}\u{200B}。「」　１→∑".unicodeScalars {
            #expect(WritingScript(scalar) == nil, "\(scalar)")
        }
    }
}
