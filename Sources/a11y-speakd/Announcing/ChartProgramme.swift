// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import Sonification

/// A chart in its current state, in words and notes.
struct ChartProgramme {
    private let sound: ChartSound
    private var navigator: ChartNavigator

    init(_ sound: ChartSound, of navigator: ChartNavigator) {
        self.sound = sound
        self.navigator = navigator
        guard let axis = navigator.chart.axes.first(where: \.isX) else { return }
        switch sound.range {
        case .visible: break
        case .all:
            if let extent = navigator.chart.extent(ofAxis: axis.id) {
                _ = try? self.navigator.show(extent, onAxis: axis.id)
            }
        case .between(let lower, let upper):
            _ = try? self.navigator.show(DataRange(min: lower, max: upper), onAxis: axis.id)
        }
    }

    /// The chart's line in history and captions: "co2 played, 1958 to 2001".
    var caption: ChartPhrase {
        let ids = sound.series ?? navigator.chart.series.map(\.id)
        let series = navigator.chart.series.filter { ids.contains($0.id) }
        let name = series.count == 1 ? series[0].name : navigator.chart.name
        return .played(name, (series.first ?? navigator.chart.series.first).map { navigator.axisRange($0.xAxis) })
    }

    /// - Parameter pitches: the pitches at which the chart was played before.
    /// - Throws: a ``ScoreRequestFailure`` or a ``ScoreFailure`` with the request to make instead.
    func programme(_ pitches: inout ChartPitches) throws -> Programme {
        let changed = pitches.take(navigator.chart)
        let score = try ChartScore(navigator.chart, ScoreRequest(sound), pitches: pitches)
        try score.score.validate()
        var passages: [Programme.Passage] = []
        if sound.words == .none {
            passages = [.score(score.score)]
        } else {
            passages =
                changed.map { .words(.chart(.axis(navigator.axisRange($0)))) } + score.parts.flatMap(passages(of:))
        }
        let axes = navigator.chart.series.map { ($0.id, navigator.axisRange($0.xAxis)) }
        return Programme(
            passages: passages, chart: sound.chart, axes: Dictionary(axes) { first, _ in first })
    }

    private func passages(of part: ChartScore.Part) -> [Programme.Passage] {
        let series = navigator.chart.series.filter { part.series.contains($0.id) }
        let name = series.isEmpty ? navigator.chart.name : series.map(\.name).joined(separator: ", ")
        var passages: [Programme.Passage] = [.words(.text(name))]
        guard sound.words == .around, series.count == 1, let only = series.first else {
            return passages + [.score(part.score)]
        }
        for (command, end) in zip([ChartCommand.minimum, .maximum], part.ends.single) {
            passages += [words(command, of: only.id), .score(end)].compactMap(\.self)
        }
        passages.append(.score(part.score))
        return passages + [words(.trend, of: only.id)].compactMap(\.self)
    }

    private func words(_ command: ChartCommand, of series: String) -> Programme.Passage? {
        var walk = navigator
        guard (try? walk.choose(series: series)) != nil else { return nil }
        return walk.perform(command).phrase.map { .words(.chart($0)) }
    }
}

extension Score {
    /// Each note as a separate score.
    fileprivate var single: [Score] {
        tracks.flatMap { track in
            track.notes.map { note in
                var note = note
                note.start = 0
                return Score(tracks: [Track(name: track.name, timbre: track.timbre, notes: [note])])
            }
        }
    }
}

extension ScoreRequest {
    fileprivate init(_ sound: ChartSound) {
        self.init(series: sound.series, mode: sound.mode, seconds: sound.seconds, order: sound.order)
        switch sound.range {
        case .visible: range = .visible
        case .all: range = .all
        case .between(let lower, let upper): range = .between(DataRange(min: lower, max: upper))
        }
        switch sound.reference {
        case .none: reference = .none
        case .axis: reference = .axis
        case .mean: reference = .mean
        case .limit(let limit): reference = .value(limit)
        }
    }
}
