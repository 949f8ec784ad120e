// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import AnnouncementQueue
import Sonification

/// Makes the programmes of announcements with sound as late as possible, so that they have the chart's newest points.
struct PlayedCharts {
    /// The user's band, for sounds that name no band.
    var band = PitchBand.standard
    /// The programmes that have begun and have no outcome yet: an announcement that was cut continues with its
    /// programme.
    private var begun: [AnnouncementID: Programme] = [:]
    /// The pitches of each chart: a value keeps its pitch when the chart is played again.
    private var pitches = BoundedMemory<Key, ChartPitches>(limit: 64)

    private struct Key: Hashable {
        let owner: ClientID
        let chart: String
    }

    /// - Parameter delegate: has the charts.
    /// - Throws: an error that describes why the announcement cannot be played.
    mutating func programme(for entry: AcceptedAnnouncement, in delegate: (any AnnouncerDelegate)?) throws -> Programme
    {
        if let known = begun[entry.id] { return known }
        let made = try programme(of: entry.announcement.content, in: delegate)
        begun[entry.id] = made
        return made
    }

    /// The announcement has its outcome.
    mutating func forget(_ id: AnnouncementID) { begun[id] = nil }

    /// - Throws: an error that describes why the content could not be played.
    func check(_ content: AnnouncementContent, in delegate: (any AnnouncerDelegate)?) throws {
        var trial = self
        _ = try trial.programme(of: content, in: delegate)
    }

    /// The caption of the chart; nil for content without a chart.
    func caption(of content: AnnouncementContent, in delegate: (any AnnouncerDelegate)?) -> ChartPhrase? {
        guard case .sound(let sound) = content, let owner = sound.owner,
            let chart = delegate?.chart(sound.chart, of: owner)
        else { return nil }
        return ChartProgramme(sound, of: chart).caption
    }

    private mutating func programme(of content: AnnouncementContent, in delegate: (any AnnouncerDelegate)?) throws
        -> Programme
    {
        switch content {
        case .score(let given): return Programme(passages: [.score(try given.score())])
        case .sound(let sound):
            guard let owner = sound.owner, let chart = delegate?.chart(sound.chart, of: owner) else {
                throw ChartFailure.unknownChart(sound.chart)
            }
            let key = Key(owner: owner, chart: sound.chart)
            let band = try sound.band.map { try PitchBand(lowest: $0.lowerBound, highest: $0.upperBound) } ?? self.band
            var known = pitches[key].flatMap { $0.band == band ? $0 : nil } ?? ChartPitches(band: band)
            let made = try ChartProgramme(sound, of: chart).programme(&known)
            pitches.remember(known, for: key)
            return made
        default: return Programme(passages: [.words(content)])
        }
    }
}
