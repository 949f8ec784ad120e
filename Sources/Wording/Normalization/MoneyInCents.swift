// SPDX-License-Identifier: MIT

import AnnouncementKit

/// Money with one or two decimals in the two units that people say: `$20.50` is "20 dollars 50 cents".
extension WrittenQuantity {
    /// Nil for whole money, for fractions of a cent, and in a language without such words.
    func inCents(_ words: TextWords) -> String? {
        let amount = numeral.decimal.trimmed()
        guard let unit, unit.isMoney, scale == nil, numeral.exponent == nil, (1...2).contains(amount.fractionDigits)
        else { return nil }
        let (whole, part) = amount.significand.quotientAndRemainder(
            dividingBy: WrittenDecimal.powers[amount.fractionDigits])
        let count = Int(part) * (amount.fractionDigits == 1 ? 10 : 1)
        guard let cents = words.texts.cents.words(count, of: unit.key, words.numbers) else { return nil }
        let number = SpokenNumber(
            WrittenDecimal(significand: whole, exponent: 0), unit: unit, language: words.language,
            scale: NumberScale.none)
        let told = whole == 0 ? cents : "\(number.speech(words.numbers)) \(cents)"
        return isNegative ? words.numbers.minus.filled(n: told) : told
    }
}
