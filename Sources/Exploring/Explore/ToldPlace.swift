// SPDX-License-Identifier: MIT

import AnnouncementKit

/// What the user has heard of where they are: of a date, a name and a view only what is new since then is said. A held key
/// goes over points and views that nobody says.
struct ToldPlace: Sendable, Hashable {
    private var x: AxisValue?
    /// The series of the last sentence, and the view of an axis, where keys have moved on since then without a word.
    private var series: String?
    private var views: [String: AxisRange.Ends] = [:]

    /// The phrase as it continues what was announced.
    func cut(_ phrase: ChartPhrase) -> ChartPhrase {
        var phrase = phrase
        if case .series(let name, let index, let count, let point, _?) = phrase, let series {
            phrase = .series(name: name, index: index, count: count, point: point, told: series)
        }
        phrase.movedRanges = phrase.movedRanges.map { range in
            var range = range
            range.told = views[range.axis] ?? range.told
            return range
        }
        guard var point = phrase.point else { return phrase }
        point.toldX = x.flatMap { $0.axis.axis == point.x.axis.axis ? $0.value : nil }
        phrase.point = point
        return phrase
    }

    /// When the phrase has been said.
    func saying(_ phrase: ChartPhrase) -> ToldPlace {
        var place = self
        if let point = phrase.toldPoint { (place.x, place.series) = (point.x, nil) }
        switch phrase {
        case .series, .lastSeries: place.series = nil
        case .zoomedToExtents, .allShown: place.views = [:]
        default: for range in phrase.movedRanges { place.views[range.axis] = nil }
        }
        return place
    }

    /// When a held key has passed it.
    func passing(_ phrase: ChartPhrase) -> ToldPlace {
        var place = self
        if case .series(_, _, _, _, let told) = phrase { place.series = series ?? told }
        for range in phrase.movedRanges { place.views[range.axis] = views[range.axis] ?? range.told }
        return place
    }
}

extension ChartPhrase {
    fileprivate var toldPoint: ChartPoint? {
        if case .here(let point, _, _) = self { point } else { point }
    }
}
