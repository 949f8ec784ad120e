// SPDX-License-Identifier: MIT

import AnnouncementKit
import Sonification
import TestSupport
import Testing

@testable import ClientConnection
@testable import Exploring
@testable import a11y_speak

@Suite("Sonify: tables to scores")
struct TableSoundTests {
    private static let two = "x,a,b\n1,0,30\n2,10,20\n3,5,10\n"

    private func choices(_ change: (inout SoundChoices) -> Void) -> SoundChoices {
        var choices = SoundChoices(seconds: 0.9)
        change(&choices)
        return choices
    }

    @Test func `columns follow each other, each on a scale of its own`() throws {
        #expect(
            try SoundStory(Self.two, choices { _ in }).notes == [
                "0.0 s 220 Hz a", "0.3 s 1760 Hz a", "0.6 s 622 Hz a", "1.57 s 1760 Hz b", "1.87 s 622 Hz b",
                "2.17 s 220 Hz b",
            ])
    }

    @Test func `columns that are compared have one scale`() throws {
        #expect(
            try SoundStory(
                "x,a,b\n1,0,30\n2,10,20\n",
                choices {
                    $0.mode = .compare; $0.seconds = 2
                }
            ).notes == [
                "0.0 s 220 Hz a", "1.0 s 440 Hz a", "0.5 s 1760 Hz b", "1.5 s 880 Hz b",
            ])
    }

    @Test func `named columns sound, in the order of the names`() throws {
        let story = try SoundStory(Self.two, choices { $0.series = ["B", "a", "b"] })
        #expect(story.sound.parts.map(\.series) == [["b"], ["a"]])
        #expect(story.sound.parts.map(\.start) == [0, story.sound.parts[0].score.length + 0.7])
    }

    @Test func `all at once is one part`() throws {
        let story = try SoundStory(Self.two, choices { $0.isTogether = true })
        #expect(story.sound.parts.map(\.series) == [["a", "b"]])
    }

    @Test func `a part of the table has the pitches that it has in the whole`() throws {
        #expect(
            try SoundStory(
                Self.two,
                choices {
                    $0.series = ["a"]; $0.from = "2"
                }
            ).notes
                == ["0.0 s 1760 Hz a", "0.45 s 622 Hz a"])
        #expect(
            try SoundStory(
                Self.two,
                choices {
                    $0.series = ["a"]; $0.from = "2"; $0.to = "2"
                }
            ).notes
                == ["0.0 s 1760 Hz a"])
    }

    @Test func `a band of pitches is the user's own`() throws {
        let band = try PitchBand(lowest: 300, highest: 1200)
        #expect(
            try SoundStory(
                "x,a\n1,0\n2,1\n",
                choices {
                    $0.band = band; $0.seconds = 0.4
                }
            ).notes
                == ["0.0 s 300 Hz a", "0.2 s 1200 Hz a"])
    }

    @Test func `gaps, one row, equal values and infinite values sound`() throws {
        #expect(try SoundStory("x,a\n1,5\n").notes == ["0.0 s 622 Hz a"])
        #expect(try SoundStory("x,a\n1,5\n2,5\n").notes == ["0.0 s 622 Hz a", "0.25 s 622 Hz a"])
        #expect(
            try SoundStory("x,a\n1,5\n2,\n3,6\n").notes == ["0.0 s 220 Hz a", "0.5 s 1760 Hz a", "0.25 s gap a"])
        #expect(
            try SoundStory("x,a\n1,5\n2,inf\n3,6\n").notes == ["0.0 s 220 Hz a", "0.5 s 1760 Hz a", "0.25 s gap a"])
        #expect(try SoundStory("x,a\n1,NaN\n2,NaN\n3,1\n").notes == ["0.5 s 622 Hz a", "0.0 s gap a", "0.25 s gap a"])
    }

    @Test func `ten thousand series, and too much to hear, are refused with a cure`() throws {
        let many = ChartDescriptor(
            id: "t", axes: [ChartAxisDescriptor(id: "x"), ChartAxisDescriptor(id: "y")],
            series: (0..<10_000).map { DataSeries(id: "\($0)", points: PointColumns(x: [1, 2], y: [1, 2])) })
        #expect {
            _ = try TableSound(many, file: "t.csv", SoundChoices())
        } throws: {
            ($0 as? CommandFailure)?.description
                == "t.csv: it has 10000 series, and at most 64 play one after the other: name some with --series."
        }
        #expect(try TableSound(many, file: "t.csv", choices { $0.series = ["7", "9999"] }).parts.count == 2)
        let head = "x," + (0..<20).map { "c\($0)" }.joined(separator: ",")
        let rows = (1...2).map { "\($0)," + (0..<20).map { "\($0)" }.joined(separator: ",") }
        let wide = ([head] + rows).joined(separator: "\n") + "\n"
        #expect(
            SoundStory.refusal(wide, choices { $0.seconds = 600 })
                == "t.csv: it would take 6021 seconds, and may take 900: give a shorter --duration, "
                + "or fewer series with --series.")
        #expect(
            SoundStory.refusal(wide, choices { $0.isTogether = true })
                == "t.csv: it has 20 series, and at most 6 can be told apart at once: name some with --series, "
                + "or leave out --together.")
        #expect(
            SoundStory.refusal(wide, choices { $0.mode = .compare })
                == "t.csv: it has 20 series, and compare takes 2 to 4: name them with --series, "
                + "or choose another --mode.")
    }

    @Test func `a missing series or point is refused with the known ones`() {
        #expect(
            SoundStory.refusal(Self.two, choices { $0.series = ["c"] })
                == "t.csv: There is no series 'c': there are a, b.")
        #expect(
            SoundStory.refusal(Self.two, choices { $0.from = "8" })
                == "t.csv: there is no point between --from and --to: x axis, 1 to 3.")
        #expect(
            SoundStory.refusal(Self.two, choices { $0.to = "0" })
                == "t.csv: there is no point between --from and --to: x axis, 1 to 3.")
        #expect(
            SoundStory.refusal(
                Self.two,
                choices {
                    $0.from = "3"; $0.to = "2"
                })
                == "t.csv: --from 3 comes after --to 2: name the one to the left first.")
    }

    @Test func `a hundred thousand rows are two notes for each fifteenth of a second or fewer`() throws {
        let x = (0..<100_000).map(Double.init)
        var y = x.map { $0.truncatingRemainder(dividingBy: 1000) }
        y[70_000] = 5000
        let chart = ChartDescriptor(
            id: "t", axes: [ChartAxisDescriptor(id: "x"), ChartAxisDescriptor(id: "y")],
            series: [DataSeries(id: "a", points: PointColumns(x: x, y: y))])
        let notes = try TableSound(chart, file: "t.csv", SoundChoices()).score.tracks[0].notes
        #expect(notes.count == 60)
        #expect(notes.compactMap(\.place).max { $0.y ?? 0 < $1.y ?? 0 }?.x == 70_000)
    }
}
