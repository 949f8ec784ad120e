// SPDX-License-Identifier: MIT

import AnnouncementKit

/// The series that are played, and their time.
struct PlayedCast {
    private let chart: ChartDescriptor
    private let request: ScoreRequest
    private let pitches: ChartPitches
    private let members: [Member]
    private let seconds: Double
    /// The passages by x axis id.
    private var passages: [String: Passage] = [:]

    /// A series, its index in the chart, and its played points.
    private struct Member {
        let series: DataSeries
        let number: Int
        let indices: PlayedIndices
    }

    init(_ chart: ChartDescriptor, _ request: ScoreRequest, pitches: ChartPitches) throws(ScoreRequestFailure) {
        self.chart = chart
        self.request = request
        self.pitches = pitches
        members = try Self.members(of: chart, request)
        let most = members.reduce(0) { max($0, $1.indices.count) }
        let turns = request.mode == .compare ? members.count : 1
        seconds = request.seconds ?? ScoreRequest.usualSeconds(points: most, turns: turns)
        let room = min(max(seconds / Double(most), NotesMode.slot * Double(turns)), seconds)
        let isLine = request.mode == .glide || request.mode == .contour
        for axis in Set(members.map(\.series.xAxis)) {
            let extent = members.filter { $0.series.xAxis == axis }.reduce(nil as DataRange?) {
                $1.indices.extent(of: $1.series.points)?.union($0) ?? $0
            }
            guard let scale = chart.axis(axis)?.scale, let extent else { continue }
            passages[axis] = Passage(extent, on: scale, seconds: isLine ? seconds : seconds - room)
        }
    }

    private static func members(
        of chart: ChartDescriptor, _ request: ScoreRequest
    ) throws(ScoreRequestFailure) -> [Member] {
        let chosen = try ChosenSeries(of: chart, request).all
        var members: [Member] = []
        for (number, series) in chosen {
            for axis in [series.xAxis, series.yAxis] where chart.axis(axis) == nil {
                throw .unknownAxis(axis, series: series.id)
            }
            let range: DataRange? =
                switch request.range {
                case .visible: chart.visibleRange(ofAxis: series.xAxis)
                case .all: nil
                case .between(let range): range
                }
            let member = Member(series: series, number: number, indices: PlayedIndices(series.points, in: range))
            if member.indices.count > 0 { members.append(member) }
            guard members.count <= ChartScore.mostInSequence else {
                throw .tooManySeries(chosen.count, limit: ChartScore.mostInSequence)
            }
        }
        guard !members.isEmpty else { throw .nothingToPlay(chart: chart.id) }
        return members
    }
}

extension PlayedCast {
    func parts() throws(ScoreRequestFailure) -> [ChartScore.Part] {
        if request.mode == .compare { return try [compared()].compactMap(\.self) }
        guard request.order == .together, members.count > 1 else {
            return members.compactMap { member in
                played(member).flatMap { part([(member, $0)], isTrimmed: true) }
            }
        }
        guard members.count <= ChartScore.mostTogether else {
            throw .tooManyTogether(members.count, limit: ChartScore.mostTogether)
        }
        let places = members.enumerated().compactMap { place, member in
            played(member, pan: -0.8 + 1.6 * Double(place) / Double(members.count - 1)).map { (member, $0) }
        }
        return [part(places, isTrimmed: false)].compactMap(\.self)
    }

    private func compared() throws(ScoreRequestFailure) -> ChartScore.Part? {
        let series = members.compactMap { played($0) }
        guard (2...4).contains(series.count) else { throw .notComparable(series.count) }
        return part(series, CompareMode(series: series, seconds: seconds).tracks, isTrimmed: true)
    }

    private func part(_ series: [(Member, PlayedSeries)], isTrimmed: Bool) -> ChartScore.Part? {
        part(series.map(\.1), series.flatMap { tracks(of: $1) }, isTrimmed: isTrimmed)
    }

    /// Nil if nothing in the part sounds.
    private func part(_ series: [PlayedSeries], _ tracks: [Track], isTrimmed: Bool) -> ChartScore.Part? {
        let first = tracks.compactMap(\.notes.first?.start).min()
        guard let first else { return nil }
        let trimmed = isTrimmed && first > 0 ? tracks.map { $0.delayed(by: -first) } : tracks
        let references = series.compactMap(referenceTrack)
        let delayed = references.isEmpty ? trimmed : trimmed.map { $0.delayed(by: 0.5) }
        return ChartScore.Part(
            series: series.map(\.id), score: Score(tracks: references + delayed), ends: LegendNotes(series).score)
    }

    private func played(_ member: Member, pan: Double? = nil) -> PlayedSeries? {
        guard let passage = passages[member.series.xAxis], let scale = pitches.scales[member.series.yAxis] ?? silent
        else { return nil }
        return PlayedSeries(
            id: member.series.id, points: member.series.points, indices: member.indices, passage: passage,
            pitches: scale, timbre: Timbre(series: member.number), pan: pan, reference: reference(of: member) ?? 0)
    }

    /// The scale of an axis without values, on which only gaps are heard.
    private var silent: PitchScale? { PitchScale(DataRange(min: 0, max: 0), band: pitches.band) }

    private func reference(of member: Member) -> Double? {
        switch request.reference {
        case .none: nil
        case .axis: 0
        case .value(let value): value
        case .mean: member.series.points.mean(of: member.indices)
        }
    }

    private func referenceTrack(_ series: PlayedSeries) -> Track? {
        guard request.reference != .none, let hertz = series.pitches.hertz(of: series.reference) else { return nil }
        let tone = Tone(hertz: hertz, gain: 0.7, pan: series.pan ?? 0)
        return Track(timbre: .sine, notes: [Note(start: 0, length: 0.3, tone: tone)])
    }

    /// The tracks of a series: its values, its gaps, and the interval around the values.
    private func tracks(of series: PlayedSeries) -> [Track] {
        let slot =
            switch request.mode {
            case .glide: GlideMode.slot
            case .contour: ContourMode.slot
            case .notes, .compare: NotesMode.slot
            }
        let points = PointGroups(series: series, seconds: seconds, slot: slot).points
        let gaps = points.filter { $0.kind != .value }.map { series.gap(at: $0.index, start: $0.start) }
        var tracks = [Track(name: series.id, timbre: series.timbre, notes: notes(series, points, series.tone))]
        if !gaps.isEmpty { tracks.append(Track(name: series.id, timbre: series.timbre, notes: gaps)) }
        if let interval { tracks.append(noise(interval, beside: series, points)) }
        return tracks.filter { !$0.notes.isEmpty }
    }

    private func notes(_ series: PlayedSeries, _ points: [PlayedPoint], _ tone: (Int) -> Tone?) -> [Note] {
        switch request.mode {
        case .notes, .compare: NotesMode.notes(series, points, tone: tone)
        case .glide: GlideMode.notes(series, points, tone: tone)
        case .contour: ContourMode.notes(series, points, steps: request.steps)
        }
    }

    private var interval: IntervalNoise? {
        guard let ends = request.interval, request.mode != .contour,
            let lower = chart.series.first(where: { $0.id == ends.lower }),
            let upper = chart.series.first(where: { $0.id == ends.upper })
        else { return nil }
        return IntervalNoise(lower: lower.points, upper: upper.points)
    }

    private func noise(_ interval: IntervalNoise, beside series: PlayedSeries, _ points: [PlayedPoint]) -> Track {
        let notes = notes(series, points) { interval.tone(beside: series, at: $0) }
        return Track(
            notes: notes.map { note in
                var note = note
                note.place = nil
                return note
            })
    }
}

extension PointColumns {
    /// The mean of the finite values; nil if there are none.
    fileprivate func mean(of indices: PlayedIndices) -> Double? {
        var (sum, count) = (0.0, 0.0)
        // Computed as a running mean, which cannot overflow.
        indices.forEach { index in
            guard y[index].isFinite else { return }
            count += 1
            sum += y[index] / count - sum / count
        }
        return count > 0 ? sum : nil
    }
}

/// The lowest and the highest played value, as two notes.
struct LegendNotes {
    let score: Score

    private static let length = 0.25
    private static let step = 0.3

    init(_ series: [PlayedSeries]) {
        score = Score(
            tracks: series.map { series in
                let notes = series.ends.enumerated().compactMap { place, index in
                    series.tone(at: index).map {
                        Note(
                            start: Double(place) * Self.step, length: Self.length, tone: $0,
                            place: series.place(of: index))
                    }
                }
                return Track(name: series.id, timbre: series.timbre, notes: notes)
            })
    }
}

/// The values of several series at each x, one after the other.
struct CompareMode {
    /// The series in the order in which they play.
    let series: [PlayedSeries]
    let seconds: Double

    /// The series whose points determine which x are played if not all fit: the middle one of three.
    private var main: PlayedSeries { series[(series.count - 1) / 2] }

    var tracks: [Track] {
        let points = PointGroups(series: main, seconds: seconds, slot: NotesMode.slot * Double(series.count)).points
            .filter { $0.kind != .gapAmongValues }
        return series.enumerated().map { turn, series in
            Track(name: series.id, timbre: series.timbre, notes: points.compactMap { note($0, of: series, turn) })
        }
    }

    private func note(_ point: PlayedPoint, of other: PlayedSeries, _ turn: Int) -> Note? {
        let room = point.room / Double(series.count)
        let start = point.start + Double(turn) * room
        guard let index = other.points.index(at: main.points.x[point.index], near: point.index) else { return nil }
        guard let tone = other.tone(at: index) else { return other.gap(at: index, start: start) }
        return Note(start: start, length: NotesMode.length(in: room), tone: tone, place: other.place(of: index))
    }
}

/// One tone that glides from point to point and is broken only by gaps.
enum GlideMode {
    /// The time from one point to the next, in seconds.
    static let slot = 0.03
    /// The length of the last point before a gap and of the last point of all, in seconds.
    private static let hold = 0.06

    /// - Parameter tone: the tone of a point; nil for a point at which the tone is broken.
    static func notes(_ series: PlayedSeries, _ points: [PlayedPoint], tone: (Int) -> Tone?) -> [Note] {
        var notes: [Note] = []
        var isTied = false
        let line = points.filter { $0.kind != .gapAmongValues }
        for (place, point) in line.enumerated() {
            guard point.kind == .value, let own = tone(point.index) else {
                isTied = false
                continue
            }
            let next = line.dropFirst(place + 1).first
            let target = next.flatMap { $0.kind == .value ? tone($0.index) : nil }
            let length = target == nil ? hold : (next?.start ?? point.start) - point.start
            notes.append(
                Note(
                    start: point.start, length: length, tone: own, end: target, isTied: isTied,
                    place: series.place(of: point.index)))
            isTied = target != nil
        }
        return notes
    }
}
