// SPDX-License-Identifier: MIT

import AnnouncementKit

/// Bytes in, points out: a file at once, or a pipe as it comes. Pure.
struct TableReader: Sendable {
    /// What a pipe brought for a series since it was last asked.
    struct Appended: Sendable, Equatable {
        /// The id of the series in the chart.
        var series: String
        var points: PointColumns
    }

    /// Grows when axes or series are no longer those that the chart had: then it is to be described anew.
    private(set) var generation = 0
    private var text: [UInt8] = []
    private let name: String
    private var points = PointColumns()
    private var reported = 0

    /// - Parameter name: of the file, for errors and as the chart's title.
    init(name: String, options: TableOptions = TableOptions()) {
        self.name = name
    }

    /// Takes bytes in, however they are cut.
    mutating func read(_ bytes: some Collection<UInt8>) throws(TableError) {
        for byte in bytes {
            guard byte == 10 else {
                text.append(byte)
                continue
            }
            take(String(decoding: text, as: UTF8.self))
            text = []
        }
    }

    /// Nothing has come for a while: what is there must do to recognise the columns.
    mutating func settle() throws(TableError) {}

    /// There is no more.
    mutating func finish() throws(TableError) {
        if !text.isEmpty { take(String(decoding: text, as: UTF8.self)) }
        text = []
        guard !points.isEmpty else { throw TableError(file: name, problem: "there is nothing in it.") }
    }

    /// Nil until the columns are recognised: after the first rows, or when it has settled or ended.
    var chart: TableChart? {
        guard generation > 0 else { return nil }
        let axes = [ChartAxisDescriptor(id: "x", title: "row"), ChartAxisDescriptor(id: "y")]
        let series = [DataSeries(id: "value", points: points)]
        return TableChart(
            chart: ChartDescriptor(id: name, title: name, axes: axes, series: series), notes: [])
    }

    /// The points that have come since this was last asked. Those before the chart was first there are in it.
    mutating func takeAppended() -> [Appended] {
        defer { reported = points.count }
        var new = PointColumns()
        for index in reported..<points.count { new.append(x: points.x[index], y: points.y[index]) }
        return new.isEmpty ? [] : [Appended(series: "value", points: new)]
    }

    private mutating func take(_ line: String) {
        guard let field = line.split(separator: ",").last, let value = Double(field) else { return }
        points.append(x: Double(points.count + 1), y: value)
        generation = 1
    }
}
