// SPDX-License-Identifier: GPL-3.0-or-later

@testable import Synthesis

/// The fault of a program that is an engine, and the place of a text where the fault is.
struct EngineTrial: Sendable, CustomStringConvertible {
    enum Program: String, Sendable, CaseIterable {
        case command, waveCommand, resident, residentRaw, module, markedModule
    }

    enum Fault: String, Sendable, CaseIterable {
        /// Exits with the status 3.
        case exit
        case kill
        /// Ends the text in the usual way, too early.
        case short
        /// Never ends the text.
        case endless
        /// Never ends the text, and is silent.
        case silence
        /// Ends the text without any sound.
        case mute
        /// Writes text in place of sound, or breaks the protocol.
        case garbage
        /// Does nothing more.
        case hang
    }

    var program: Program
    var fault: Fault
    /// The number of the sentence with the fault.
    var sentence: Int
    /// How much of the sentence's sound is made before the fault; 1 for all of it.
    var share: Double
    /// How many times the program has the fault.
    var times: Int

    var description: String { "\(program) \(fault) in sentence \(sentence) at \(share), \(times) times" }
}

/// The sound that a program makes of each text it is sent.
final class FaultScript {
    let trial: EngineTrial
    let text: ToldText
    private(set) var faults = 0
    /// Sounds that no word has.
    static let noise: Int16 = 600

    init(_ trial: EngineTrial, _ text: ToldText) { (self.trial, self.text) = (trial, text) }

    struct Sound {
        /// Each word with its samples, before the fault.
        var words: [(word: ToldText.Word, samples: [Int16])]
        /// Nil when the text is spoken to its end.
        var fault: EngineTrial.Fault?
    }

    /// - Parameter sent: the words as they were sent.
    func sound(of sent: [String]) -> Sound {
        let words = text.words(named: sent)
        var all = words.map { (word: $0, samples: ToldText.samples($0)) }
        guard words.first?.sentence == trial.sentence, faults < trial.times else {
            return Sound(words: all, fault: nil)
        }
        faults += 1
        var left = Int(Double(all.reduce(0) { $0 + $1.samples.count }) * trial.share)
        for place in all.indices {
            let count = min(left, all[place].samples.count)
            all[place].samples = Array(all[place].samples.prefix(count))
            left -= count
        }
        return Sound(words: all.filter { !$0.samples.isEmpty }, fault: trial.fault)
    }
}
