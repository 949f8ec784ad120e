// SPDX-License-Identifier: GPL-3.0-or-later

import TOMLKit

/// One file of `Voices/`: a way of speaking that a client asks for by name. What it leaves out comes from `default`.
struct VoiceStyle: Sendable, Hashable, Decodable {
    /// The synthesizer's voice; nil for the one that speaks the announcement's language.
    var voice: String?
    /// Spoken with that voice, such as `whisper` or `f2`, whatever the language.
    var variant: String?
    /// Words per minute, 80…900.
    var rate: Int?
    /// 0…100.
    var pitch: Int?
    /// 0…100.
    var volume: Int?

    private enum CodingKeys: String, CodingKey, CaseIterable { case voice, variant, rate, pitch, volume }
}

/// A style cannot be used: which file, and what to mend.
struct VoiceStyleError: Error, Equatable, CustomStringConvertible {
    let file: String
    let problem: String

    var description: String { "\(file): \(problem)" }
}

extension VoiceStyle {
    /// Reads a style.
    /// - Parameter file: its name, for the error.
    init(toml: String, file: String) throws(VoiceStyleError) {
        let table: TOMLTable
        do {
            table = try TOMLTable(string: toml)
            self = try TOMLDecoder().decode(VoiceStyle.self, from: table)
        } catch let error as TOMLParseError {
            throw VoiceStyleError(file: file, problem: "line \(error.source.begin.line): \(error.description)")
        } catch {
            throw VoiceStyleError(file: file, problem: "\(error)")
        }
        let known = CodingKeys.allCases.map(\.rawValue)
        if let unknown = table.keys.sorted().first(where: { !known.contains($0) }) {
            let problem = "there is no key \"\(unknown)\": a style has \(known.joined(separator: ", "))"
            throw VoiceStyleError(file: file, problem: problem)
        }
        try check("rate", rate, 80...900, file)
        try check("pitch", pitch, 0...100, file)
        try check("volume", volume, 0...100, file)
    }

    private func check(
        _ key: String, _ value: Int?, _ range: ClosedRange<Int>, _ file: String
    ) throws(VoiceStyleError) {
        guard let value, !range.contains(value) else { return }
        let limits = "\(range.lowerBound) to \(range.upperBound)"
        throw VoiceStyleError(file: file, problem: "\"\(key)\" is \(value), but must be \(limits)")
    }
}
