// SPDX-License-Identifier: MIT

import AnnouncementKit
import Wording

/// The meaning of the keys at the moment.
enum ExploreMode: Sendable, Equatable {
    case walking
    case asking(PlacePrompt)
    case help(KeyHelp)

    /// The hints for the last row of the screen; the first are the most important.
    var hints: [String] {
        switch self {
        case .walking: ["? help", "q quit"]
        case .asking: ["Enter go", "Escape cancel"]
        case .help: ["Escape back"]
        }
    }
}

/// The view of an exploration. The picture of the chart is drawn again only when it is another one.
struct ExploreView: Sendable {
    var size = ScreenSize(columns: 80, rows: 24)
    var isHighContrast = false
    private var picture: ChartPicture?

    init() {}

    /// The whole screen.
    mutating func screen(
        _ chart: ExploredChart, _ speech: ExploreSpeech, _ mode: ExploreMode, hasDaemon: Bool
    ) -> ExploreScreen {
        draw(chart, speech.wording.language)
        var content = ExploreScreen.Content()
        content.title = chart.title
        content.series = Self.seriesName(chart)
        content.picture = picture
        content.position = Self.position(chart, speech.wording.language)
        content.caption = speech.lines.caption
        content.isHighContrast = isHighContrast
        content.hints = mode.hints
        content.states = Self.states(chart, speech, hasDaemon: hasDaemon)
        switch mode {
        case .walking: break
        case .asking(let prompt): content.prompt = (prompt.question(on: chart, speech).display, prompt.text)
        case .help(let help):
            let rows = max(1, ExploreScreen.chartRows(in: size) + 1)
            content.list = help.rows(in: ScreenSize(columns: size.columns, rows: rows))
        }
        return ExploreScreen(content, size: size)
    }

    private mutating func draw(_ chart: ExploredChart, _ language: SpokenLanguage) {
        guard let series = chart.navigator.currentSeries, let x = chart.axis(isX: true),
            let y = chart.axis(isX: false)
        else { return }
        let room = ScreenSize(columns: size.columns, rows: ExploreScreen.chartRows(in: size))
        let subject = ChartPicture.Subject(
            series: series.id, count: series.points.count, x: x, y: y, size: room, language: language)
        if picture?.subject != subject { picture = ChartPicture(subject, series) }
        picture?.isHighContrast = isHighContrast
        picture?.place = chart.navigator.currentPoint?.x.value
    }

    /// "Coal, 2/3", when there is more than one.
    private static func seriesName(_ chart: ExploredChart) -> String {
        let all = chart.navigator.chart.series
        guard all.count > 1, let series = chart.navigator.currentSeries,
            let index = all.firstIndex(where: { $0.id == series.id })
        else { return "" }
        return "\(series.name), \(index + 1)/\(all.count)"
    }

    /// The user's point, in the short form that fits a row.
    private static func position(_ chart: ExploredChart, _ language: SpokenLanguage) -> String {
        guard let point = chart.currentPoint else {
            return chart.isEmpty ? "Waiting for data" : chart.notes.first?.printable ?? ""
        }
        return Wording(language: language).words(for: .chart(point)).display.printable
    }

    /// The first are the most important: the last are left out where there is no room.
    private static func states(_ chart: ExploredChart, _ speech: ExploreSpeech, hasDaemon: Bool) -> [String] {
        var states: [String] = []
        if !hasDaemon { states.append("No daemon, trying again") }
        if chart.feed.isFrozen { states.append("Frozen") }
        if chart.isMonitoring { states.append("Monitoring") }
        if chart.isLive, !chart.feed.isFrozen { states.append("Live") }
        return states + ["\(speech.rate) wpm", speech.wording.verbosity.rawValue]
    }
}
