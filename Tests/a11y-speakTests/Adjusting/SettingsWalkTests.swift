// SPDX-License-Identifier: MIT

import AnnouncementKit
import DaemonProtocol
import Testing
import Wording

@testable import Exploring
@testable import a11y_speak

@Suite("Settings by ear")
struct SettingsWalkTests {
    private static let voices = VoicesReply(
        languages: ["en"],
        styles: [VoicesReply.Style(name: "alert", voice: nil, variant: nil, rate: nil, pitch: nil, volume: nil)],
        voices: [VoicesReply.Voice(name: "English", identifier: "gmw/en", languages: ["en"])], variants: ["klatt4"])

    /// Someone who presses keys.
    private struct Story {
        var walk: SettingsWalk
        var now = Duration.zero
        private(set) var requests: [AnnounceRequest] = []

        init(language: String = "en", voice: String? = nil) {
            var settings = ExploreStory.settings(language: language)
            settings.voice = voice
            walk = SettingsWalk(settings, voices: SettingsWalkTests.voices)
        }

        mutating func take(_ steps: [SettingsWalk.Step]) -> [String] {
            steps.map { step in
                switch step {
                case .say(let text, let request):
                    requests.append(request)
                    return text
                case .save: return "save"
                case .leave: return "leave"
                }
            }
        }

        mutating func press(_ keys: Key...) -> [String] {
            keys.flatMap { key in
                now += HeldKey.rest
                return take(walk.take(.key(key), at: now))
            }
        }
    }

    @Test func `settings are walked and changed, and their values announced`() {
        var story = Story()
        #expect(
            story.take(story.walk.start()) == [
                "Settings. Up and Down choose, Left and Right change, Enter saves, Escape leaves all as it was. "
                    + "Voice, the language's own"
            ])
        #expect(
            story.press(.down, .right, .right, .left, .down, .left, .pageUp) == [
                "Rate, 175 words per minute", "180 words per minute", "190 words per minute", "180 words per minute",
                "Pitch, 50", "45", "70",
            ])
        #expect(
            story.press(.down, .right, .down, .right, .end, .left, .right, .right, .up, .home) == [
                "Medium verbosity. X axis, 1 to 5",
                "High verbosity. X Axis range changed, now it's from 1.0 to 5.0", "No marks by name. (1 + 2): 3!",
                "Some marks by name. (1 + 2): 3!", "Volume, 100", "95", "100", "100", "Some marks by name. (1 + 2): 3!",
                "Voice, the language's own",
            ])
        #expect(
            story.press(.right, .right, .right, .right) == ["alert", "English", "English, klatt4", "English, klatt4"])
        #expect(story.press(.character(" "), .character("z")).first == "Voice, English, klatt4")
        #expect(story.press(.character("z")).first?.hasPrefix("z is no key. Settings. Up and Down") == true)
    }

    @Test func `a sentence is requested with the chosen settings, and nothing is set`() {
        var story = Story()
        _ = story.press(.right, .down, .right, .down, .right, .end, .left)
        var expected = Delivery(voice: "alert", rate: 180, pitch: 55, volume: 95)
        expected.punctuation = Punctuation.none
        #expect(story.requests.last?.delivery == expected)
        _ = story.press(.up, .right)
        #expect(story.requests.last?.delivery.punctuation == .some)
        var own = Story(language: "de", voice: "alert")
        #expect(own.press(.left) == ["die der Sprache"])
        // Its voice is the language's, and not the one that is set.
        #expect(own.requests.last?.delivery.voice == nil && own.requests.last?.delivery.language == "de")
    }

    @Test func `changed settings are saved, and no others`() {
        var story = Story(voice: "mine")
        #expect(story.press(.left, .down, .right, .down, .down, .left, .enter).last == "save")
        let changes = story.walk.values.changes(from: story.walk.old)
        #expect(changes.map(\.key) == ["voice", "rate", "verbosity"])
        #expect(changes.map(\.value) == [nil, "180", "\"low\""])
        #expect(story.take(story.walk.take(.saved, at: story.now)) == ["Saved", "leave"])
        #expect(story.take(story.walk.take(.failed("Read-only."), at: story.now)) == ["Read-only."])
    }

    @Test func `Escape leaves with the settings as they were`() {
        var story = Story()
        #expect(story.press(.down, .right, .right, .escape).suffix(2) == ["All is as it was", "leave"])
        #expect(story.requests.last?.delivery.rate == 175)
    }

    @Test func `a held key changes at each repetition, and is announced when it rests`() {
        var story = Story()
        _ = story.press(.down)
        story.now = .seconds(5)
        var told: [String] = []
        for _ in 0..<60 {
            told += story.take(story.walk.take(.key(.right), at: story.now))
            story.now += .milliseconds(33)
        }
        while let due = story.walk.nextDeadline { told += story.take(story.walk.take(.time, at: due)) }
        #expect(told == ["180 words per minute", "490 words per minute", "770 words per minute"])
    }

    @Test func `numbers go to multiples of their step, and no further than they may`() {
        var values = SettingsValues(ExploreStory.settings(rate: 173))
        values.change(.rate, by: -1, voices: [])
        #expect(values.rate == 170)
        values.change(.rate, by: 200, voices: [])
        values.change(.pitch, by: -100, voices: [])
        values.change(.volume, by: 5, voices: [])
        #expect([values.rate, values.pitch, values.volume] == [2000, 0, 100])
        values.change(.verbosity, by: 9, voices: [])
        values.change(.punctuation, by: 9, voices: [])
        #expect(values.verbosity == .high && values.punctuation == .all)
    }

    @Test func `a configured voice that no list contains can be kept`() {
        #expect(Self.voices.choices(with: "mine") == [nil, "mine", "alert", "gmw/en", "gmw/en+klatt4"])
        #expect(Self.voices.choices(with: "alert") == [nil, "alert", "gmw/en", "gmw/en+klatt4"])
    }

    @Test func `a voice is announced by its name, whichever of its names is configured`() {
        let voices = VoicesReply(
            languages: ["en-gb", "en-us"], styles: Self.voices.styles,
            voices: [
                VoicesReply.Voice(name: "English (Great Britain)", identifier: "gmw/en", languages: ["en-gb", "en"]),
                VoicesReply.Voice(name: "English (America)", identifier: "gmw/en-US", languages: ["en-us", "en"]),
            ], variants: ["Annie", "klatt4"])
        let names = ["gmw/en", "en", "en-us", "GMW/en-us+annie", "English (America)+klatt4", "alert", "mine"]
        #expect(
            names.map(voices.name(ofVoice:)) == [
                "English (Great Britain)", "English (Great Britain)", "English (America)", "English (America), Annie",
                "English (America), klatt4", "alert", "mine",
            ])
        var settings = ExploreStory.settings(language: "de")
        settings.voice = "gmw/en-US+Annie"
        let walk = SettingsWalk(settings, voices: Self.voices, names: voices)
        #expect(walk.value(of: .voice).display == "English (America), Annie")
    }

    @Test func `the screen has a row for each, with the cursor in the user's`() {
        var story = Story()
        _ = story.press(.down, .down)
        let screen = SettingsScreen(story.walk, size: ScreenSize(columns: 60, rows: 12))
        #expect(
            screen.rows.map(\.text) == [
                "a11y-speak settings", "", "Voice        the language's own", "Rate         175 words per minute",
                "Pitch        50", "Verbosity    Medium verbosity", "Punctuation  No marks by name", "Volume       100",
                "", "Up Down choose, Left Right change, Enter save, Escape leave",
            ])
        #expect(screen.cursor == (0, 4))
        let german = SettingsScreen(Story(language: "de").walk, size: ScreenSize(columns: 80, rows: 12))
        #expect(
            german.rows.map(\.text).last == "Auf Ab wählen, Links Rechts ändern, Eingabe speichern, Escape verlassen")
        for (columns, rows) in [(1, 1), (10, 3), (200, 60)] {
            let small = SettingsScreen(story.walk, size: ScreenSize(columns: columns, rows: rows))
            #expect(small.rows.allSatisfy { $0.cells <= columns } && small.rows.count <= rows)
            #expect(small.cursor.row < rows)
        }
    }
}
