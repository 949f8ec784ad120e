// SPDX-License-Identifier: MIT

import AnnouncementKit
import ClientConnection
import Wording

/// The current meaning of the keys.
enum ExploreMode: Sendable {
    case walking
    case asking(PlacePrompt)
    case help(KeyHelp)

    /// The hints for the last row of the screen, the most important first.
    func hints(_ keys: KeyLayout, _ book: Phrasebook) -> [String] {
        let hint = { (key: Key, name: String) in
            book.words("hint.row.\(name)", ["key": WordedText(display: "\(key)", speech: key.spoken)]).display
        }
        return switch self {
        case .walking: ["help", "quit", "table"].compactMap { name in keys.key(of: name).map { hint($0, name) } }
        case .asking: [hint(.enter, "go"), hint(.escape, "cancel")]
        case .help: [hint(.escape, "back")]
        }
    }
}

/// The view of an exploration. The picture of the chart is drawn again only when its subject changes.
struct ExploreView: Sendable {
    var size = ScreenSize(columns: 80, rows: 24)
    var isHighContrast = false
    /// Whether the chart is replaced by a table.
    var isTable = false
    private var picture: ChartPicture?

    init() {}

    /// The whole screen.
    mutating func screen(
        _ chart: ExploredChart, _ speech: ExploreSpeech, _ mode: ExploreMode, _ keys: KeyLayout, hasDaemon: Bool
    ) -> ExploreScreen {
        if !isTable { draw(chart, speech.wording.language) }
        var content = ExploreScreen.Content()
        content.title = chart.title
        content.series = Self.seriesName(chart)
        content.picture = picture
        content.position = Self.position(chart, speech.wording.language)
        content.caption = speech.lines.caption
        content.isHighContrast = isHighContrast
        content.hints = mode.hints(keys, speech.book)
        content.states = Self.states(chart, speech, hasDaemon: hasDaemon)
        if isTable, let page = ChartTable(chart, speech.wording)?.page(in: listSize) {
            (content.list, content.cell) = (page.rows, page.cell)
        } else {
            content.legend = legend(chart)
        }
        switch mode {
        case .walking: break
        case .asking(let prompt): content.prompt = (prompt.question(on: chart, speech).display, prompt.text)
        case .help(let help):
            content.list = help.rows(in: listSize)
        }
        return ExploreScreen(content, size: size)
    }

    private var listSize: ScreenSize {
        ScreenSize(columns: size.columns, rows: max(1, ExploreScreen.chartRows(in: size) + 1))
    }

    /// The rows of the table around the current point, as lines for a display without a screen.
    func tableLines(_ chart: ExploredChart, _ speech: ExploreSpeech) -> [String] {
        let page = ChartTable(chart, speech.wording)?.page(in: ScreenSize(columns: 200, rows: 25))
        return page?.rows.map(\.text) ?? []
    }

    private mutating func draw(_ chart: ExploredChart, _ language: SpokenLanguage) {
        let navigator = chart.navigator
        guard let series = navigator.currentSeries, let x = chart.axis(isX: true), let y = chart.axis(isX: false),
            let current = navigator.chart.series.firstIndex(where: { $0.id == series.id })
        else { return }
        let all = navigator.chart.series
        let room = ScreenSize(columns: size.columns, rows: ExploreScreen.chartRows(in: size))
        let subject = ChartPicture.Subject(
            counts: all.map(\.points.count), x: x, y: all.map { navigator.axisRange($0.yAxis) }, ticked: y, size: room,
            language: language)
        if picture?.subject != subject { picture = ChartPicture(subject, all) }
        picture?.isHighContrast = isHighContrast
        picture?.place = navigator.currentPoint.map {
            ChartPicture.Place(series: current, x: $0.x.value, y: $0.y?.value)
        }
    }

    private func legend(_ chart: ExploredChart) -> ScreenText {
        let current = chart.navigator.currentSeries.flatMap { series in
            chart.navigator.chart.series.firstIndex { $0.id == series.id }
        }
        return ChartPicture.legend(
            chart.navigator.chart, current: current, columns: size.columns, isHighContrast: isHighContrast)
    }

    /// "Coal, 2/3"; empty for a single series.
    private static func seriesName(_ chart: ExploredChart) -> String {
        let all = chart.navigator.chart.series
        guard all.count > 1, let series = chart.navigator.currentSeries,
            let index = all.firstIndex(where: { $0.id == series.id })
        else { return "" }
        return "\(series.name), \(index + 1)/\(all.count)"
    }

    /// The current point, in a short form that fits into a row.
    private static func position(_ chart: ExploredChart, _ language: SpokenLanguage) -> String {
        guard let point = chart.currentPoint else {
            return chart.isEmpty ? "Waiting for data" : chart.notes.first?.printable ?? ""
        }
        return Wording(language: language).words(for: .chart(point)).display.printable
    }

    /// The states, the most important first: the last are dropped when there is no room.
    private static func states(_ chart: ExploredChart, _ speech: ExploreSpeech, hasDaemon: Bool) -> [String] {
        var states: [String] = []
        if !hasDaemon { states.append("No daemon, trying again") }
        if chart.feed.isFrozen { states.append("Frozen") }
        if chart.isMonitoring { states.append("Monitoring") }
        if chart.isLive, !chart.feed.isFrozen { states.append("Live") }
        return states + ["\(speech.rate) wpm", speech.wording.verbosity.rawValue]
    }
}
