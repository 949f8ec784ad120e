// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit

@testable import TOML
@testable import a11y_speakd

/// Bytes that are read as a voice style and as a config.toml.
enum VoiceStyleTrial {
    /// - Returns: the broken invariant, or nil.
    static func examine(_ bytes: [UInt8]) -> String? {
        do {
            let style = try VoiceStyle(toml: bytes, file: "FILE")
            let rate = style.rate ?? 80
            guard (Delivery.rates).contains(rate) else { return "a rate of \(rate)" }
        } catch {
            guard error.description.hasPrefix("FILE: "), error.problem.count > 5 else { return "no sentence: \(error)" }
        }
        return breachInConfiguration(bytes)
    }

    private static func breachInConfiguration(_ bytes: [UInt8]) -> String? {
        var problems: [ConfigurationError] = []
        let configuration = Configuration(toml: bytes, file: "FILE", problems: &problems)
        if problems.contains(where: { $0.line == nil || $0.problem.count < 6 }) { return "no sentence: \(problems)" }
        let rate = configuration.settings[\.rate] ?? 80
        guard (Delivery.rates).contains(rate) else { return "a rate of \(rate)" }
        // The description of a table must read as an equal table.
        guard let table = try? TOMLReader.table(bytes) else { return nil }
        let shown = "t = \(table)"
        do {
            let again = try TOMLReader.table(Array(shown.utf8))
            return again["t"]?.description == table.description ? nil : "another table: \(shown)"
        } catch {
            // The description is nested one table deeper, which may be too deep.
            return error.problem.contains("nested") ? nil : "\(error) in \(shown)"
        }
    }
}
