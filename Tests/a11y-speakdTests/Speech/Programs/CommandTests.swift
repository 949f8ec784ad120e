// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import Testing

@testable import Synthesis
@testable import a11y_speakd

@Suite("Command lines and their sound output")
struct CommandTests {
    @Test(arguments: [
        ("flite  -o x", ["flite", "-o", "x"]), (#"a 'b c' "d 'e'" f\ g"#, ["a", "b c", "d 'e'", "f g"]),
        ("a ''", ["a", ""]), ("a'b'c", ["abc"]), ("$HOME *", ["$HOME", "*"]), ("", nil), ("  ", nil), ("a 'b", nil),
        ("'' a", nil), ("a\\", nil),
    ])
    func `a command line is split into words as by a shell, without expansion`(line: String, words: [String]?) {
        #expect(CommandWords(line)?.words == words)
    }

    private static func bytes(_ number: Int, _ count: Int) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }

    /// A WAV file of three samples, with an unused chunk and unknown sizes.
    private static let wave =
        Array("RIFF".utf8) + bytes(0xFFFF_FFFF, 4) + Array("WAVEfmt ".utf8) + bytes(16, 4) + bytes(1, 2) + bytes(1, 2)
        + bytes(8000, 4) + bytes(16_000, 4) + bytes(2, 2) + bytes(16, 2) + Array("LIST".utf8) + bytes(3, 4)
        + [1, 2, 3, 0] + Array("data".utf8) + bytes(0, 4) + [1, 0, 2, 0, 3, 0]

    @Test func `a WAV stream is read by its header, wherever it is cut`() throws {
        for cut in 0...Self.wave.count {
            var stream = PCMStream(rate: 22_050)
            let first = stream.take(Self.wave[..<cut])
            let second = stream.take(Self.wave[cut...])
            let sounds = try #require(first) + (try #require(second))
            #expect(sounds.flatMap(\.samples) == [1, 2, 3], "cut at \(cut)")
            #expect(Set(sounds.map(\.rate)) == [8000])
        }
    }

    @Test func `a stream without a header is raw samples at the rate of the settings`() throws {
        var stream = PCMStream(rate: 16_000)
        let taken = stream.take(Array(repeating: 1, count: 13)[...])
        let sounds = try #require(taken)
        #expect(sounds.flatMap(\.samples) == Array(repeating: 0x0101, count: 6) && sounds[0].rate == 16_000)
    }

    @Test func `a WAV stream of another format is refused`() {
        var wave = Self.wave
        wave[20] = 3
        var stream = PCMStream(rate: 16_000)
        let sounds = stream.take(wave[...])
        #expect(sounds == nil)
    }
}
