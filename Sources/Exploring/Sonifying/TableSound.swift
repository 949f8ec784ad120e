// SPDX-License-Identifier: MIT

import AnnouncementKit
import ClientConnection
import Glibc
import Sonification
import Wording

/// A table as sound, a value: its score, and the words that describe it.
package struct TableSound {
    /// A series, or all series that sound at once.
    struct Part {
        /// The ids of its series.
        let series: [String]
        let score: Score
        /// In seconds from the start of the whole score.
        let start: Double
    }

    /// The series that are heard.
    package let chart: ChartDescriptor
    let parts: [Part]
    let score: Score
    let pitches: ChartPitches
    /// The part of the x axis; nil for the whole axis.
    package let range: DataRange?
    private let mode: ScoreRequest.Mode
    private let file: String

    /// - Parameter file: the table's name in sentences.
    /// - Throws: ``CommandFailure`` with a cure, when the choices do not fit the table.
    package init(_ whole: ChartDescriptor, file: String, _ choices: SoundChoices) throws(CommandFailure) {
        let about = SoundProblem(file: file)
        var chart = whole
        do {
            chart.series = try choices.chosen(of: whole)
            range = try choices.range(of: whole)
        } catch {
            throw CommandFailure("\(file): \(error.description)")
        }
        // Compared series share one scale, whatever the axes of their columns.
        if choices.mode == .compare, let axis = chart.series.first?.yAxis {
            for index in chart.series.indices { chart.series[index].yAxis = axis }
        }
        var pitches = ChartPitches(band: choices.band ?? .standard)
        // A value has the same pitch in each part of the table.
        pitches.take(choices.mode == .compare ? chart : whole)
        do {
            let heard = try ChartScore(chart, choices.request(range), pitches: pitches)
            parts = Self.parts(of: heard)
            score = heard.score
            try score.validate()
        } catch let failure as ScoreRequestFailure {
            throw about.told(failure, axis: range.flatMap { _ in Self.xAxis(of: chart) })
        } catch let failure as ScoreFailure {
            throw about.told(failure)
        } catch {
            throw CommandFailure("\(file): \(error)")
        }
        (self.chart, self.pitches, mode, self.file) = (chart, pitches, choices.mode, file)
    }

    private static func parts(of heard: ChartScore) -> [Part] {
        var start = 0.0
        return heard.parts.map { part in
            defer { start += part.score.length + ChartScore.pause }
            return Part(series: part.series, score: part.score, start: start)
        }
    }

    var band: PitchBand { pitches.band }

    /// The WAV file.
    package func wave() throws(CommandFailure) -> [UInt8] {
        do { return try WaveFile(score).bytes } catch { throw SoundProblem(file: file).told(error) }
    }

    /// The MIDI file.
    package func midi() throws(CommandFailure) -> [UInt8] {
        do { return try MIDIFile(score).bytes } catch { throw SoundProblem(file: file).told(error) }
    }

    package var picture: String {
        let title = chart.title ?? file
        // A tick's pitch says whether the line rises, so ticks are drawn at their values.
        guard mode == .contour else { return ScorePicture(score, title: title, band: band, values: values).svg }
        return ScorePicture(score, title: title, band: band, values: values, heights: pitch).svg
    }

    /// The pitch of a value.
    private func pitch(of place: DataPlace) -> Double? {
        guard let y = place.y, let series = chart.series.first(where: { $0.id == place.series }) else { return nil }
        return pitches.scales[series.yAxis]?.hertz(of: y)
    }

    /// The values at each octave, when all series have one scale.
    private var values: [PictureMark] {
        guard let id = chart.series.first?.yAxis, chart.series.allSatisfy({ $0.yAxis == id }),
            let scale = pitches.scales[id], scale.range.min < scale.range.max,
            let axis = (try? ChartNavigator(chart))?.axisRange(id)
        else { return [] }
        return band.octaves.map { hertz in
            let value = AxisValue(scale.value(at: hertz).rounded(toDigits: axis.fractionDigits), on: axis)
            return PictureMark(hertz: hertz, text: Wording().words(for: value).display)
        }
    }

    private static func xAxis(of chart: ChartDescriptor) -> String? {
        guard let id = chart.axes.first(where: \.isX)?.id, let axis = (try? ChartNavigator(chart))?.axisRange(id) else {
            return nil
        }
        return Wording().words(for: .chart(.axis(axis))).display
    }
}

extension Double {
    /// Rounded to `digits` decimals; unchanged when the number of decimals is unknown.
    fileprivate func rounded(toDigits digits: Int?) -> Double {
        guard let digits else { return self }
        let factor = pow(10, Double(digits))
        return (self * factor).rounded() / factor
    }
}

extension SoundChoices {
    fileprivate func request(_ range: DataRange?) -> ScoreRequest {
        ScoreRequest(
            range: range.map { .between($0) } ?? .all, mode: mode, seconds: seconds,
            order: isTogether ? .together : .sequence)
    }
}

/// Describes why a table cannot be played as requested, and how to correct the request.
struct SoundProblem {
    /// The table's name in sentences.
    let file: String

    /// - Parameter axis: the x axis and the extent of its data, when the user asked for a part of it.
    func told(_ failure: ScoreRequestFailure, axis: String?) -> CommandFailure {
        switch failure {
        case .tooManySeries(let count, let limit):
            told("it has \(count) series, and at most \(limit) play one after the other: name some with --series.")
        case .tooManyTogether(let count, let limit):
            told(
                "it has \(count) series, and at most \(limit) can be told apart at once: name some with --series, "
                    + "or leave out --together.")
        case .notComparable(let count):
            told("it has \(count) series, and compare takes 2 to 4: name them with --series, or choose another --mode.")
        case .nothingToPlay:
            told(
                axis.map { "there is no point between --from and --to: \($0)." }
                    ?? "it has no points: each row needs a place and a value.")
        default: told(failure.description)
        }
    }

    func told(_ failure: ScoreFailure) -> CommandFailure {
        guard case .tooLong(let seconds, let limit) = failure else { return told(failure.description) }
        return told(
            "it would take \(Int(seconds.rounded())) seconds, and may take \(Int(limit)): "
                + "give a shorter --duration, or fewer series with --series.")
    }

    private func told(_ sentence: String) -> CommandFailure { CommandFailure("\(file): \(sentence)") }
}
