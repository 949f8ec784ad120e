// SPDX-License-Identifier: MIT

import AnnouncementKit
import Foundation
import Sonification
import Testing

@Suite("Sonification: files")
struct ScoreFileTests {
    @Test func `a MIDI file has a track for each track of the score, with exact pitches`() throws {
        let notes = [
            Note(start: 0, length: 0.5, tone: Tone(hertz: 440, pan: -1)),
            Note(start: 0.5, length: 0.2, tone: Tone(hertz: 450, gain: 0.5)),
        ]
        let file = try MIDIFile(Score(tracks: [Track(timbre: .organ, notes: notes)]))
        let story = try MIDIStory(file.bytes)
        #expect(
            story.lines == [
                "type 1, 1000 ticks a quarter", "track", "0 meta 81 0f4240", "0 meta 47 ", "track", "0 program 19",
                "0 bend 0.0", "0 control 10 0", "0 on 69 100", "500 off 69", "500 bend 38.9", "500 control 10 64",
                "500 on 69 50", "700 off 69", "700 meta 47 ",
            ])
    }

    @Test func `in a MIDI file a glide bends and a gap is a shaker`() throws {
        let score = try ChartScore(.line([0, 10, .nan]), ScoreRequest(mode: .glide, seconds: 0.2)).score
        let lines = try MIDIStory(try MIDIFile(score).bytes).lines
        #expect(lines.contains("200 on 70 50"))
        #expect(lines.filter { $0.contains(" on 57 ") }.count == 1)
        let bends = lines.filter { $0.contains("bend") }.compactMap {
            $0.split(separator: " ").last.flatMap { Double($0) }
        }
        // Three octaves are 36 of the wheel's 48 semitones, written as shares of two semitones.
        #expect(bends.first == 0 && bends.count > 8 && bends == bends.sorted())
        #expect(lines.contains("0 control 6 48"))
    }

    @Test func `a score that cannot be played gives no file`() {
        let score = Score(tracks: [Track(notes: [Note(start: 0, length: 1, tone: Tone(hertz: 1))])])
        #expect(throws: ScoreFailure.self) { try MIDIFile(score) }
    }

    @Test func `a WAV file is its header and the rendered samples, interleaved left and right`() throws {
        let score = Score(tracks: [Track(notes: [Note(start: 0, length: 0.01, tone: Tone(hertz: 440, pan: -1))])])
        let bytes = try WaveFile(score).bytes
        var renderer = try ScoreRenderer(score)
        let samples = renderer.frames()
        #expect(samples.count == 442)
        #expect(
            Array(bytes[..<44]) == Array("RIFF".utf8) + [152, 3, 0, 0] + Array("WAVEfmt ".utf8) + [
                16, 0, 0, 0, 1, 0, 2, 0,
            ]
                + [34, 86, 0, 0, 136, 88, 1, 0, 4, 0, 16, 0] + Array("data".utf8) + [116, 3, 0, 0])
        let read = stride(from: 44, to: bytes.count, by: 2).map {
            Int16(bitPattern: UInt16(bytes[$0]) | UInt16(bytes[$0 + 1]) << 8)
        }
        #expect(read == samples)
        #expect(throws: ScoreFailure.self) {
            try WaveFile(Score(tracks: [Track(notes: [Note(start: 0, length: 172_800, tone: Tone(hertz: 440))])]))
        }
    }

    @Test func `spoken words become WebVTT cues`() {
        let file = CueFile([
            ScoreCue(start: 3661.5, end: 3662, text: "up\n19 %"), ScoreCue(start: 0, end: 1.25, text: "a < b & c"),
            ScoreCue(start: 2, end: 2, text: "never seen"), ScoreCue(start: 2, end: 3, text: " "),
        ])
        #expect(
            file.text == """
                WEBVTT

                1
                00:00:00.000 --> 00:00:01.250
                a &lt; b &amp; c

                2
                01:01:01.500 --> 01:01:02.000
                up 19 %

                """)
    }

    @Test func `a picture has a bar for each note, lines for glides, and stripes for gaps`() throws {
        let chart = ChartDescriptor.line([0, 10, .nan, 5])
        let notes = ScorePicture(try ChartScore(chart, ScoreRequest(seconds: 2)).score, title: "a < \"b\"").svg
        #expect(notes.contains("aria-label=\"a &lt; &quot;b&quot;\""))
        #expect(notes.components(separatedBy: "rx=\"2\"").count == 4)
        #expect(notes.components(separatedBy: "fill-opacity=\"0.15\"").count == 2)
        let glide = ScorePicture(try ChartScore(chart, ScoreRequest(mode: .glide, seconds: 2)).score, title: "c").svg
        #expect(glide.components(separatedBy: "stroke-width=\"3\"").count == 2)
        for svg in [notes, glide] {
            #expect(XMLDepth(svg).isBalanced)
        }
    }
}

/// The events of a MIDI file, as lines.
private struct MIDIStory {
    private(set) var lines: [String] = []
    private var bytes: ArraySlice<UInt8>

    init(_ bytes: [UInt8]) throws {
        self.bytes = bytes[...]
        try #require(take(4) == Array("MThd".utf8))
        let header = try #require(chunk())
        lines = ["type \(header[1]), \(Int(header[4]) * 256 + Int(header[5])) ticks a quarter"]
        while !self.bytes.isEmpty {
            try #require(take(4) == Array("MTrk".utf8))
            lines.append("track")
            tell(try #require(chunk()))
        }
    }

    private mutating func take(_ count: Int) -> [UInt8] {
        defer { bytes = bytes.dropFirst(count) }
        return Array(bytes.prefix(count))
    }

    private mutating func chunk() -> [UInt8]? {
        let length = take(4).reduce(0) { $0 * 256 + Int($1) }
        return bytes.count >= length ? take(length) : nil
    }

    private mutating func tell(_ track: [UInt8]) {
        var (place, tick) = (0, 0)
        func next() -> Int {
            defer { place += 1 }
            return Int(track[place])
        }
        while place < track.count {
            var (delta, byte) = (0, next())
            while byte >= 128 {
                delta = delta * 128 + byte - 128
                byte = next()
            }
            tick += delta * 128 + byte
            let status = next()
            switch status & 0xF0 {
            case 0x80:
                lines.append("\(tick) off \(next())")
                _ = next()
            case 0x90: lines.append("\(tick) on \(next()) \(next())")
            case 0xB0: lines.append("\(tick) control \(next()) \(next())")
            case 0xC0: lines.append("\(tick) program \(next())")
            case 0xE0:
                let wheel = next() + next() * 128
                lines.append("\(tick) bend \((Double(wheel - 8192) / 8192 * 2000).rounded() / 10)")
            default:
                let (kind, count) = (next(), next())
                let content = (0..<count).map { _ in String(format: "%02x", next()) }.joined()
                lines.append("\(tick) meta \(kind) \(content)")
            }
        }
    }
}

/// Whether every opened element is closed.
private struct XMLDepth {
    let isBalanced: Bool

    init(_ text: String) {
        var open: [Substring] = []
        var isRight = true
        for tag in text.matches(of: /<(\/?)(\w+)[^>]*?(\/?)>/) {
            if tag.output.3 == "/" { continue }
            if tag.output.1.isEmpty {
                open.append(tag.output.2)
            } else {
                isRight = isRight && open.popLast() == tag.output.2
            }
        }
        isBalanced = isRight && open.isEmpty
    }
}
