// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Testing

@testable import Synthesis
@testable import a11y_speakd

@Suite("Sound icons")
struct SoundIconsTests {
    private let stage: SoundStage
    private let icons: SoundIcons

    init() throws {
        stage = try SoundStage()
        icons = SoundIcons(SoundFolders(bases: [stage.path], plain: []))
    }

    /// The frequency of the samples, from their zero crossings.
    private func hertz(_ samples: [Int16], _ rate: Int) -> Double {
        let crossings = zip(samples, samples.dropFirst()).count { $0 < 0 && $1 >= 0 }
        return Double(crossings) * Double(rate) / Double(max(1, samples.count))
    }

    @Test(arguments: [(44_100, 1), (48_000, 2), (22_050, 1), (16_000, 1), (8000, 2), (96_000, 6)])
    func `a sound gets the synthesizer's rate and one channel, and keeps its pitch`(rate: Int, channels: Int) throws {
        try stage.write(SoundStage.wav(hertz: 440, seconds: 0.5, rate: rate, channels: channels), "a.wav")
        let samples = try #require(icons.samples(named: "a", rate: 22_050))
        #expect(abs(samples.count - 11_025) < 100)
        #expect(abs(hertz(samples, 22_050) - 440) < 8)
        #expect((15_000...17_000).contains(samples.max() ?? 0))
    }

    @Test func `frequencies above half the rate are removed without aliases`() throws {
        try stage.write(SoundStage.wav(hertz: 15_000, rate: 48_000), "high.wav")
        let samples = try #require(icons.samples(named: "high", rate: 22_050))
        #expect(samples.dropFirst(200).dropLast(200).allSatisfy { abs($0) < 300 })
    }

    @Test func `a longer sound is cut at ten seconds`() throws {
        try stage.write(SoundStage.wav(seconds: 11, rate: 8000), "long.wav")
        let samples = try #require(icons.samples(named: "long", rate: 22_050))
        #expect(abs(samples.count - 220_500) < 100)
    }

    @Test func `a file that is not a sound gives no samples`() throws {
        let wav = SoundStage.wav()
        try stage.write(Data(), "empty.wav")
        try stage.write("this is text, not sound", "text.wav")
        try stage.write(wav.prefix(30), "cut.wav")
        try stage.write(SoundStage.wav(Array(repeating: 0, count: 1000), rate: 22_050, channels: 1), "silent.wav")
        try stage.write(SoundStage.wav([1, 2, 3], rate: 1, channels: 1), "slow.wav")
        try stage.write(Data(wav.prefix(20)) + Data([0xFF, 0xFF]) + wav.dropFirst(22), "odd.wav")
        try FileManager.default.createDirectory(atPath: "\(stage.path)/folder.wav", withIntermediateDirectories: true)
        #expect(mkfifo("\(stage.path)/pipe.wav", 0o600) == 0)
        try FileManager.default.createSymbolicLink(atPath: "\(stage.path)/loop.wav", withDestinationPath: "loop.wav")
        try FileManager.default.createSymbolicLink(atPath: "\(stage.path)/gone.wav", withDestinationPath: "nowhere")
        try FileManager.default.createSymbolicLink(atPath: "\(stage.path)/device.wav", withDestinationPath: "/dev/zero")
        for name in [
            "empty", "text", "cut", "silent", "slow", "odd", "folder", "pipe", "loop", "gone", "device", "no",
        ] {
            #expect(icons.samples(named: name, rate: 22_050) == nil, "\(name)")
            #expect(SoundFile(path: "\(stage.path)/\(name).wav") == nil, "\(name)")
        }
    }

    @Test func `a truncated file plays its remaining samples`() throws {
        try stage.write(SoundStage.wav(seconds: 0.5, rate: 22_050).dropLast(11_000), "half.wav")
        let samples = try #require(icons.samples(named: "half", rate: 22_050))
        #expect(abs(samples.count - 5525) < 100)
    }

    @Test func `damaged files give at most ten seconds of samples and no crash`() throws {
        var state: UInt32 = 3
        func random() -> Int {
            state = state &* 1_664_525 &+ 1_013_904_223
            return Int(state >> 8)
        }
        let sounds = try [SoundStage.wav(), ogg()]
        for round in 0..<200 {
            var data = sounds[round % 2]
            for _ in 0..<(1 + random() % 8) { data[random() % min(data.count, 4000)] = UInt8(random() % 256) }
            try stage.write(round % 3 == 0 ? Data(data.prefix(random() % data.count)) : data, "x\(round).wav")
            let samples = icons.samples(named: "x\(round)", rate: 22_050)
            #expect((samples?.count ?? 0) <= 220_600)
        }
    }

    private func ogg() throws -> Data {
        try Data(contentsOf: URL(fileURLWithPath: "/usr/share/sounds/freedesktop/stereo/bell.oga"))
    }

    @Test func `a changed sound is read again, and 20 sounds in turn are all returned`() throws {
        try stage.write(SoundStage.wav(hertz: 300), "a.wav")
        let first = try #require(icons.samples(named: "a", rate: 22_050))
        #expect(icons.samples(named: "a", rate: 22_050) == first)
        try stage.write(SoundStage.wav(hertz: 900, seconds: 0.3), "a.wav")
        #expect(abs(hertz(try #require(icons.samples(named: "a", rate: 22_050)), 22_050) - 900) < 10)
        #expect(try #require(icons.samples(named: "a", rate: 16_000)).count < 5000)
        for number in 0..<20 { try stage.write(SoundStage.wav(hertz: Double(200 + number * 40)), "n\(number).wav") }
        for number in Array(0..<20) + Array(0..<20) {
            let samples = try #require(icons.samples(named: "n\(number)", rate: 22_050))
            #expect(abs(hertz(samples, 22_050) - Double(200 + number * 40)) < 10)
        }
        try FileManager.default.removeItem(atPath: "\(stage.path)/a.wav")
        #expect(icons.samples(named: "a", rate: 22_050) == nil)
    }

    @Test func `every installed sound can be played`() throws {
        let system = SoundIcons(.ofPackages)
        let themed = try FileManager.default.contentsOfDirectory(atPath: "/usr/share/sounds/freedesktop/stereo")
        let debian = try FileManager.default.contentsOfDirectory(atPath: "/usr/share/sounds/sound-icons")
        let names = themed.map { String($0.prefix { $0 != "." }) } + debian.filter { !$0.contains(".") }
        #expect(names.count > 40)
        for name in names { #expect(system.samples(named: name, rate: 22_050) != nil, "\(name)") }
    }
}
