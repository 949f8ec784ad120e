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
            let sounds = try stream.take(Self.wave[..<cut]) + stream.take(Self.wave[cut...])
            #expect(sounds.flatMap(\.samples) == [1, 2, 3], "cut at \(cut)")
            #expect(Set(sounds.map(\.rate)) == [8000])
        }
    }

    @Test func `a stream without a header is raw samples at the rate of the settings`() throws {
        var stream = PCMStream(rate: 16_000)
        let sounds = try stream.take(Array(repeating: 1, count: 13)[...])
        #expect(sounds.flatMap(\.samples) == Array(repeating: 0x0101, count: 6) && sounds[0].rate == 16_000)
    }

    /// A WAV file's header for a kind of samples: 1 for whole numbers, 3 for floats.
    private static func header(kind: Int, bits: Int, isExtensible: Bool = false) -> [UInt8] {
        let format =
            bytes(isExtensible ? 0xFFFE : kind, 2) + bytes(1, 2) + bytes(8000, 4) + bytes(8000 * bits / 8, 4)
            + bytes(bits / 8, 2) + bytes(bits, 2)
        let more = isExtensible ? bytes(22, 2) + bytes(bits, 2) + bytes(4, 4) + bytes(kind, 2) + bytes(0, 14) : []
        return Array("RIFF".utf8) + bytes(0, 4) + Array("WAVEfmt ".utf8) + bytes(format.count + more.count, 4) + format
            + more + Array("data".utf8) + bytes(0, 4)
    }

    private static func floats(_ values: [Float]) -> [UInt8] { values.flatMap { bytes(Int($0.bitPattern), 4) } }

    @Test(arguments: [
        (header(kind: 1, bits: 8) + [128, 255, 0], [0, 32_512, -32_768]),
        (header(kind: 1, bits: 24) + [9, 1, 0, 0, 0xFF, 0xFF, 0, 0, 0x80], [1, -1, -32_768]),
        (header(kind: 1, bits: 32, isExtensible: true) + [9, 9, 1, 0, 9, 9, 0xFF, 0x7F], [1, 32_767]),
        (header(kind: 3, bits: 32) + floats([0, 0.5, -1, 7, .nan]), [0, 16_384, -32_767, 32_767, 0]),
        (header(kind: 3, bits: 32, isExtensible: true) + floats([1]), [32_767]),
        (header(kind: 3, bits: 64) + bytes(Int(bitPattern: UInt(1.0.bitPattern)), 8), [32_767]),
    ])
    func `a WAV stream of any width is read`(wave: [UInt8], samples: [Int16]) throws {
        for cut in 0...wave.count {
            var stream = PCMStream(rate: 22_050)
            let sounds = try stream.take(wave[..<cut]) + stream.take(wave[cut...])
            #expect(sounds.flatMap(\.samples) == samples, "cut at \(cut)")
        }
    }

    @Test(
        arguments: [
            (SampleFormat.s16le, [1, 2], 513), (.s16be, [1, 2], 258), (.s24be, [1, 2, 9], 258), (.u8, [129], 256),
            (.f32be, [0x3F, 0x80, 0, 0], 32_767), (.f64le, [0, 0, 0, 0, 0, 0, 0xF0, 0xBF], -32_767),
        ] as [(SampleFormat, [UInt8], Int16)])
    func `bare samples are read in the form of the settings`(format: SampleFormat, bytes: [UInt8], sample: Int16) throws
    {
        var stream = PCMStream(rate: 16_000, format)
        // Twelve bytes are awaited, because they may be a header.
        let count = 24 / bytes.count
        let taken = try stream.take(Array(repeatElement(bytes, count: count).joined())[...])
        #expect(taken.flatMap(\.samples) == Array(repeating: sample, count: count))
    }

    @Test(arguments: [2, 6, 85]) func `a WAV stream of another format is refused`(kind: UInt8) {
        var wave = Self.wave
        wave[20] = kind
        #expect(throws: EngineFault("it writes no PCM that can be played")) { try Self.read(wave) }
    }

    private static func read(_ bytes: [UInt8]) throws(EngineFault) -> [Int16] {
        var stream = PCMStream(rate: 16_000)
        return try stream.take(bytes[...]).flatMap(\.samples)
    }

    @Test func `a format of more than a kilobyte is refused before it has arrived`() {
        #expect(throws: EngineFault("it writes no PCM that can be played")) {
            try Self.read(Array("RIFF....WAVEfmt ".utf8) + [0, 5, 0, 0])
        }
    }

    @Test func `text in place of sound is refused with its first line`() {
        #expect(throws: EngineFault("it writes text instead of sound: \"Error: no voice\"")) {
            try Self.read(Array("Error: no voice\nUsage: speak\n".utf8))
        }
    }
}
