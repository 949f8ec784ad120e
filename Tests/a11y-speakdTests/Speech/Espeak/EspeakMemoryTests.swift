// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Testing

@testable import Synthesis

@Suite("Memory of espeak-ng's voices")
struct EspeakMemoryTests {
    private let root = NSTemporaryDirectory() + "espeak-memory-\(UUID().uuidString)"
    private var library: EspeakMemory.Library { EspeakMemory.Library(name: "espeak-ng 1.51", folder: "\(root)/data") }
    private var memory: EspeakMemory { EspeakMemory(file: "\(root)/cache/a11y-speakd/espeak-ng.json") }
    private let voices = SynthesizerDescription(
        name: "espeak-ng 1.51", sampleRate: 22_050,
        voices: [SynthesizerVoice(identifier: "roa/es", name: "Spanish", languages: [("es", 5), ("es-es", 6)])],
        variants: ["Annie": "Annie"], hanReaders: ["sit/cmn"], kinds: EspeakVoices.kinds)

    init() throws {
        for folder in ["lang/roa", "voices/!v"] {
            try FileManager.default.createDirectory(
                atPath: "\(library.folder)/\(folder)", withIntermediateDirectories: true)
        }
        for file in ["phontab", "cmn_dict", "hak_dict", "lang/roa/es", "voices/!v/Annie"] { try write(file) }
        memory.remember(voices, of: library)
    }

    private func write(_ file: String, _ text: String = "data") throws {
        try text.write(toFile: "\(library.folder)/\(file)", atomically: true, encoding: .utf8)
    }

    private func end() { try? FileManager.default.removeItem(atPath: root) }

    @Test func `a description is recalled whole while nothing changes`() {
        #expect(memory.recall(library) == voices)
        end()
    }

    @Test(arguments: ["phontab", "cmn_dict", "lang/roa/es-new", "lang/new", "voices/!v/Bob"])
    func `a description is forgotten when a file of the data is changed or added`(file: String) throws {
        try write(file, "new data")
        #expect(memory.recall(library) == nil)
        end()
    }

    @Test func `a description is forgotten when a voice is removed`() throws {
        try FileManager.default.removeItem(atPath: "\(library.folder)/voices/!v/Annie")
        #expect(memory.recall(library) == nil)
        end()
    }

    @Test func `another version or folder of the library has no description`() {
        let others = [
            EspeakMemory.Library(name: "espeak-ng 1.52", folder: library.folder),
            EspeakMemory.Library(name: library.name, folder: "\(root)/other"),
        ]
        #expect(others.map { memory.recall($0) } == [nil, nil])
        end()
    }

    @Test(arguments: ["", "{", "[1]", #"{"library":1}"#])
    func `a damaged file is like none, and is written again`(text: String) throws {
        try text.write(
            toFile: "\(root)/cache/a11y-speakd/espeak-ng.json", atomically: true, encoding: .utf8)
        #expect(memory.recall(library) == nil)
        memory.remember(voices, of: library)
        #expect(memory.recall(library) == voices)
        end()
    }

    @Test func `a folder that cannot be made keeps nothing`() throws {
        try "file".write(toFile: "\(root)/file", atomically: true, encoding: .utf8)
        let memory = EspeakMemory(file: "\(root)/file/espeak-ng.json")
        memory.remember(voices, of: library)
        #expect(memory.recall(library) == nil)
        end()
    }
}
