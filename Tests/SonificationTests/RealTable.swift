// SPDX-License-Identifier: MIT

import AnnouncementKit
import Foundation
import TestSupport
import Testing

/// Real series, from files of the project.
enum RealTable: String, CaseIterable {
    case carbonDioxide = "Examples/mauna-loa/co2.csv"
    case sunspots = "Tests/Tables/sunspots.csv"
    case temperature = "Tests/Tables/seattle-weather.csv"
    case exchangeRate = "Tests/Tables/eur-usd.csv"

    /// The second column, with NaN for missing measurements.
    func values() throws -> [Double] {
        let text = try String(contentsOfFile: "\(SourceTree.root)/\(rawValue)", encoding: .utf8)
        let lines = text.split(separator: "\n").filter { $0.first?.isNumber ?? false }
        return try lines.map { line in
            let cells = line.split(separator: ",", omittingEmptySubsequences: false)
            try #require(cells.count == 2, "\(rawValue): \(line)")
            return cells[1].isEmpty ? .nan : try #require(Double(cells[1]), "\(rawValue): \(line)")
        }
    }

    /// The values by their numbers, as a chart of one series.
    func chart(_ rows: Range<Int>? = nil) throws -> ChartDescriptor {
        let values = try values()
        return ChartDescriptor.line(Array(values[rows ?? values.indices]))
    }
}

extension ChartDescriptor {
    /// One series `y` on linear axes, against numbers from 0.
    static func line(_ y: [Double], kind: SeriesKind = .line) -> ChartDescriptor {
        of([("y", y)], kind: kind)
    }

    /// Several series against numbers from 0.
    static func of(_ series: [(String, [Double])], kind: SeriesKind = .line) -> ChartDescriptor {
        ChartDescriptor(
            id: "c", axes: [ChartAxisDescriptor(id: "x"), ChartAxisDescriptor(id: "y")],
            series: series.map { id, y in
                DataSeries(id: id, kind: kind, points: PointColumns(x: y.indices.map(Double.init), y: y))
            })
    }
}
