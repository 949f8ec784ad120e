// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Testing

@testable import Synthesis
@testable import a11y_speakd

@Suite("Memory of engines")
struct EngineMemoryTests {
    private let folder = NSTemporaryDirectory() + "engines-\(UUID().uuidString)"
    private var file: String { "\(folder)/cache/engines.json" }
    private var module: String { "\(folder)/sd_flite" }
    private var engine: Engine { Engine(name: "flite", kind: .module(path: module, configuration: nil)) }
    private let voices = SynthesizerDescription(
        name: "flite", sampleRate: 22_050,
        voices: [SynthesizerVoice(identifier: "slt", name: "slt", languages: [("en", 5)])], variants: [:],
        hanReaders: [])

    init() throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try write("module")
    }

    private func write(_ text: String) throws { try text.write(toFile: module, atomically: true, encoding: .utf8) }

    /// The memory of the next start.
    private func next(at time: Double = 1_000_000) -> EngineMemory { EngineMemory(file) { time } }

    private func remember(_ finding: RememberedEngine.Finding) throws {
        EngineMemory(file) { 1_000_000 }.remember(engine, finding)
        // The file is written on a queue of the memory.
        let end = Date(timeIntervalSinceNow: 60)
        while next().recall(engine) != finding, Date() < end { usleep(1000) }
        try #require(next().recall(engine) == finding)
    }

    @Test func `voices are recalled until the module's file or the engine's settings change`() throws {
        try remember(.voices(voices))
        #expect(next(at: 9_000_000).recall(engine) == .voices(voices))
        var other = engine
        other.memory = 7
        #expect(next().recall(other) == nil)
        try write("a new module")
        #expect(next().recall(engine) == nil)
        try FileManager.default.removeItem(atPath: folder)
    }

    @Test func `a problem is recalled for a day, because the missing program may be installed`() throws {
        try remember(.problem("no program"))
        #expect(next(at: 1_080_000).recall(engine) == .problem("no program"))
        #expect(next(at: 1_090_000).recall(engine) == nil)
        try FileManager.default.removeItem(atPath: folder)
    }

    @Test(arguments: ["", "{", "[1]", #"{"flite":{"mark":1}}"#])
    func `a damaged file is like none`(text: String) throws {
        try FileManager.default.createDirectory(atPath: "\(folder)/cache", withIntermediateDirectories: true)
        try text.write(toFile: file, atomically: true, encoding: .utf8)
        #expect(next().recall(engine) == nil)
        try remember(.voices(voices))
        try FileManager.default.removeItem(atPath: folder)
    }

    @Test func `without a file nothing is kept`() {
        let memory = EngineMemory(nil)
        memory.remember(engine, .voices(voices))
        #expect(EngineMemory(nil).recall(engine) == nil)
    }
}
