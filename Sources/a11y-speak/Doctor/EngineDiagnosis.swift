// SPDX-License-Identifier: MIT

import AnnouncementKit
import DaemonProtocol

/// Checks the engines besides espeak-ng: whether and how fast they speak, and which espeak-ng replaces.
struct EngineDiagnosis {
    private let engines: [EngineFigures]
    private let espeak: EngineFigures?

    /// In milliseconds: a longer time to the first sound is noticeable at each key.
    private static let slow = 100.0

    init(_ facts: MachineFacts) {
        let all = facts.daemon.status?.engines ?? []
        (espeak, engines) = (all.first, Array(all.dropFirst()))
    }

    var findings: [Finding] { engines.map(finding) }

    private func finding(of engine: EngineFigures) -> Finding {
        if let problem = engine.problem {
            return .note(
                .engines,
                "The voices of \(engine.name) are missing, and espeak-ng speaks instead: \(problem).",
                command: "man a11y-speakd.toml")
        }
        guard engine.failures == 0 else {
            return .note(
                .engines,
                "\(engine.name) failed at \(engine.failures) of \(engine.utterances) texts, which espeak-ng spoke instead.",
                command: "a11y-speak history")
        }
        guard let first = engine.firstSound?.median, first > Self.slow else {
            return .ok(.engines, "\(engine.name): \(engine.facts).")
        }
        return .note(
            .engines,
            "\(engine.name): \(engine.facts)\(compared(first)). It is fast enough only for long texts ([voice.reading]).",
            command: "man a11y-speakd.toml")
    }

    private func compared(_ first: Double) -> String {
        guard let own = espeak?.firstSound?.median, own > 0 else { return "" }
        return ", \(Int((first / own).rounded())) times as long as espeak-ng"
    }
}
