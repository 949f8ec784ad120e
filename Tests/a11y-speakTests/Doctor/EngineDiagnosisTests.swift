// SPDX-License-Identifier: MIT

import AnnouncementKit
import DaemonProtocol
import Testing

@testable import ClientConnection
@testable import a11y_speak

@Suite("Diagnosis of engines")
struct EngineDiagnosisTests {
    private func lines(_ engines: EngineFigures...) -> [String] {
        DiagnosisTests.lines {
            var status = DiagnosisTests.status()
            status.engines = engines
            $0.daemon = .answering(version: ClientProgram.version, status: status, languages: 1)
        }.filter { $0.contains("engines: ") }
    }

    private func engine(_ name: String, first: Double?, failures: Int = 0, problem: String? = nil) -> EngineFigures {
        var figures = EngineFigures(name: name, running: true, voices: 2, utterances: 14, failures: failures)
        figures.firstSound = first.map { .init(count: 14, median: $0, p95: $0, worst: $0) }
        (figures.memory, figures.problem) = (8_100_000, problem)
        return figures
    }

    @Test func `an engine is reported with its figures, and espeak-ng alone is not`() {
        #expect(lines(engine("espeak-ng", first: 0.4)) == [])
        #expect(
            lines(engine("espeak-ng", first: 0.4), engine("flite", first: 1.5), engine("pico", first: nil)) == [
                "ok      engines: flite: 2 voices, first sound 1.5 ms, 14 texts, 8.1 MB.",
                "ok      engines: pico: 2 voices, not heard yet, 14 texts, 8.1 MB.",
            ])
    }

    @Test func `an engine that is slow, fails or has no voices is a note`() {
        let told = lines(
            engine("espeak-ng", first: 0.5), engine("piper", first: 410), engine("flite", first: 1.5, failures: 3),
            engine("festival", first: nil, problem: "it does not answer"))
        #expect(
            told == [
                "note    engines: piper: 2 voices, first sound 410.0 ms, 14 texts, 8.1 MB, 820 times as long as espeak-ng. "
                    + "It is fast enough only for long texts ([voice.reading]). See: man a11y-speakd.toml",
                "note    engines: flite failed at 3 of 14 texts, which espeak-ng spoke instead. See: a11y-speak history",
                "note    engines: The voices of festival are missing, and espeak-ng speaks instead: it does not answer. "
                    + "See: man a11y-speakd.toml",
            ])
    }
}
