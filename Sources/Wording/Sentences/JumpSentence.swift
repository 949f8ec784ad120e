// SPDX-License-Identifier: MIT

import AnnouncementKit

/// The point to which the user has jumped, and its distance from the mark.
struct JumpSentence {
    private let wording: Wording
    private let book: Phrasebook

    init(_ wording: Wording) {
        self.wording = wording
        book = wording.book
    }

    /// "Lowest: 20 at 2".
    func found(_ key: String, _ point: ChartPoint) -> WordedText {
        book.words("found", ["name": book.words(key), "point": SpokenPoint(point, wording).valueFirst])
    }

    /// "4 May 1974, 340.1, average about 339.92", "5 at 4, average 401.2".
    func average(_ point: ChartPoint, _ mean: AxisValue) -> WordedText {
        list([SpokenPoint(point, wording).located, book.words("series.average", "y", computed(mean))])
    }

    /// "5 at 4, crosses the average 401.2 between 998 and 5".
    func crossing(_ point: ChartPoint, _ mean: AxisValue, _ from: AxisValue, _ to: AxisValue) -> WordedText {
        let crossed = book.words("jump.crossing", ["y": computed(mean), "a": value(from), "b": value(to)])
        return list([SpokenPoint(point, wording).located, crossed])
    }

    /// "Passes 30 before 12 August 2014, 27.2".
    func passing(_ y: AxisValue, _ point: ChartPoint, isAfter: Bool) -> WordedText {
        book.words(isAfter ? "jump.before" : "jump.after", ["y": value(y), "x": SpokenPoint(point, wording).located])
    }

    /// "No further peak".
    func noMore(_ sought: ChartPhrase.Sought) -> WordedText {
        switch sought {
        case .peak: book.words("jump.none.peak")
        case .trough: book.words("jump.none.trough")
        case .average(let mean): book.words("jump.none.average", "y", computed(mean))
        case .value(let y): book.words("jump.none.value", "y", value(y))
        }
    }

    /// "3 days after the mark, 2.4 ppm higher, 0.7 percent".
    func words(for distance: MarkDistance) -> WordedText {
        let isLong = wording.verbosity > .low
        let isHere = sign(distance) == 0
        return list([along(distance), height(distance, isHere: isHere), isLong ? share(distance) : nil])
    }

    private func sign(_ distance: MarkDistance) -> Double { distance.alongX ?? Double(distance.steps ?? 0) }

    /// "3 days after the mark". Plain numbers are given with their axis: "hour: 9 after the mark".
    private func along(_ distance: MarkDistance) -> WordedText {
        let (sign, axis) = (sign(distance), distance.point.x.axis)
        guard sign != 0 else { return book.words("mark.here") }
        let length: WordedText
        if let along = distance.alongX, !axis.isCount {
            length = words(for: abs(along), of: distance)
        } else {
            length = book.words("series.points", count: Int(abs(sign)))
        }
        let words = book.words(sign > 0 ? "mark.after" : "mark.before", "x", length)
        guard axis.isOfNumbers, !axis.isCount, axis.unit == nil || !wording.says(.unit) else { return words }
        let name = axis.title.map(WordedText.client) ?? SpokenAxis(axis, wording).name
        return book.words("found", ["name": name, "point": words])
    }

    private func words(for length: Double, of distance: MarkDistance) -> WordedText {
        let (from, to) = (distance.mark.x, distance.point.x)
        guard case .date = to.axis.scale else {
            return SpokenAxis(to.axis, wording).distance(from: from.value, to: to.value)
        }
        let units = [("s", 1.0, 120.0), ("min", 60, 120), ("h", 3600, 48), ("d", 86_400, 730)]
        // A day counts as one day even if a clock change shortens it by an hour.
        let isOfDays = to.axis.dates.map { $0.step >= .day } ?? false
        let known = units.dropFirst(isOfDays ? 3 : 0)
        let (unit, size, _) = known.first { length < $0.1 * $0.2 } ?? ("yr", 31_556_952, .infinity)
        let count = isOfDays && unit == "d" ? (length / size).rounded() : length / size
        let step = count == count.rounded() ? 0 : count < 10 ? -2 : count < 100 ? -1 : 0
        guard let decimal = WrittenDecimal(count, step: step)?.trimmed() else { return .silence }
        return SpokenNumber(decimal, unit: SpokenUnit(unit), language: wording.language).words
    }

    private func height(_ distance: MarkDistance, isHere: Bool) -> WordedText? {
        guard let change = distance.alongY, let from = distance.mark.y, let to = distance.point.y else {
            return distance.point.y == nil ? book.words("value.missing") : nil
        }
        guard change != 0 else { return isHere ? nil : book.words("mark.level") }
        let amount = SpokenAxis(to.axis, wording).distance(from: from.value, to: to.value)
        return book.words(change > 0 ? "mark.higher" : "mark.lower", "y", amount)
    }

    /// Rounded to a tenth of a percent below ten percent.
    private func share(_ distance: MarkDistance) -> WordedText? {
        guard let share = distance.share.map({ abs($0) * 100 }), share > 0, share < 1e6 else { return nil }
        guard let decimal = WrittenDecimal(share, step: share < 10 ? -1 : 0)?.trimmed(), decimal.significand > 0 else {
            return nil
        }
        let words = SpokenNumber(decimal, unit: SpokenUnit("%"), language: wording.language).words
        return book.words(distance.share ?? 0 > 0 ? "mark.more" : "mark.less", "y", words)
    }

    private func value(_ value: AxisValue) -> WordedText { SpokenAxis(value.axis, wording).value(value.value) }

    private func computed(_ value: AxisValue) -> WordedText { SpokenAxis(value.axis, wording).computed(value.value) }

    private func list(_ parts: [WordedText?]) -> WordedText { Pauses.join(parts, book.pauses.list) }
}
