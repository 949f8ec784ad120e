// SPDX-License-Identifier: MIT

import AnnouncementKit
import Sonification
import Wording

/// Captions for a table's sound: the first, lowest, highest and last point of each series, each while it sounds.
package struct SoundCaptions {
    package let cues: [ScoreCue]

    /// In seconds: a shorter caption cannot be read, a longer one no longer matches the sound.
    private static let lengths = 1.5...3.0

    package init(_ sound: TableSound) {
        var cues: [ScoreCue] = []
        for part in sound.parts {
            for series in sound.chart.series where part.series.contains(series.id) {
                cues += Self.cues(series, of: part, in: sound)
            }
        }
        self.cues = cues.sorted { ($0.start, $0.end) < ($1.start, $1.end) }
    }

    private static func cues(_ series: DataSeries, of part: TableSound.Part, in sound: TableSound) -> [ScoreCue] {
        var told: [(start: Double, text: String)] = []
        for (index, text) in sentences(series, of: sound) {
            guard let time = part.time(ofPoint: series.points.x[index], in: series.id) else { continue }
            // At least one second before the sound ends.
            let start = max(min(time, sound.score.length - 1), part.start)
            if told.last?.start == start {
                told[told.count - 1].text += ". \(text)"
            } else {
                told.append((start, text))
            }
        }
        return told.indices.map { index in
            let (start, text) = told[index]
            // Later captions need no name when one series sounds at a time.
            let isNamed = index == 0 || part.series.count > 1
            let next = index + 1 < told.count ? told[index + 1].start - start : lengths.upperBound
            let length = min(max(next, lengths.lowerBound), lengths.upperBound)
            return ScoreCue(start: start, end: start + length, text: isNamed ? "\(series.name). \(text)" : text)
        }
    }

    /// The sentences in the order of their points, each with its point's index.
    private static func sentences(_ series: DataSeries, of sound: TableSound) -> [(Int, String)] {
        guard var navigator = try? ChartNavigator(sound.chart), (try? navigator.choose(series: series.id)) != nil else {
            return []
        }
        if let range = sound.range { _ = try? navigator.show(range, onAxis: series.xAxis) }
        var sentences: [Int: String] = [:]
        for command in [ChartCommand.first, .last, .maximum, .minimum] {
            // Each walk starts afresh: a navigator leaves out facts that it has announced before.
            var walk = navigator
            let outcome = walk.perform(command)
            guard let cursor = outcome.cursor, let phrase = outcome.phrase else { continue }
            sentences[cursor.index] = Wording().words(for: .chart(phrase)).display
        }
        return sentences.sorted { series.points.x[$0.key] < series.points.x[$1.key] }.map { ($0.key, $0.value) }
    }
}

extension TableSound.Part {
    /// The time of the note that is nearest to a point.
    fileprivate func time(ofPoint x: Double, in series: String) -> Double? {
        let notes = score.tracks.filter { $0.name == series }.flatMap(\.notes)
        let places = notes.compactMap { note in note.place.map { (note.start, abs($0.x - x)) } }
        return places.min { $0.1 < $1.1 }.map { start + $0.0 }
    }
}
