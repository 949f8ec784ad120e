// SPDX-License-Identifier: MIT

import AnnouncementKit
import Sonification
import TestSupport
import Testing

/// Meaningless input gives an error with a sentence, or a meaningful sound.
@Suite("Sonification: bad input")
struct BadInputTests {
    private func reason(_ chart: ChartDescriptor, _ request: ScoreRequest = ScoreRequest()) -> String {
        do {
            return "\(try ChartScore(chart, request).score.noteCount) notes"
        } catch {
            return error.description
        }
    }

    private func reason(_ notes: [Note], tracks: Int = 1) -> String {
        do {
            return
                "\(try ScoreRenderer(Score(tracks: (0..<tracks).map { _ in Track(notes: notes) })).frameCount) frames"
        } catch {
            return error.description
        }
    }

    private func note(_ start: Double = 0, _ length: Double = 1, _ tone: Tone = Tone(hertz: 440)) -> Note {
        Note(start: start, length: length, tone: tone)
    }

    @Test func `the error for a chart without points says how to continue`() {
        let nothing = "Chart \"c\" has no points there: name another range or another series."
        #expect(reason(.line([])) == nothing)
        #expect(reason(.of([])) == nothing)
        #expect(reason(.line([1, 2]), ScoreRequest(range: .between(DataRange(min: 5, max: 6)))) == nothing)
        #expect(reason(.line([1]), ScoreRequest(series: [])) == nothing)
    }

    @Test func `a single point, a constant and a series of gaps produce sound`() throws {
        #expect(try ChartScore(.line([7])).score.lines == ["0 +0.36 622 Hz, square, pan 0 y"])
        #expect(
            try ChartScore(.line([7, 7])).score.lines == [
                "0 +0.225 622 Hz, square, pan -0.9 y", "0.25 +0.225 622 Hz, square, pan 0.9 y",
            ])
        #expect(
            try ChartScore(.line([.nan, .nan])).score.lines == [
                "0 +0.04 noise, square, pan -0.9 y", "0.25 +0.04 noise, square, pan 0.9 y",
            ])
    }

    @Test(arguments: ScoreRequest.Mode.allCases.filter { $0 != .compare })
    func `extreme numbers produce sound`(mode: ScoreRequest.Mode) throws {
        let huge = Double.greatestFiniteMagnitude
        for y in [
            [-huge, 0, huge], [.infinity, 1, -.infinity], [.leastNonzeroMagnitude, 0, 2 * .leastNonzeroMagnitude],
            [1, .nan, 1 + 1e-16],
        ] {
            let score = try ChartScore(.line(y), ScoreRequest(mode: mode)).score
            #expect(try StereoSamples(score).left.contains { $0 != 0 }, "\(y)")
        }
        let wide = ChartDescriptor(
            id: "c", axes: [ChartAxisDescriptor(id: "x"), ChartAxisDescriptor(id: "y")],
            series: [DataSeries(id: "y", points: PointColumns(x: [-huge, 0, huge], y: [1, 2, 3]))])
        #expect(try ChartScore(wide, ScoreRequest(mode: mode)).score.noteCount > 2)
    }

    @Test func `a missing or invalid request is an error`() {
        let chart = ChartDescriptor.line([1, 2])
        #expect(
            reason(chart, ScoreRequest(series: ["z"])) == "Chart \"c\" has no series \"z\": it has y.")
        #expect(
            reason(chart, ScoreRequest(interval: ValueInterval(lower: "l", upper: "u")))
                == "Chart \"c\" has no series \"l\": it has y.")
        #expect(
            reason(chart, ScoreRequest(seconds: 172_800))
                == "Data cannot be played in 172800.0 seconds: give 0.1 to 600.0.")
        #expect(
            reason(chart, ScoreRequest(seconds: .nan)) == "Data cannot be played in nan seconds: give 0.1 to 600.0.")
        #expect(
            reason(chart, ScoreRequest(range: .between(DataRange(min: 1, max: .infinity))))
                == "The range is from 1.0 to inf: both must be finite, and min may not be above max.")
        #expect(
            reason(chart, ScoreRequest(reference: .value(.nan))) == "The reference is nan: give a finite number.")
        #expect(
            reason(chart, ScoreRequest(mode: .contour, steps: 1))
                == "A contour of 1 steps is not possible: give 2 to 200.")
        #expect(reason(chart, ScoreRequest(mode: .compare)) == "There is 1 series to compare: name 2 to 4.")
        #expect(
            reason(ChartDescriptor(id: "c", axes: [], series: chart.series))
                == "Series \"y\" is on axis \"x\", which the chart does not have: describe the axis.")
    }

    @Test func `ten thousand series are refused with a request to choose some`() {
        let many = ChartDescriptor.of((0..<10_000).map { ("\($0)", [1, 2]) })
        #expect(
            reason(many)
                == "There are 10000 series to play one after the other: name at most 64.")
        #expect(reason(many, ScoreRequest(series: ["7", "9999"])) == "4 notes")
        let seven = ChartDescriptor.of((0..<7).map { ("\($0)", [1, 2]) })
        #expect(
            reason(seven, ScoreRequest(order: .together))
                == "There are 7 series to play together: name at most 6, or play them in sequence."
        )
    }

    @Test func `a score that is too large is refused`() {
        #expect(
            reason((0..<1_000_000).map { note(Double($0) / 2000, 0.06) })
                == "The score has 1000000 notes, and may have 100000: "
                + "play a part of it, or several points as one note.")
        #expect(
            reason([note(0, 172_800)]) == "The score lasts 172800 seconds, and may last 900: play it in parts.")
        #expect(
            reason([note()], tracks: 1000)
                == "The score has 1000 tracks, and may have 256: put notes that do not overlap into one track.")
    }

    @Test func `a note that cannot sound is named in the error`() {
        let bad: [(Note, String)] = [
            (
                note(0, 1, Tone(hertz: 30_000)),
                "Note 1 of track 0 has 30000 hertz, which is not audible: give 20 to 8000."
            ),
            (note(0, 1, Tone(hertz: 3)), "Note 1 of track 0 has 3 hertz, which is not audible: give 20 to 8000."),
            (
                note(0, 1, Tone(hertz: .nan)),
                "The hertz of note 1 of track 0 is not a finite number: for a gap, leave the note out or send noise."
            ),
            (
                note(0, .infinity),
                "The length of note 1 of track 0 is not a finite number: for a gap, leave the note out or send noise."
            ),
            (note(0, 1, Tone(hertz: 440, gain: 2)), "The gain of note 1 of track 0 is 2.0: give 0 to 1."),
            (note(0, 1, Tone(hertz: 440, pan: -3)), "The pan of note 1 of track 0 is -3.0: give -1 to 1."),
        ]
        for (note, sentence) in bad { #expect(reason([self.note(), note]) == sentence) }
    }

    @Test func `a score without notes ends at once`() throws {
        var renderer = try ScoreRenderer(Score(tracks: []))
        #expect(renderer.isFinished && renderer.frames() == [])
        renderer.seek(to: 500)
        #expect(renderer.position == 0)
    }

    @Test func `a band of pitches that is too narrow or inaudible is refused`() {
        func reason(_ lowest: Double, _ highest: Double) -> String? {
            do { _ = try PitchBand(lowest: lowest, highest: highest) } catch { return error.description }
            return nil
        }
        #expect(reason(220, 440) == nil)
        #expect(reason(10, 440) == "A band of pitches cannot end at 10.0 hertz: give 50 to 4000.")
        #expect(reason(220, .nan) == "A band of pitches cannot end at nan hertz: give 50 to 4000.")
        #expect(
            reason(220, 300) == "From 220.0 to 300.0 hertz is less than an octave, in which values sound alike: "
                + "give a highest pitch of 440.0 or more.")
    }
}
