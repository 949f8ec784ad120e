// SPDX-License-Identifier: MIT

import AnnouncementKit
import ClientConnection
import Sonification
import Wording

/// The part of a table to play, and how to play it, as the command line gives them.
package struct SoundChoices: Sendable, Equatable {
    package var mode = ScoreRequest.Mode.notes
    /// Nil for a suitable length.
    package var seconds: Double?
    package var isTogether = false
    /// The names of the series; empty for all series.
    var series: [String] = []
    /// The ends of the part of the x axis, as the user typed them.
    package var from: String?
    package var to: String?
    /// Nil for the user's own band when the sound is played, and for the usual band when it is written to a file.
    package var band: PitchBand?

    package init(
        mode: ScoreRequest.Mode = .notes, seconds: Double? = nil, isTogether: Bool = false, series: [String] = [],
        from: String? = nil, to: String? = nil, band: PitchBand? = nil
    ) {
        self.mode = mode
        self.seconds = seconds
        self.isTogether = isTogether
        self.series = series
        self.from = from
        self.to = to
        self.band = band
    }
}

extension SoundChoices {
    /// The named series of a chart, in the order of the names.
    /// - Throws: ``CommandFailure`` for a name that belongs to no series.
    func chosen(of chart: ChartDescriptor) throws(CommandFailure) -> [DataSeries] {
        guard !series.isEmpty else { return chart.series }
        var chosen: [DataSeries] = []
        for name in series {
            let exact = chart.series.first { $0.id == name || $0.name == name }
            let found = exact ?? chart.series.first { $0.name.lowercased() == name.lowercased() }
            guard let found else {
                let known = KnownNames(chart.series.map(\.name)).clause(near: name)
                throw CommandFailure("There is no series '\(name)': \(known).")
            }
            if !chosen.contains(where: { $0.id == found.id }) { chosen.append(found) }
        }
        return chosen
    }

    /// The part of the x axis; nil for the whole axis.
    /// - Throws: ``CommandFailure`` for an end that is not a place on the axis.
    func range(of chart: ChartDescriptor) throws(CommandFailure) -> DataRange? {
        guard from != nil || to != nil, let axis = chart.axes.first(where: \.isX),
            let extent = chart.extent(ofAxis: axis.id)
        else { return nil }
        let places = TypedPlaces(scale: axis.scale, near: extent.min)
        let start = try from.map { text throws(CommandFailure) in try places.start(of: text, option: "--from") }
        let end = try to.map { text throws(CommandFailure) in try places.end(of: text, option: "--to") }
        if let from, let to, let start, let end, start > end {
            throw CommandFailure("--from \(from) comes after --to \(to): name the one to the left first.")
        }
        // A part outside the data is an empty part, not the whole axis.
        return DataRange(
            min: start ?? min(extent.min, end ?? extent.min), max: end ?? max(extent.max, start ?? extent.max))
    }
}

/// Typed ends of a part of an axis: a year, a month or a day at the end is included whole.
struct TypedPlaces {
    private let reply: PlaceReply

    init(scale: AxisScale, near: Double) {
        let names = (Phrasebook[.english].entries["date.months"] ?? "").split { $0 == "," || $0 == " " }
        reply = PlaceReply(scale: scale, months: [names.map(String.init)], near: near)
    }

    func start(of text: String, option: String) throws(CommandFailure) -> Double {
        guard let place = reply.place(of: text) else {
            throw CommandFailure("\(option) '\(text)' is not a place on the x axis: name \(advice).")
        }
        return place
    }

    func end(of text: String, option: String) throws(CommandFailure) -> Double {
        let start = try start(of: text, option: option)
        guard case .date(let offset) = reply.scale, !text.contains(":"),
            let civil = CivilTime(secondsSince1970: start, in: offset)
        else { return start }
        var next = start + 86_400
        if reply.place(of: "\(text)-06-15") != nil {
            next = offset.moment(local: DayNumber.seconds(year: civil.year + 1, month: 1, day: 1) ?? next)
        } else if reply.place(of: "\(text) 15") != nil {
            let month = (year: civil.month < 12 ? civil.year : civil.year + 1, number: civil.month % 12 + 1)
            next = offset.moment(local: DayNumber.seconds(year: month.year, month: month.number, day: 1) ?? next)
        }
        return next.nextDown
    }

    private var advice: String {
        switch reply.scale {
        case .linear, .logarithmic: "a number"
        case .date: "a date, such as 1974, 1974-05, 1974-05-04 or 12:30"
        case .category(let names): "one of " + names.prefix(10).joined(separator: ", ")
        }
    }
}
