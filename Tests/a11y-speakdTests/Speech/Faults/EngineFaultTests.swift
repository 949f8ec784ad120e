// SPDX-License-Identifier: GPL-3.0-or-later

import TestSupport
import Testing

@testable import Synthesis
@testable import a11y_speakd

/// The law: each word of a text is heard, whichever fault an engine has at whichever place; and no sentence is heard
/// twice except the one that was cut.
@Suite("Faults of engines in the middle of a text")
struct EngineFaultTests {
    /// Each fault of each kind of program, at each place where the program can have it.
    private static let trials: [EngineTrial] = EngineTrial.Program.allCases.flatMap { program in
        EngineTrial.Fault.allCases.flatMap { fault in
            shares(fault, program).flatMap { share in
                [1, 9].map { EngineTrial(program: program, fault: fault, sentence: 0, share: share, times: $0) }
            }
        }
    }

    /// The shares of a sentence's sound after which the fault can be noticed.
    private static func shares(_ fault: EngineTrial.Fault, _ program: EngineTrial.Program) -> [Double] {
        switch fault {
        case .mute: [0]
        case .short: [0.03, 0.09]
        // Bytes in the middle of bare samples are samples too.
        case .garbage: program == .resident || program == .module || program == .markedModule ? [0, 0.5, 1] : [0]
        // A program without frames has ended a text when it rests.
        case .hang where program == .residentRaw: [0, 0.01]
        case .exit, .kill, .endless, .silence, .hang: [0, 0.01, 0.5, 1]
        }
    }

    /// A run of the tests tries half of them, another run the other half.
    @Test(arguments: FreshSeeds.batch(4))
    func `a text is heard to its last word, with its captions, whichever fault an engine has`(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        for place in Self.trials.indices where place % 8 == Int(seed % 8) {
            var trial = Self.trials[place]
            let text = ToldText(&random)
            trial.sentence = Int.random(in: 0..<text.sentences, using: &random)
            let stage = try TrialStage(trial, text)
            try stage.run()
            check(stage, trial, "\(trial), pieces \(text.pieces), seed \(seed)")
        }
    }

    private func check(_ stage: TrialStage, _ trial: EngineTrial, _ told: String) {
        let (text, heard) = (stage.text, stage.heard)
        #expect(stage.end == .completed, "\(told)")
        #expect(stage.sink.log.last == "drain", "\(told)")
        let least = Dictionary(grouping: heard, by: \.word).mapValues { $0.map(\.samples).max() ?? 0 }
        for (place, word) in text.words.enumerated() {
            #expect(least[place, default: 0] > ToldText.length(word) * 9 / 10, "\(word.text) is lost: \(told)")
        }
        // The words of noise and of silence can only be guessed.
        let isGuessed = [.endless, .silence].contains(trial.fault) && trial.program != .markedModule
        func isCertain(_ word: Int) -> Bool { !isGuessed || text.words[word].sentence != trial.sentence }
        let captions = stage.captions()
        let espeak = heard.filter(\.isEspeak).map(\.word)
        let cut = text.words.firstIndex { $0.sentence == trial.sentence }
        #expect(
            espeak.isEmpty || espeak.first == cut, "espeak-ng begins with another sentence, \(stage.problems): \(told)")
        #expect(Set(espeak).count == espeak.count, "\(told)")
        #expect(!isGuessed || captions.suffix(espeak.count) == espeak[...], "the end of the captions: \(told)")
        let own = heard.filter { !$0.isEspeak }.map(\.word)
        #expect(Set(own).count == own.count, "the engine is heard twice, \(own): \(told)")
        #expect(captions.filter(isCertain) == heard.map(\.word).filter(isCertain), "captions: \(told)")
        let isReplaced = !espeak.isEmpty
        let isSilent = trial.fault == .mute && [.resident, .module, .markedModule].contains(trial.program)
        #expect(stage.failures == (isReplaced && !isSilent ? 1 : 0), "\(told)")
        #expect(stage.problems.count == stage.failures, "\(stage.problems): \(told)")
        let isOneTry = [.endless, .silence].contains(trial.fault)
        #expect(stage.script.faults <= (isOneTry ? 1 : 2), "too many tries: \(told)")
    }
}
