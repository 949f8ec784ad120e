// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import Testing

@testable import Synthesis
@testable import a11y_speakd

@Suite("Faster and slower speech")
struct TimeScaleTests {
    private static let sampleRate = 22_050

    /// A voice of 150 Hz with a few harmonics.
    private func vowel(seconds: Double) -> [Int16] {
        (0..<Int(seconds * Double(Self.sampleRate))).map { index in
            let angle = 2 * Double.pi * 150 * Double(index) / Double(Self.sampleRate)
            return Int16(6000 * (sin(angle) + sin(2 * angle) / 2 + sin(3 * angle) / 3))
        }
    }

    private func scaled(_ samples: [Int16], speed: Double, cut: Int = 1323) throws -> [Int16] {
        let scale = try #require(TimeScale(speed: speed, sampleRate: Self.sampleRate))
        var made: [Int16] = []
        for start in stride(from: 0, to: samples.count, by: cut) {
            made += samples[start..<min(start + cut, samples.count)].withUnsafeBufferPointer(scale.scale)
        }
        return made + scale.rest()
    }

    @Test(arguments: [0.46, 0.8, 1.02, 1.5, 2, 3.3, 4.6])
    func `the length is divided by the speed, and the pitch stays`(speed: Double) throws {
        let made = try scaled(vowel(seconds: 2), speed: speed)
        let wanted = 2 * Double(Self.sampleRate) / speed
        #expect(abs(Double(made.count) - wanted) < 0.01 * wanted + 300)
        // The samples rise through zero once in each period, because the harmonics are in phase.
        let middle = made[made.count / 4..<made.count * 3 / 4]
        let rises = zip(middle, middle.dropFirst()).count { $0 < 0 && $1 >= 0 }
        let hertz = Double(rises * Self.sampleRate) / Double(middle.count)
        #expect(abs(hertz - 150) < 6, "\(hertz)")
    }

    @Test(arguments: [1, 100, 1323, 40_000]) func `a sound is scaled equally wherever it is cut`(cut: Int) throws {
        let voice = vowel(seconds: 0.5)
        #expect(try scaled(voice, speed: 1.7, cut: cut) == scaled(voice, speed: 1.7, cut: 50_000))
    }

    @Test(arguments: [(175, 175, 1.0), (80, 80, 1), (440, 440, 1), (880, 440, 2), (2000, 440, 2000.0 / 440)])
    func `an engine gets a rate of its range, and speed makes up the rest`(wanted: Int, rate: Int, speed: Double) {
        let split = EngineRate(wanted, own: 80...440)
        #expect(split.rate == rate)
        #expect(split.speed == speed)
        #expect(EngineRate(wanted, own: 175...175).speed == Double(wanted) / 175)
    }
}
