// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import Testing
import Wording

@testable import a11y_speakd

@Suite("Captions of a rendering")
struct CaptionFileTests {
    /// Begins an announcement at 1 s, reports a word every 0.1 s, and ends at 2 s.
    private func track(
        _ display: String, _ speech: String? = nil, words: [Int], whole: Bool = true
    ) -> CaptionTrack {
        let speech = speech ?? display
        var track = CaptionTrack()
        track.began(1, CaptionWords(display: display, speech: speech), at: .seconds(1))
        for (index, offset) in words.enumerated() {
            guard let word = SpokenWord(in: speech, at: offset) else { continue }
            track.heard(word, of: 1, at: .milliseconds(1000 + 100 * index))
        }
        track.ended(1, whole: whole, at: .seconds(2))
        return track
    }

    private func line(_ track: CaptionTrack) -> String? {
        let lines = CaptionFile(cues: track.cues).text.split(separator: "\n")
        return lines.count == 4 ? String(lines[3]) : nil
    }

    @Test func `a cue has its number, start, end and the time of each word`() {
        let file = CaptionFile(cues: track("Fire alarm", words: [0, 5]).cues)
        #expect(
            file.text == """
                WEBVTT

                1
                00:00:01.000 --> 00:00:02.000
                Fire <00:00:01.100>alarm

                """)
    }

    @Test func `times above an hour have two digits for hours`() {
        let cue = CaptionCue(
            start: .seconds(3599.9996), end: .seconds(36_000), parts: [CaptionCue.Part(text: "late")])
        #expect(CaptionFile(cues: [cue]).text.contains("01:00:00.000 --> 10:00:00.000\nlate\n"))
    }

    @Test func `markup characters are escaped, and a line feed does not end the cue`() {
        #expect(line(track("a < b && c > d\n\nend", words: [])) == "a &lt; b &amp;&amp; c &gt; d  end")
    }

    @Test func `a rendering without speech gives an empty file`() {
        #expect(CaptionFile(cues: []).text == "WEBVTT\n")
    }

    @Test func `the cue of an interrupted text ends with the interrupted word`() {
        #expect(line(track("one two three", words: [0, 4], whole: false)) == "one <00:00:01.100>two…")
        #expect(line(track("one two three", words: [], whole: false)) == nil)
    }

    @Test func `the cue of a resumed text begins where speech resumed`() {
        #expect(line(track("One two. Three four", words: [9, 15])) == "…Three <00:00:01.100>four")
    }

    @Test func `words get their times although numbers are shown and spoken differently`() {
        let spoken = "X axis, minus 5.2 to minus 1"
        #expect(
            line(track("X axis, −5.2 to −1", spoken, words: [0, 2, 8, 14, 18, 21, 27]))
                == "X <00:00:01.100>axis, −<00:00:01.300>5.2 <00:00:01.400>to −<00:00:01.600>1")
    }

    @Test func `a number of several spoken words has one time`() {
        #expect(line(track("to 5.2", words: [0, 3, 4, 5])) == "to <00:00:01.100>5.2")
    }

    @Test func `a shown number or unit has the time of its first spoken word`() throws {
        var pieces = WordedPieces(.text("Now -5 km/h, ⑫ more"), Wording())
        let speech = "Now minus 5 kilometers per hour, 12 more"
        #expect(pieces.first.speech == speech)
        var track = CaptionTrack()
        track.began(1, CaptionWords(&pieces), at: .seconds(1))
        for (index, offset) in [0, 4, 10, 12, 23, 27, 33, 36].enumerated() {
            let word = try #require(SpokenWord(in: speech, at: offset))
            track.heard(word, of: 1, at: .milliseconds(1000 + 100 * index))
        }
        track.ended(1, whole: true, at: .seconds(2))
        #expect(line(track) == "Now <00:00:01.100>-5 km/h, <00:00:01.600>⑫ <00:00:01.700>more")
    }

    @Test func `words of an announcement that did not begin add no cue`() {
        var track = CaptionTrack()
        track.heard(SpokenWord(in: "a", at: 0)!, of: 1, at: .zero)
        track.ended(1, whole: true, at: .seconds(1))
        #expect(track.cues == [])
    }
}
