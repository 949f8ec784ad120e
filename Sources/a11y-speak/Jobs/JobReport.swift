// SPDX-License-Identifier: MIT

import AnnouncementKit
import Glibc
import Wording

/// The report on a command that has ended: its name, its end, its duration and its last error.
struct JobReport: Sendable, Equatable {
    /// The command's name; nil when it must not be announced.
    var title: String?
    var end: JobEnd
    /// In seconds.
    var seconds: Double
    /// The line that reports the error; announced only after a failure.
    var error: String?

    /// The default priority: success may be delayed or dropped, a failure must be heard completely.
    var priority: AnnouncementPriority {
        switch end {
        case .succeeded, .interrupted: .low
        case .failed, .killed, .unstarted: .message
        }
    }

    func words(in language: SpokenLanguage) -> WordedText {
        let book = Phrasebook[language]
        let told = told(by: book)
        guard let error, isFailure else { return told }
        return book.words("join.sentences", ["a": told, "b": .plain(error)])
    }

    private var isFailure: Bool {
        switch end {
        case .failed, .killed: true
        case .succeeded, .interrupted, .unstarted: false
        }
    }

    private func told(by book: Phrasebook) -> WordedText {
        let command = title.map { .plain($0) } ?? book.words("run.command")
        let time = Self.words(seconds: seconds, by: book)
        switch end {
        case .succeeded: return book.words("run.succeeded", ["command": command, "time": time])
        case .failed(let code):
            return book.words("run.failed", ["command": command, "time": time], numbers: ["n": Int(code)])
        case .killed(let number):
            return book.words(
                "run.killed", ["command": command, "signal": .plain(SignalName.of(number)), "time": time])
        case .interrupted: return book.words("run.interrupted", ["command": command, "time": time])
        case .unstarted(let problem):
            let reason = String(cString: strerror(problem))
            return book.words("run.unstarted", ["command": command, "reason": .plain(reason)])
        }
    }

    /// In the largest unit with a count of two or more: 119 seconds, 2 minutes, 47 hours. Smaller units are omitted.
    private static func words(seconds: Double, by book: Phrasebook) -> WordedText {
        guard seconds >= 1 else { return book.words("run.instant") }
        let whole = Int(min(seconds, 1e9))
        let units = [("days", 86_400), ("hours", 3600), ("minutes", 60), ("seconds", 1)]
        let (name, length) = units.first { whole >= 2 * $0.1 } ?? ("seconds", 1)
        return book.words("series.\(name)", count: whole / length)
    }
}
