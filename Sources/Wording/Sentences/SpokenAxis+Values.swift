// SPDX-License-Identifier: MIT

import AnnouncementKit

/// What is on an axis: values of the data, and what was computed from them.
extension SpokenAxis {
    /// A value of the data, with the digits that it has; a date is as fine as the step of the data. Of `count` long
    /// numbers each is told from the next, and of a date only what differs from the one before it.
    func value(_ value: Double, of count: Int = 1, after told: Double? = nil) -> WordedText {
        switch range.scale {
        case .date(let offset):
            let dates = SpokenDateRange(
                lower: range.lower, upper: range.upper, offset: offset, dates: range.dates, isOpening: false,
                language: wording.language)
            return dates.point(value, after: told)
        case .category(let names) where !names.isEmpty: return Self.category(value, names).map(name) ?? .silence
        case .linear, .logarithmic, .category:
            return number(value, ValueDigits(value, step: step(of: count)))
        }
    }

    /// A number that was computed from the data, such as a mean. It has one digit more than they have, at most.
    func computed(_ value: Double) -> WordedText {
        guard range.isOfNumbers else { return self.value(value) }
        let finest = range.fractionDigits.map { -$0 - 1 } ?? .min
        return number(value, ValueDigits(computed: value, step: max(step(of: 1), finest)))
    }

    /// How far apart two values are.
    func distance(from first: Double, to second: Double) -> WordedText {
        number(abs(second - first), ValueDigits(from: first, to: second, step: step(of: 1)))
    }

    /// "about 1.417 billion" where digits were left out, "infinite", "not set".
    private func number(_ value: Double, _ digits: ValueDigits?) -> WordedText {
        let vocabulary = NumberVocabulary[wording.language]
        guard let digits else {
            guard value.isInfinite else { return vocabulary.notSet }
            let words = wording.book.words("value.infinite")
            return value > 0 ? words : wording.book.words("value.infinite.minus")
        }
        let size = size(value, digits)
        let words = SpokenNumber(
            size?.decimal ?? digits.decimal, unit: size?.unit ?? unit, language: wording.language
        ).words
        let isRounded =
            size.map { $0.isRounded || digits.isRounded && digits.decimal.magnitude < 0 } ?? digits.isRounded
        return isRounded ? wording.book.words("number.about", ["n": words]) : words
    }

    /// A size is not rounded twice.
    private func size(_ value: Double, _ digits: ValueDigits) -> BinarySize? {
        BinarySize(digits.decimal.magnitude < 0 ? digits.decimal : WrittenDecimal(value) ?? digits.decimal, unit)
    }

    /// The power of ten of the finest digit of a number that is rounded: one finer than that of the ends, or than those
    /// that tell `count` numbers apart.
    private func step(of count: Int) -> Int { AxisDigits.step(0, range.span / Double(max(1, count))) - 1 }
}
