// SPDX-License-Identifier: MIT

/// What a chart is called where a name is needed.
extension ChartDescriptor {
    /// What a chart without a title is called that nothing else is known of.
    package static let nameless = "Chart"

    /// Its title; without one "Rain by Day", as its axes say, or ``nameless``. Never its id, which is the client's own.
    package var name: String {
        if let title, !title.isBlank { return title }
        guard let shown = sharedTitle(\.yAxis) else { return Self.nameless }
        return sharedTitle(\.xAxis).map { "\(shown) by \($0)" } ?? shown
    }

    /// The title of an axis that all series have; nil when it has none, or when they have several.
    private func sharedTitle(_ id: (DataSeries) -> String) -> String? {
        let titles = Set(series.map { axis(id($0))?.title })
        return titles.count == 1 ? titles.first.flatMap(\.self) : nil
    }
}
