// SPDX-License-Identifier: MIT

import AnnouncementKit

/// A unit of several known ones: `µg/m³`, `kg·m/s²`, `°C/min`.
struct CompoundUnit {
    private let factors: [Factor]
    private let divisors: [Factor]

    private typealias Factor = (unit: SpokenUnit, power: Int)

    /// Nil if a part is unknown, and for one unit alone.
    init?(_ symbol: String) {
        let symbol = Self.glued[symbol] ?? symbol
        guard symbol.utf8.count < 24, symbol.contains(where: { "/·⋅".contains($0) }) else { return nil }
        let parts = symbol.split(separator: "/", omittingEmptySubsequences: false)
        let factors = parts.first.map(Self.factors) ?? []
        let divisors = parts.dropFirst().flatMap(Self.factors)
        let (known, under) = (factors.compactMap(\.self), divisors.compactMap(\.self))
        guard parts.count < 3, !known.isEmpty, known.count == factors.count, under.count == divisors.count,
            known.count + under.count > 1
        else { return nil }
        (self.factors, self.divisors) = (known, under)
    }

    /// Products that are written without a sign.
    static let glued = [
        "Nm": "N·m", "kNm": "kN·m", "Ah": "A·h", "mAh": "mA·h", "kAh": "kA·h", "VAh": "VA·h", "kVAh": "kVA·h",
    ]

    private static func factors(_ text: Substring) -> [Factor?] {
        text.split(omittingEmptySubsequences: false) { $0 == "·" || $0 == "⋅" }.map { factor(String($0)) }
    }

    private static func factor(_ text: String) -> Factor? {
        if let unit = SpokenUnit(symbol: text) { return (unit, 1) }
        for (ending, power) in [("²", 2), ("^2", 2), ("³", 3), ("^3", 3)] where text.hasSuffix(ending) {
            return SpokenUnit(symbol: String(text.dropLast(ending.count))).map { ($0, power) }
        }
        return nil
    }

    /// The pattern `{n} {unit}`, with the divisors, and the forms of the factors as in a phrasebook.
    func words(_ language: SpokenLanguage) -> (pattern: String, forms: String)? {
        let (vocabulary, texts) = (NumberVocabulary[language], TextVocabulary[language])
        let counted = texts.forms.countsLastFactor ? factors.count - 1 : 0
        let categories = vocabulary.plurals.categories
        func name(_ factor: Factor, _ category: PluralCategory) -> String? {
            let name = vocabulary.words(of: factor.unit)?.spokenName(
                category, prefix: vocabulary.prefix(of: factor.unit)?.word)
            guard factor.power > 1, let name else { return name }
            return texts.powers[factor.power].map { "\(name) \($0)" }
                ?? texts.power.map { "\(name) \($0.filled(n: "", "e", "\(factor.power)"))" }
        }
        let forms = categories.map { category in
            factors.indices.compactMap { name(factors[$0], $0 == counted ? category : .one) }.joined(separator: " ")
        }
        guard let own = vocabulary.words(of: factors[0].unit) else { return nil }
        var pattern = own.spokenPattern.filled(n: "{n}", "unit", "{unit}")
        for divisor in divisors {
            guard let per = texts.per, let told = name(divisor, .one) else { return nil }
            pattern = per.filled("a", pattern, "b", texts.behindPer(told))
        }
        return (pattern, forms.joined(separator: " | "))
    }
}

extension TextVocabulary {
    /// A unit after "per", in the case that the language requires: "на секунду".
    func behindPer(_ name: String) -> String {
        guard let ending = forms.endingsOfPer.first(where: { name.hasSuffix($0.own) }) else { return name }
        return name.dropLast(ending.own.count) + ending.changed
    }
}
