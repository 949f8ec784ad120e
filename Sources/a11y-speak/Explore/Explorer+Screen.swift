// SPDX-License-Identifier: MIT

import AnnouncementKit
import Wording

/// What there is to see.
extension Explorer {
    /// - Returns: the whole screen. The picture is drawn again when it is another one only.
    mutating func screen() -> ExploreScreen {
        draw()
        var content = ExploreScreen.Content()
        content.title = title
        content.series = seriesName
        content.picture = picture
        content.position = position
        content.caption = speech.caption
        content.isHighContrast = isHighContrast
        content.hints = hints
        content.states = states
        if case .asking(let prompt) = mode { content.prompt = (question(prompt.kind).display, prompt.text) }
        if case .help(let index) = mode { content.list = helpList(at: index) }
        return ExploreScreen(content, size: size)
    }

    private mutating func draw() {
        guard let series = navigator.currentSeries, let x = axis(isX: true), let y = axis(isX: false) else { return }
        let room = ScreenSize(columns: size.columns, rows: ExploreScreen.chartRows(in: size))
        let subject = ChartPicture.Subject(
            series: series.id, count: series.points.count, x: x, y: y, size: room, language: wording.language)
        if picture?.subject != subject { picture = ChartPicture(subject, series) }
        picture?.isHighContrast = isHighContrast
        picture?.place = navigator.currentPoint?.x.value
    }

    private var title: String { navigator.chart.title ?? navigator.chart.id }

    /// "Coal, 2 of 3", when there is more than one.
    private var seriesName: String {
        guard navigator.chart.series.count > 1, let series = navigator.currentSeries,
            let index = navigator.chart.series.firstIndex(where: { $0.id == series.id })
        else { return "" }
        return "\(series.name), \(index + 1)/\(navigator.chart.series.count)"
    }

    private var position: String {
        guard let point = navigator.currentPoint else {
            return navigator.chart.axes.isEmpty ? "Waiting for data" : notes.first?.printable ?? ""
        }
        return Wording(language: wording.language).words(for: .chart(.point(point))).display.printable
    }

    private var hints: [String] {
        switch mode {
        case .walking: ["? help", "q quit"]
        case .asking: ["Enter go", "Escape cancel"]
        case .help: ["Escape back"]
        }
    }

    private var states: [String] {
        var states: [String] = []
        if !hasDaemon { states.append("No daemon, trying again") }
        if feed.isFrozen { states.append("Frozen") }
        if isMonitoring { states.append("Monitoring") }
        if isLive, !feed.isFrozen { states.append("Live") }
        return states + ["\(rate) wpm", wording.verbosity.rawValue]
    }

    /// The keys around one of them.
    private func helpList(at index: Int) -> [ScreenText] {
        let room = max(1, ExploreScreen.chartRows(in: size) + 1)
        let first = min(max(0, index - room / 2), max(0, KeyBindings.all.count - room))
        let width = KeyBindings.all.map(\.names.cells).max() ?? 0
        return KeyBindings.all.indices.dropFirst(first).prefix(room).map { place in
            let binding = KeyBindings.all[place]
            let style: ScreenStyle = place == index ? .reverse : []
            var row = ScreenText(binding.names.cut(to: size.columns), style)
            row.pad(to: min(width + 2, size.columns / 2), style)
            row.append(binding.text.cut(to: max(0, size.columns - row.cells)), style)
            return row
        }
    }
}
