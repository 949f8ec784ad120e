// SPDX-License-Identifier: MIT

import AnnouncementKit
import Glibc

@testable import Tables

/// The facts of a table as lines: a line for each series with its places and values, then the notes, or the sentence that
/// refuses the table.
///
///     population by country: China: 1411778724, India: 1387297452
///     note  One text column left out: capital.
enum FormFacts {
    private static let longest = 6

    static func facts(of bytes: [UInt8], name: String = "t.csv", _ options: TableOptions = TableOptions()) -> [String] {
        var reader = TableReader(name: name, options: options, sampleSize: TableFile.sampleSize)
        do {
            try reader.read(bytes)
            try reader.finish()
        } catch {
            return ["error  \(error)"]
        }
        return reader.chart.map(facts) ?? ["error  no chart"]
    }

    static func facts(of table: TableChart) -> [String] {
        do { try table.chart.validate() } catch { return ["error  \(error)"] }
        return table.chart.series.map { line($0, of: table.chart) } + table.notes.map { "note  \($0)" }
    }

    private static func line(_ series: DataSeries, of chart: ChartDescriptor) -> String {
        let axes = [series.yAxis, series.xAxis].map { id in chart.axes.first { $0.id == id } }
        let (y, x) = (axes[0], axes[1])
        let points = series.points
        let shown = (0..<min(longest, points.count)).map { index in
            points.labels[index].map { "[\($0)]" }
                ?? "\(value(points.x[index], x)): \(value(points.y[index], y))"
        }
        let rest = points.count > longest ? ["\(points.count) points"] : []
        let unit = y?.unit.map { " (\($0))" } ?? ""
        return "\(series.id)\(unit) by \(title(x)): " + (shown + rest).joined(separator: ", ")
    }

    private static func title(_ axis: ChartAxisDescriptor?) -> String {
        (axis?.title ?? "nothing") + (axis?.unit.map { " (\($0))" } ?? "")
    }

    private static func value(_ value: Double, _ axis: ChartAxisDescriptor?) -> String {
        guard value.isFinite else { return value.isNaN ? "gap" : "\(value)" }
        switch axis?.scale {
        case .category(let names): return names.indices.contains(Int(value)) ? names[Int(value)] : "?"
        case .date(let offset): return date(value, offset, axis?.dateStep)
        default: return value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
        }
    }

    private static func date(_ seconds: Double, _ offset: UTCOffset, _ step: DateStep?) -> String {
        guard let time = CivilTime(secondsSince1970: seconds, in: offset) else { return "?" }
        let month = "\(time.year)-\(two(time.month))"
        switch step {
        case .year: return "\(time.year)"
        case .quarter: return "\(time.year)-Q\((time.month + 2) / 3)"
        case .month: return month
        default: break
        }
        let day = "\(month)-\(two(time.day))"
        guard time.hour != 0 || time.minute != 0 || time.second != 0 else { return day }
        let second = time.second == time.second.rounded() ? two(Int(time.second)) : "\(time.second)"
        return "\(day) \(two(time.hour)):\(two(time.minute)):\(second)"
    }

    private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

    /// The bytes of a text in another encoding, by glibc's own names: UTF-16LE, SHIFT_JIS.
    static func encoded(_ text: String, _ encoding: String) -> [UInt8] {
        let converter = iconv_open(encoding, "UTF-8")
        defer { iconv_close(converter) }
        var input = text.utf8.map { CChar(bitPattern: $0) }
        var output = [CChar](repeating: 0, count: input.count * 4 + 16)
        let size = output.count
        let left: Int = input.withUnsafeMutableBufferPointer { from in
            output.withUnsafeMutableBufferPointer { to in
                var (start, place) = (from.baseAddress, to.baseAddress)
                var (rest, room) = (from.count, size)
                iconv(converter, &start, &rest, &place, &room)
                return room
            }
        }
        return output[..<(size - left)].map { UInt8(bitPattern: $0) }
    }
}
