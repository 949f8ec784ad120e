// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// Tables as sound, in the files that the real program writes.
@Suite("a11y-speak sonify", .seated)
struct SonifyTests {
    private let home: Home
    private let co2 = "\(BuildFolder.package)/Examples/mauna-loa/co2.csv"

    init() throws {
        home = try Home()
    }

    private func bytes(_ name: String) throws -> Data { try Data(contentsOf: URL(filePath: home.path(name))) }

    @Test func `forty years of carbon dioxide give five seconds of sound, captions, notes and a picture`() async throws
    {
        let done = try await home.speak(
            "sonify", co2, "--duration", "5", "--wav", home.path("co2.wav"), "--vtt", home.path("co2.vtt"), "--midi",
            home.path("co2.mid"), "--picture", home.path("co2.svg"))
        #expect(done.exitStatus == 0 && done.output == "" && done.errors == "", "\(done.errors)")
        let sound = try StereoSound(bytes("co2.wav"))
        #expect(abs(sound.seconds - 5) < 0.1)
        // The sound moves from left to right, and rises.
        let (start, end) = (sound.energy(0...0.5), sound.energy(4.4...4.9))
        #expect(start.left > 3 * start.right && end.right > 3 * end.left)
        #expect(sound.crossings(0...0.5) < 0.6 * sound.crossings(4.4...4.9))
        #expect(
            try String(decoding: bytes("co2.vtt"), as: UTF8.self) == """
                WEBVTT

                1
                00:00:00.000 --> 00:00:03.000
                co2. 29 March 1958, 316.1. Lowest: 313, 8 November 1958

                2
                00:00:03.993 --> 00:00:06.993
                Highest: 373.9, 12 May 2001. 29 December 2001, 371.5

                """)
        #expect(try bytes("co2.mid").starts(with: Array("MThd".utf8)))
        #expect(try bytes("co2.svg").suffix(7) == Data("</svg>\n".utf8))
        let heard = try await home.speak("listen", "--json", home.path("co2.wav"))
        #expect(heard.exitStatus == 0, "\(heard.errors)")
        #expect(heard.output.contains(#""clipped":0"#), "\(heard.output)")
    }

    @Test func `a played point has the pitch of its value`() async throws {
        let table = "x,y\n" + [0, 3, 1, 2].enumerated().map { "\($0),\($1)\n" }.joined()
        let file = home.path("t.wav")
        let done = try await home.speak("sonify", "-", "--duration", "2", "--wav", file, input: table)
        #expect(done.exitStatus == 0, "\(done.errors)")
        let sound = try StereoSound(bytes("t.wav"))
        for (place, hertz) in [220.0, 1760, 440, 880].enumerated() {
            let start = Double(place) * 0.5 + 0.05
            #expect(abs(sound.pitch(start...start + 0.3) / hertz - 1) < 0.02, "\(hertz)")
        }
    }

    @Test func `standard output has the content of the file, and the report is JSON`() async throws {
        let file = home.path("co2.vtt")
        let written = try await home.speak("sonify", co2, "--vtt", file, "--json")
        #expect(written.output.contains(#""seconds":3.99"#) && written.output.contains(#""name":"co2""#))
        let piped = try await home.speak("sonify", co2, "--vtt", "-")
        #expect(try piped.output == String(contentsOfFile: file, encoding: .utf8))
    }

    /// Arguments after the table, the exit code, and the error.
    static let refusals: [(String, Int32, String)] = [
        ("--wav FILE --series methane", 1, "co2.csv: There is no series 'methane': there is co2."),
        ("--wav FILE --mode compare", 1, "co2.csv: it has 1 series, and compare takes 2 to 4"),
        ("--wav FILE --from 2050", 1, "there is no point between --from and --to: date axis, 1958 to 2001."),
        ("--wav FILE --to soon", 1, "--to 'soon' is not a place on the x axis: name a date, such as 1974"),
        ("--wav FILE --duration 172800", 2, "--duration must be from 0.1 to 600 seconds"),
        ("--wav FILE --band 10-40000", 2, "A band of pitches cannot end at 10.0 hertz: give 50 to 4000."),
        ("--wav /dev/null", 1, "/dev/null is not a regular file: name a file that may be created or replaced."),
        ("--wav FILE/no/folder", 1, "FILE/no/folder cannot be written: "),
    ]

    @Test(arguments: refusals.indices)
    func `an impossible request is refused with a sentence, and nothing is written`(index: Int) async throws {
        let (line, status, sentence) = Self.refusals[index]
        let arguments = line.replacing("FILE", with: home.path("out")).split(separator: " ").map(String.init)
        let done = try await home.run([BuildFolder.client, "sonify", co2] + arguments)
        #expect(done.exitStatus == status && done.output == "")
        #expect(done.errors.contains(sentence.replacing("FILE", with: home.path("out"))), "\(done.errors)")
        let files = try FileManager.default.contentsOfDirectory(atPath: home.folder).filter { $0.hasPrefix("out") }
        #expect(files == [])
    }

    @Test func `a missing or empty table is reported with explore's sentences`()
        async throws
    {
        let missing = try await home.speak("sonify", home.path("no.csv"), "--wav", "-")
        #expect(missing.exitStatus == 1)
        #expect(missing.errors.contains("there is no such file: check its name and its folder."))
        let empty = try await home.speak("sonify", "-", "--wav", "-")
        #expect(empty.exitStatus == 1 && empty.errors.contains("it is empty"), "\(empty.errors)")
    }
}

/// A recording with two channels of 16-bit samples.
private struct StereoSound {
    private static let hertz = 22_050.0
    private let left: [Double]
    private let right: [Double]

    init(_ file: Data) throws {
        let bytes = [UInt8](file)
        try #require(bytes.starts(with: Array("RIFF".utf8)) && bytes[22] == 2)
        let samples = stride(from: 44, to: bytes.count - 1, by: 2).map {
            Double(Int16(bitPattern: UInt16(bytes[$0]) | UInt16(bytes[$0 + 1]) << 8))
        }
        left = stride(from: 0, to: samples.count, by: 2).map { samples[$0] }
        right = stride(from: 1, to: samples.count, by: 2).map { samples[$0] }
    }

    var seconds: Double { Double(left.count) / Self.hertz }

    private func part(_ samples: [Double], _ time: ClosedRange<Double>) -> ArraySlice<Double> {
        samples[Int(time.lowerBound * Self.hertz)..<Int(time.upperBound * Self.hertz)]
    }

    func energy(_ time: ClosedRange<Double>) -> (left: Double, right: Double) {
        (part(left, time).reduce(0) { $0 + $1 * $1 }, part(right, time).reduce(0) { $0 + $1 * $1 })
    }

    private func mono(_ time: ClosedRange<Double>) -> [Double] {
        zip(part(left, time), part(right, time)).map { $0 + $1 }
    }

    /// The number of upward zero crossings.
    func crossings(_ time: ClosedRange<Double>) -> Double {
        let sound = mono(time)
        return Double(zip(sound, sound.dropFirst()).count { $0 <= 0 && $1 > 0 })
    }

    /// The pitch of a single note in hertz, from its zero crossings: no harmonic is as strong as the fundamental.
    func pitch(_ time: ClosedRange<Double>) -> Double { crossings(time) / (time.upperBound - time.lowerBound) }
}
