// SPDX-License-Identifier: MIT

import AnnouncementKit

/// The opening sentence of a chart, at most eight seconds long. The user can request the omitted parts.
struct OpeningSentence {
    private let wording: Wording
    private let book: Phrasebook

    init(_ wording: Wording) {
        self.wording = wording
        book = wording.book
    }

    /// "co2 rises from 316 to 372, 2284 weeks. Question mark for keys." "vmstat, 17 series. First, r is always 1, 4 rows. …"
    func words(for opening: ChartOpening) -> WordedText {
        let versions = opening.seriesCount > 1 ? ofMany(opening) : ofOne(opening)
        if wording.secondsBehindOpening > 0, let words = beforeNote(versions) { return words }
        return SpokenLength.first(of: versions.map(\.words), within: SpokenLength.opening, language: wording.language)
    }

    /// The longest version that leaves time for the note behind it and has the shape, perhaps without the hint; nil if
    /// none does.
    private func beforeNote(_ versions: [Version]) -> WordedText? {
        let limit = SpokenLength.opening - wording.secondsBehindOpening
        return versions.lazy.filter { $0.detail <= .bare }.map { $0.words() }.first { words in
            SpokenLength(words.speech, language: wording.language).seconds <= limit
        }
    }

    private typealias Version = (detail: Detail, words: () -> WordedText)

    /// The versions from the longest to the shortest. Each is worded only if the one before is too long.
    private func ofOne(_ opening: ChartOpening) -> [Version] {
        Self.levels.map { detail, hasHint in
            let words = {
                let hint = opening.hasKeys && hasHint ? "hint.keys" : nil
                guard detail != .nameless else { return sentences([count(opening.first)], hint) }
                let title = Self.isSame(opening.title, opening.first.name) ? nil : opening.title
                return sentences(
                    [list([title.map { client($0, detail) }, self.words(for: opening.first, detail)])], hint)
            }
            return (detail, words)
        }
    }

    private func ofMany(_ opening: ChartOpening) -> [Version] {
        let hints: [(Detail, String?)] = [(.full, "hint.series"), (.counted, "hint.series"), (.shape, "hint.series")]
        let shorter = Self.levels.filter { $0.detail >= .shape }.map { ($0.detail, $0.hasHint ? "hint.keys" : nil) }
        return (hints + shorter).map { detail, hint in
            let words = {
                let hint = opening.hasKeys ? hint : nil
                let count = book.words("opening.series", count: opening.seriesCount)
                guard detail != .nameless else { return sentences([count], hint) }
                let first = book.words("opening.first", "series", self.words(for: opening.first, detail))
                return sentences([list([opening.title.map { client($0, detail) }, count]), first], hint)
            }
            return (detail, words)
        }
    }

    /// The amount of detail, in descending order. The last levels shorten names. `nameless` is used only if even five
    /// characters of them take too long, for example five pictures. `top` leaves the lowest of names out.
    private enum Detail: CaseIterable, Comparable {
        case full, counted, shape, top, bare, name, cutTo40, cutTo20, cutTo10, cutTo5, nameless

        /// The largest number of characters of a name; nil for all.
        var longestName: Int? {
            switch self {
            case .full, .counted, .shape, .top, .bare, .name, .nameless: nil
            case .cutTo40: 40
            case .cutTo20: 20
            case .cutTo10: 10
            case .cutTo5: 5
            }
        }
    }

    /// The shape matters more than the hint.
    private static let levels: [(detail: Detail, hasHint: Bool)] =
        Detail.allCases.filter { $0 <= .bare }.map { ($0, true) } + [(.shape, false), (.top, false), (.bare, false)]
        + Detail.allCases.filter { $0 > .bare }.map { ($0, true) }

    private func words(for series: SeriesOpening, _ detail: Detail) -> WordedText {
        let name = client(series.name, detail)
        if detail > .bare { return series.shape == .empty ? shape(.empty, of: name, hasUnit: false) : name }
        let isCounted = detail < .shape && series.count > 1 && series.shape != .empty
        let isCountNew = isCounted && series.shape?.hasCount != true
        let counted = [isCountNew ? count(series) : nil, isCounted && detail == .full ? extent(series) : nil]
        if case .ranks(let highest, let lowest) = series.shape {
            guard detail < .bare else {
                return shape(lowest.y.flatMap { low in highest.y.map { .between(low, $0) } }, of: name, hasUnit: false)
            }
            return ranks(highest, lowest, hasLowest: detail < .top, of: name, counted)
        }
        return list([shape(series.shape, of: name, hasUnit: detail < .bare)] + counted)
    }

    /// "people, highest 331 million, France; lowest 126,000, Malta; 20 points, Malta to Spain"
    /// - Parameter hasLowest: false where time is short.
    private func ranks(
        _ highest: ChartPoint, _ lowest: ChartPoint, hasLowest: Bool, of name: WordedText, _ counted: [WordedText?]
    ) -> WordedText {
        let high = book.words("series.highest", ["y": placed(highest)])
        let low = hasLowest ? book.words("live.lowest", ["y": placed(lowest)]) : nil
        let rest = counted.compactMap(\.self)
        return Pauses.join(
            [list([name, high]), low, rest.isEmpty ? nil : list(rest)], book.pauses.clauses)
    }

    /// A value, with few digits, and the name of its place. A client's own words may contain the value.
    private func placed(_ point: ChartPoint) -> WordedText {
        let spoken = SpokenPoint(point, wording)
        guard point.label == nil, let y = point.y else { return spoken.valueFirst }
        return list([SpokenAxis(y.axis, wording).computed(y.value), spoken.place])
    }

    private func shape(_ shape: SeriesShape?, of name: WordedText, hasUnit: Bool) -> WordedText {
        var wording = wording
        if !hasUnit { wording.switchedOff.insert(.unit) }
        return switch shape {
        case nil: name
        case .empty: book.words("series.empty", "name", name)
        case .one(let point):
            book.words(
                "series.single",
                [
                    "name": name,
                    "point": point.x.axis.isCount
                        ? SpokenPoint(point, wording).words : SpokenPoint(point, wording).located,
                ])
        case .always(let value):
            book.words("opening.always", ["name": name, "y": SpokenAxis(value.axis, wording).value(value.value)])
        case .mostly(let value, let count, let all):
            book.words(
                "opening.mostly", ["name": name, "y": SpokenAxis(value.axis, wording).value(value.value)],
                numbers: ["i": count, "n": all])
        case .rises(let from, let to): ends("opening.rises", from, to, of: name, wording)
        case .falls(let from, let to): ends("opening.falls", from, to, of: name, wording)
        case .between(let from, let to): ends("opening.between", from, to, isOutward: true, of: name, wording)
        case .ranks(let highest, let lowest): ranks(highest, lowest, hasLowest: true, of: name, [])
        }
    }

    /// Both values to three digits, or more if they would otherwise be equal.
    /// - Parameter isOutward: true if all values must lie between the spoken ends.
    private func ends(
        _ key: String, _ from: AxisValue, _ to: AxisValue, isOutward: Bool = false, of name: WordedText,
        _ wording: Wording
    ) -> WordedText {
        let span = abs(to.value - from.value)
        let axis = SpokenAxis(from.axis, wording)
        let unit = axis.unit
        // Each end of a size has its own unit.
        if let unit, BinarySize.mayBe(unit) {
            return book.words(key, ["name": name, "a": axis.value(from.value), "b": axis.value(to.value)])
        }
        let range = SpokenRange(
            lower: Self.rounded(from.value, span, up: isOutward ? false : nil),
            upper: Self.rounded(to.value, span, up: isOutward ? true : nil), unit: unit,
            axis: from.axis.scale == .logarithmic ? .logarithmic : .linear, language: wording.language)
        return book.words(key, ["name": name, "a": range.lower, "b": range.upper])
    }

    /// - Parameter up: true or false to round up or down; nil for the nearest.
    private static func rounded(_ value: Double, _ span: Double, up: Bool?) -> Double {
        guard let exact = WrittenDecimal(value), let width = WrittenDecimal(span / 10), !exact.isZero, !width.isZero
        else {
            return value
        }
        let step = min(exact.magnitude - 2, width.magnitude)
        guard let up else { return WrittenDecimal(value, step: step)?.doubleValue ?? value }
        // Digits after the fifteenth are rounding errors.
        let clean = WrittenDecimal(value, step: exact.magnitude - 14) ?? exact
        return clean.exponent < step ? clean.rounded(up: up, step: step).doubleValue : value
    }

    /// "2284 weeks", "5 rows", "3 categories, a to c".
    private func count(_ series: SeriesOpening) -> WordedText {
        series.step == .point
            ? book.words("series.points", count: series.count)
            : book.words("series.\(series.step.rawValue)s", count: series.count)
    }

    /// "1958 to 2001". Plain numbers are given with the name of their axis. Rows are omitted, because they are already
    /// counted.
    private func extent(_ series: SeriesOpening) -> WordedText? {
        guard series.step != .row, series.x.span != 0 else { return nil }
        let axis = SpokenAxis(series.x, wording, isOpening: true)
        return series.x.isOfNumbers ? list([axis.name, axis.words]) : axis.words
    }

    private func sentences(_ parts: [WordedText], _ hint: String?) -> WordedText {
        let isHinted = wording.says(.hint)
        let all = parts + [hint.flatMap { isHinted ? book.words($0) : nil }].compactMap(\.self)
        return book.pauses.ended(Pauses.join(all, book.pauses.sentences))
    }

    /// A client's name is shortened only if nothing else helps.
    private func client(_ text: String, _ detail: Detail) -> WordedText {
        guard let longest = detail.longestName, text.count > longest else { return .client(text) }
        return .client(text.prefix(longest).trimmed() + "…")
    }

    private static func isSame(_ title: String?, _ name: String) -> Bool {
        guard let title else { return true }
        return title.lowercased() == name.lowercased()
    }

    private func list(_ parts: [WordedText?]) -> WordedText { Pauses.join(parts, book.pauses.list) }
}
