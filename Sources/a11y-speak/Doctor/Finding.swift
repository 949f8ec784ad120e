// SPDX-License-Identifier: MIT

/// What one check has found, in a sentence, and the command that fixes it.
struct Finding: Equatable, Sendable, Encodable {
    /// What was looked at, in the order in which it is told.
    enum Check: String, Sendable, Encodable {
        case runtime, sandbox, ssh, socket, units, daemon, settings, voices, sound, sink, card
        case speechDispatcher = "speech-dispatcher"
        case heard
    }

    enum Verdict: String, Sendable, Encodable {
        case ok, problem
        /// Not wrong, but good to know.
        case note
    }

    var check: Check
    var verdict: Verdict
    var sentence: String
    /// For a shell; nil when there is nothing to do, or nothing that a command could do.
    var command: String?

    /// All is well.
    static func ok(_ check: Check, _ sentence: String) -> Self {
        Finding(check: check, verdict: .ok, sentence: sentence)
    }

    /// - Parameter command: what shows more of it.
    static func note(_ check: Check, _ sentence: String, command: String? = nil) -> Self {
        Finding(check: check, verdict: .note, sentence: sentence, command: command)
    }

    /// - Parameter command: what fixes it; nil where no command can.
    static func problem(_ check: Check, _ sentence: String, command: String?) -> Self {
        Finding(check: check, verdict: .problem, sentence: sentence, command: command)
    }

    /// For a person: one line, what matters first.
    var line: String {
        let verdict = verdict.rawValue + String(repeating: " ", count: 8 - verdict.rawValue.count)
        let remedy = command.map { self.verdict == .problem ? " Mend it with: \($0)" : " See: \($0)" } ?? ""
        return "\(verdict)\(check.rawValue): \(sentence)".printable + remedy
    }
}
