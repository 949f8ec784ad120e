// SPDX-License-Identifier: MIT

import AnnouncementKit
import Sonification
import Testing

@testable import Exploring
@testable import a11y_speak

@Suite("Sonify: captions, report and picture")
struct SoundWordsTests {
    private static let table = "x,a,b\n" + (1...20).map { "\($0),\($0 == 7 ? 50 : $0),\(-$0)\n" }.joined()

    @Test func `a series is captioned at its ends and its extremes, when they sound`() throws {
        #expect(
            try SoundStory(Self.table, SoundChoices(seconds: 10, series: ["a"])).captions == [
                "0.0 to 3.0: a. Lowest: 1 at 1", "3.0 to 6.0: Highest: 50 at 7", "8.9 to 11.9: 20: 20",
            ])
    }

    @Test func `the next series begins with its name, and is named in each caption where others sound with it`() throws
    {
        let choices = SoundChoices(seconds: 10)
        #expect(
            try SoundStory(Self.table, choices).captions.suffix(2) == [
                "10.6 to 13.6: b. Highest: −1 at 1", "19.5 to 22.5: Lowest: −20 at 20",
            ])
        var together = choices
        together.isTogether = true
        #expect(
            try SoundStory(Self.table, together).captions == [
                "0.0 to 3.0: a. Lowest: 1 at 1", "0.0 to 3.0: b. Highest: −1 at 1", "3.0 to 6.0: a. Highest: 50 at 7",
                "8.9 to 11.9: a. 20: 20", "8.9 to 11.9: b. Lowest: −20 at 20",
            ])
    }

    @Test func `a part of the table is captioned alone`() throws {
        var choices = SoundChoices(seconds: 10, series: ["a"])
        (choices.from, choices.to) = ("10", "12")
        #expect(
            try SoundStory(Self.table, choices).captions == [
                "0.0 to 3.0: a. Lowest: 10 at 10", "6.07 to 9.07: Highest: 12 at 12",
            ])
    }

    @Test func `a missing value is captioned as no value`() throws {
        var choices = SoundChoices(seconds: 3)
        choices.to = "1"
        #expect(try SoundStory("x,a\n1,\n2,2\n", choices).captions == ["0.0 to 3.0: a. 1: no value"])
    }

    @Test func `the report has each series with its time and its scale`() throws {
        let sound = try SoundStory("x,a,b\n1,0,30\n2,,20\n3,5,10\n", SoundChoices(seconds: 0.9)).sound
        let report = SoundReport(sound, remarks: ["One row is short: line 4."])
        #expect(
            report.series == [
                SoundReport.Series(name: "a", start: 0, end: 0.87, lowest: 0, highest: 5, notes: 2, gaps: 1),
                SoundReport.Series(name: "b", start: 1.57, end: 2.44, lowest: 10, highest: 30, notes: 3, gaps: 0),
            ])
        #expect(report.title == "t" && report.seconds == 2.44 && report.band == [220, 1760])
        #expect(report.remarks == ["One row is short: line 4."])
    }

    @Test func `a picture has the values of one scale, and none of several`() throws {
        let one = try SoundStory(Self.table, SoundChoices(series: ["b"])).sound.picture
        for text in ["220 Hz", "1760 Hz", ">−20</text>", ">−1</text>", ">t<tspan", ">b</tspan>"] {
            #expect(one.contains(text))
        }
        let several = try SoundStory(Self.table).sound.picture
        #expect(several.contains("220 Hz") && !several.contains(">−20</text>"))
        #expect(several.contains(">a</tspan>") && several.contains(">b</tspan>"))
    }

    @Test func `ticks of a contour are drawn at their values, not at their pitches`() throws {
        var choices = SoundChoices(series: ["b"])
        choices.mode = .contour
        let sound = try SoundStory(Self.table, choices).sound
        #expect(Set(sound.score.tracks[0].notes.map { Int($0.tone.hertz) }).count == 1)
        let heights = sound.picture.matches(of: /rect x="[\d.]+" y="([\d.]+)"/).compactMap { Double($0.output.1) }
        #expect(heights.count > 10 && Set(heights).count == heights.count && heights == heights.sorted())
        #expect(!sound.picture.contains("220 Hz"))
    }
}
