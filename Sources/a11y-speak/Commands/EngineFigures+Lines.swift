// SPDX-License-Identifier: MIT

import AnnouncementKit

extension EngineFigures {
    /// How it does, in a line: "3 voices, first sound 1.2 ms, 14 texts, 8.1 MB".
    var told: String {
        if let problem { return "gone: \(problem)" }
        let voices = voices.map { ["\($0) \($0 == 1 ? "voice" : "voices")"] } ?? []
        let sound = firstSound.map { ["first sound \(Self.rounded($0.median)) ms"] } ?? ["not heard yet"]
        let texts = utterances == 0 ? [] : ["\(utterances) \(utterances == 1 ? "text" : "texts")"]
        let failed = failures == 0 ? [] : ["\(failures) failed"]
        let memory = memory.map { ["\(Self.rounded(Double($0) / 1_000_000)) MB"] } ?? []
        return (voices + sound + texts + failed + memory + (running ? [] : ["at rest"])).joined(separator: ", ")
    }

    private static func rounded(_ value: Double) -> String { "\((value * 10).rounded() / 10)" }
}
