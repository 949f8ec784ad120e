// SPDX-License-Identifier: MIT

import ClientConnection
import Sonification

/// Why a table is not heard as asked, in a sentence that says how to ask.
struct SoundProblem {
    /// Its name in sentences.
    let file: String

    /// - Parameter axis: the x axis and where its data is, when a part of it was asked for.
    func told(_ failure: ScoreRequestFailure, axis: String?) -> NotDone {
        switch failure {
        case .tooManySeries(let count, let limit):
            told("it has \(count) series, and at most \(limit) are heard one after the other: name some with --series.")
        case .tooManyTogether(let count, let limit):
            told(
                "it has \(count) series, and at most \(limit) are told apart at once: name some with --series, "
                    + "or leave out --together.")
        case .notComparable(let count):
            told("it has \(count) series, and 2 to 4 are compared: name them with --series, or take another --mode.")
        case .nothingToPlay:
            told(
                axis.map { "there is no point between --from and --to: \($0)." }
                    ?? "there is no point in it: a row has a place and a value.")
        default: told(failure.description)
        }
    }

    func told(_ failure: ScoreFailure) -> NotDone {
        guard case .tooLong(let seconds, let limit) = failure else { return told(failure.description) }
        return told(
            "it would take \(Int(seconds.rounded())) seconds, and \(Int(limit)) are the most: "
                + "give a shorter --duration, or fewer series with --series.")
    }

    private func told(_ sentence: String) -> NotDone { NotDone("\(file): \(sentence)") }
}
