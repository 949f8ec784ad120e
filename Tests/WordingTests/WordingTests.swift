// SPDX-License-Identifier: MIT

import AnnouncementKit
import Testing

@testable import Wording

@Suite("Wording")
struct WordingTests {
    private func range(_ axis: String, _ lower: Double, _ upper: Double) -> String {
        Wording.seedCompatible.words(for: .axisRanges([AxisRange(axis: axis, lower: lower, upper: upper)])).display
    }

    @Test func `a range has the words of the SciChart note`() {
        #expect(range("x", 1, 5) == "X Axis range changed, now it's from 1.0 to 5.0")
        #expect(range("y", -2.25, 1234.5) == "Y Axis range changed, now it's from -2.2 to 1234.5")
        #expect(range("Price", 0, 800) == "Price axis range changed, now it's from 0.0 to 800.0")
    }

    @Test(
        arguments: [
            (1.0001, 1.0002, nil, "1.0001 to 1.0002", "1.0001 to 1.0002"),
            (1.07083, 1.07219, nil, "1.07083 to 1.07219", "1.07083 to 1.07219"),
            (-0.04, 0.04, nil, "minus 0.04 to 0.04", "minus 0.04 to 0.04"),
            (1234.5, 98765.4, nil, "1200 to 98800", "1234.5 to 98765.4"),
            (99.95, 100.05, nil, "99.95 to 100.05", "99.95 to 100.05"),
            (0.1, 0.30000000000000004, nil, "0.1 to 0.3", "0.1 to 0.3"),
            (-0.0001, 50, nil, "minus 0.0001 to 50", "0.0 to 50.0"),
            (3.2e-9, 7.9e-9, "F", "3.2 to 7.9 nanofarads", "3.2 to 7.9 times 10 to the minus 9 farads"),
            (1.5e9, 2.25e9, nil, "1.5 to 2.25 billion", "1500000000.0 to 2250000000.0"),
            (1000000.01, 1000000.02, nil, "0.01 to 0.02 above 1 million", "1000000.01 to 1000000.02"),
            (5, 5, nil, "at 5", "5.0 to 5.0"), (.nan, 5, nil, "not set", "not set"),
        ] as [(Double, Double, String?, String, String)])
    func `digits follow the span, and the note's sentence has at least one`(
        lower: Double, upper: Double, unit: String?, words: String, full: String
    ) {
        let axis = AxisRange(axis: "x", lower: lower, upper: upper, unit: unit)
        let said = [Verbosity.low, .medium, .high].map {
            Wording(verbosity: $0).words(for: .axisRanges([axis])).speech
        }
        let sentence = full == "not set" ? "X Axis, not set" : "X Axis range changed, now it's from \(full)"
        #expect(said == [words, "X axis, \(words)", sentence])
    }

    @Test func `axes that changed together are announced in one sentence`() {
        let ranges = [AxisRange(axis: "x", lower: 1, upper: 5), AxisRange(axis: "y", lower: 0, upper: 20)]
        #expect(
            Wording.seedCompatible.words(for: .axisRanges(ranges)).display
                == "X Axis range changed, now it's from 1.0 to 5.0, Y Axis now from 0.0 to 20.0")
    }

    @Test(arguments: [
        (0.25, 2.35, "0.25", "2.35"), (1.0001, 1.0002, "1.0001", "1.0002"), (99.95, 100.05, "99.95", "100.05"),
        (-0.04, 50, "0.0", "50.0"), (-0.04, 0.04, "-0.04", "0.04"), (5, 5, "5.0", "5.0"),
        (0, 3e20, "0", "3\u{A0}×\u{A0}10²⁰"),
    ])
    func `ends have one digit, more if one would hide a difference, and never a minus zero`(
        lower: Double, upper: Double, first: String, second: String
    ) {
        #expect(range("x", lower, upper) == "X Axis range changed, now it's from \(first) to \(second)")
    }

    @Test func `ends that differ are never the same words`() {
        var lower = 1e-12
        while lower < 1e15 {
            for upper in [lower.nextUp, lower * 1.0000001, lower * 1.01, lower * 3] where upper > lower {
                let words = range("x", lower, upper)
                let ends = words.split(separator: "from ")[1].split(separator: " to ")
                if upper - lower > 1e-15 * Swift.max(1, lower) { #expect(ends[0] != ends[1], "\(lower) \(upper)") }
            }
            lower *= 10
        }
    }

    @Test func `an element's words are its label, value, traits and hint, without empty parts`() {
        let element = ElementSnapshot(
            label: "Volume", value: "50 %", hint: "Turn it", traits: [.adjustable, .updatesFrequently],
            identifier: "V.x")
        let words = Wording().words(for: .element(element)).display
        #expect(words == "Volume, 50 %, adjustable. Turn it")
        #expect(Wording().words(for: .element(ElementSnapshot(label: "", value: "on"))).display == "on")
    }

    @Test func `espeak-ng's commands never reach espeak-ng, and captions keep the text`() {
        let words = Wording().words(for: .text("a\u{1}400S b\u{0}c\u{E000}d\u{FFFE}e\u{85}f\nfine"))
        #expect(words.speech == "a 400S b c d e f。\nfine")
        #expect(words.display.unicodeScalars.contains("\u{1}"))
        #expect(words.shown(throughWordAt: 19).hasSuffix("\nfine"))
    }
}

@Suite("Sentences")
struct SpokenSentencesTests {
    @Test(arguments: [
        ("One. Two! Three?", [0, 5, 10]), ("1.5 is one number. 2.5 too", [0, 19]), ("no end", [0]), ("", [0]),
        ("He said \"stop.\" Then left.", [0, 16]), ("價格。上升！好", [0, 3, 6]), ("line\nline", [0, 5]),
        ("Wait... what", [0, 8]), ("End. ", [0]),
    ])
    func `a sentence ends at a stop with a space, at a wide stop and at a line's end`(text: String, starts: [Int]) {
        #expect(SpokenSentences(text).starts == starts)
    }

    @Test func `an offset finds its sentence and the next`() {
        let sentences = SpokenSentences("One. Two! Three?")
        #expect([0, 4, 5, 9, 15].map(sentences.start(containing:)) == [0, 0, 5, 5, 10])
        #expect([0, 5, 10].map(sentences.start(after:)) == [5, 10, nil])
    }
}
