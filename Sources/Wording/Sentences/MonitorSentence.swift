// SPDX-License-Identifier: MIT

import AnnouncementKit

/// Sentences about monitored charts: digests and alerts.
struct MonitorSentence {
    private let wording: Wording
    private let book: Phrasebook

    init(_ wording: Wording) {
        self.wording = wording
        book = wording.book
    }

    /// "EUR, 12 new points, highest 1.0722, latest 1.0713". A single point is announced by its value alone.
    func digest(
        series: String?, count: Int, highest: AxisValue, lowest: AxisValue, latest: AxisValue
    ) -> WordedText {
        let name = series.map(WordedText.client)
        let axis = SpokenAxis(latest.axis, wording)
        let last = axis.value(latest.value)
        guard wording.verbosity > .low, count > 1 else { return list([name, last]) }
        let points = book.words("live.points", count: count)
        let (high, low) = (axis.value(highest.value), axis.value(lowest.value))
        let extreme =
            high == low
            ? nil : high == last ? book.words("live.lowest", "y", low) : book.words("live.highest", "y", high)
        return list([name, points, extreme, book.words("live.latest", "y", last)])
    }

    func words(for alert: SeriesAlert) -> WordedText {
        let name = WordedText.client(alert.series)
        switch alert.event {
        case .above(let limit, let now):
            let (limit, now) = words(for: limit, and: now)
            return book.words("alert.above", ["name": name, "limit": limit, "y": now])
        case .below(let limit, let now):
            let (limit, now) = words(for: limit, and: now)
            return book.words("alert.below", ["name": name, "limit": limit, "y": now])
        case .changed(let old, let new):
            let (old, new) = words(for: old, and: new)
            return book.words("alert.changed", ["name": name, "a": old, "b": new])
        case .silent(let time):
            return book.words("alert.silent", ["name": name, "time": words(for: time)])
        }
    }

    /// Two different values get different words, with more digits than the axis requires if necessary.
    private func words(for first: AxisValue, and second: AxisValue) -> (WordedText, WordedText) {
        let words = (value(first), value(second))
        guard words.0 == words.1, first.value != second.value else { return words }
        var axis = first.axis
        (axis.lower, axis.upper) = (first.value, second.value)
        return (value(AxisValue(first.value, on: axis)), value(AxisValue(second.value, on: axis)))
    }

    /// The time in seconds, or in minutes or hours if it is a whole number of them.
    private func words(for time: Duration) -> WordedText {
        let seconds = Int(max(0, time.components.seconds))
        let (size, unit) = [(3600, "h"), (60, "min")].first { seconds >= $0.0 && seconds % $0.0 == 0 } ?? (1, "s")
        let count = WrittenDecimal(seconds / size)
        return SpokenNumber(count, unit: SpokenUnit(unit), language: wording.language).words
    }

    private func value(_ value: AxisValue) -> WordedText { SpokenAxis(value.axis, wording).value(value.value) }

    private func list(_ parts: [WordedText?]) -> WordedText { Pauses.join(parts, book.pauses.list) }
}
