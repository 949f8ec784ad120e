// SPDX-License-Identifier: MIT

import AnnouncementKit
import Sonification
import Testing
import Wording

@testable import Exploring
@testable import a11y_speak

@Suite("Hearing test")
struct HearTestTests {
    /// Someone who hears what lies between two pitches.
    private struct Story {
        var test = HearTest(language: "en")
        var now = Duration.zero

        mutating func take(_ steps: [HearTest.Step]) -> [String] {
            steps.map { step in
                switch step {
                case .say(let words): words.display
                case .tone(let hertz): "\(hertz)"
                case .save(let band): "save \(Int(band.lowest)) \(Int(band.highest))"
                case .leave(let status): "leave \(status)"
                }
            }
        }

        mutating func start() -> [String] { take(test.start()) }

        mutating func press(_ keys: Key...) -> [String] {
            keys.flatMap { key in
                now += HeldKey.rest
                return take(test.take(.key(key), at: now))
            }
        }

        /// Answers as a person who hears these pitches, up to the end; returns the announcements and tones.
        mutating func answer(hearing heard: ClosedRange<Int>) -> [String] {
            var lines = press(.character(" "))
            while let pitch = lines.last.flatMap({ Int($0) }) {
                lines += press(.character(heard.contains(pitch) ? " " : "n"))
            }
            return lines
        }
    }

    @Test func `the test starts with the volume, then plays lower and higher tones until one is not heard`() {
        var story = Story()
        #expect(
            story.start() == [
                "Hearing test. Space if you hear a tone, N if not, R repeats it, Escape leaves all as it was",
                "Set the volume so that this tone is pleasant, then Space", "622",
            ])
        #expect(story.press(.character("n"), .character("r")) == ["Turn the volume up, then R", "622"])
        #expect(
            story.answer(hearing: 120...2500) == [
                "Now lower and lower tones", "220", "185", "156", "131", "110", "Now higher and higher tones", "1760",
                "2093", "2489", "2960", "save 131 2489",
            ])
        #expect(
            story.take(story.test.take(.saved("/home/a/.config/a11y-speakd/config.toml"), at: story.now)) == [
                "Saved: tones from 131 to 2489 hertz",
                "To undo it, take lowest and highest out of the table sound in /home/a/.config/a11y-speakd/config.toml",
                "leave 0",
            ])
    }

    @Test func `a person who does not hear the usual ends is tested between them`() {
        var story = Story()
        #expect(
            story.answer(hearing: 300...1100).suffix(8) == [
                "262", "311", "Now higher and higher tones", "1760", "1480", "1245", "1047", "save 311 1047",
            ])
    }

    @Test func `a person who hears all tones has the widest band`() {
        var story = Story()
        #expect(story.answer(hearing: 20...20_000).suffix(2) == ["3520", "save 55 3520"])
    }

    @Test func `less than an octave changes nothing`() {
        for heard in [300...500, 5000...6000] {
            var story = Story()
            #expect(
                story.answer(hearing: heard).suffix(2) == [
                    "Less than an octave was heard. All is as it was", "leave 1",
                ])
        }
    }

    @Test func `Escape leaves the settings unchanged, and an unknown key lists the keys`() {
        var story = Story()
        #expect(story.press(.character("x")).map { $0.prefix(12) } == ["x is no key", "Hearing test"])
        #expect(story.press(.escape, .character(" ")) == ["All is as it was", "leave 0"])
    }

    @Test func `a key that is held answers once`() {
        var story = Story()
        var lines: [String] = []
        for _ in 1...40 {
            lines += story.take(story.test.take(.key(.character(" ")), at: story.now))
            story.now += .milliseconds(33)
        }
        #expect(lines == ["Now lower and lower tones", "220"])
    }

    @Test func `a failed write announces its reason`() {
        var story = Story()
        #expect(story.take(story.test.take(.failed("It is read-only."), at: .zero)) == ["It is read-only.", "leave 1"])
    }
}
