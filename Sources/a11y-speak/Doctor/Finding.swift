// SPDX-License-Identifier: MIT

import ClientConnection

/// The result of one check as a sentence, and the command that fixes a problem.
struct Finding: Equatable, Sendable, Encodable {
    /// The checks, in the order of the report.
    enum Check: String, Sendable, Encodable {
        case runtime, sandbox, ssh, socket, units, confinement, daemon, settings, clients, voices, engines, volume,
            sound, sink, card
        case speechDispatcher = "speech-dispatcher"
        case desktop, heard
    }

    enum Verdict: String, Sendable, Encodable {
        case ok, problem
        /// Not a problem, but worth knowing.
        case note
    }

    var check: Check
    var verdict: Verdict
    var sentence: String
    /// A shell command; nil when no command is needed or none can help.
    var command: String?

    /// All is well.
    static func ok(_ check: Check, _ sentence: String) -> Self {
        Finding(check: check, verdict: .ok, sentence: sentence)
    }

    /// - Parameter command: shows more details.
    static func note(_ check: Check, _ sentence: String, command: String? = nil) -> Self {
        Finding(check: check, verdict: .note, sentence: sentence, command: command)
    }

    /// - Parameter command: fixes the problem; nil when no command can.
    static func problem(_ check: Check, _ sentence: String, command: String?) -> Self {
        Finding(check: check, verdict: .problem, sentence: sentence, command: command)
    }

    /// One line for a person in English, the most important part first.
    var line: String { line(in: ProgramMessages([])) }

    /// The line in a language.
    func line(in messages: ProgramMessages) -> String {
        let sentence = messages.translated(sentence)
        let verdict = verdict.rawValue + String(repeating: " ", count: 8 - verdict.rawValue.count)
        let lead =
            sentence.hasSuffix(":")
            ? "" : " " + messages.translated(self.verdict == .problem ? "Mend it with:" : "See:")
        let remedy = command.map { "\(lead) \($0)" } ?? ""
        return "\(verdict)\(check.rawValue): \(sentence)".printable + remedy
    }
}

extension String {
    /// The sentence without a doubled period, which results when a reason ends with one.
    var withOneFullStop: String { hasSuffix("..") ? String(dropLast()) : self }
}
