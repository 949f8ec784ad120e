// SPDX-License-Identifier: MIT

import AnnouncementKit
import TestSupport
import Testing

@testable import Tables
@testable import a11y_speak

/// Everything that a table shows is said: each value at its own place, and each other cell in a note.
@Suite("Tables lose nothing")
struct TableConservationTests {
    @Test(arguments: 0..<400)
    func `cells of a made table are values at their places, gaps, or counted`(seed: Int) throws {
        let table = ShownTable(seed: UInt64(seed))
        var reader = TableReader(name: "t", sampleSize: TableFile.sampleSize)
        try reader.read(table.bytes)
        try reader.finish()
        let read = try #require(reader.chart)
        let heads = read.chart.series.map(\.id)
        #expect(heads == table.columns.map(\.name), "seed \(seed):\n\(table.text)")
        for (series, column) in zip(read.chart.series, table.columns) {
            let places = table.order
            #expect(series.points.x == table.places, "seed \(seed), x of \(column.name):\n\(table.text)")
            let values = places.map { column.values[$0] }
            let isSame = zip(series.points.y, values).allSatisfy { $0 == $1 || $0.isNaN && $1.isNaN }
            #expect(
                isSame && values.count == series.points.count,
                "seed \(seed), \(column.name): \(series.points.y), not \(values):\n\(table.text)")
        }
        for sentence in table.sentences {
            #expect(
                read.notes.contains { $0.contains(sentence) },
                "seed \(seed): \(read.notes) lack \(sentence):\n\(table.text)")
        }
    }
}

/// A table that is made of known values, as people write them.
struct ShownTable {
    struct Column {
        var name: String
        var values: [Double] = []
        var unit: String?
    }

    private(set) var text = ""
    private(set) var columns: [Column] = []
    /// The rows in the order of the x axis, and their places.
    private(set) var order: [Int] = []
    private(set) var places: [Double] = []
    /// Parts of notes that must be said.
    private(set) var sentences: [String] = []
    private(set) var bytes: [UInt8] = []
    private var random: SplitMix64
    private var odd = 0
    private var marks = 0

    init(seed: UInt64) {
        random = SplitMix64(seed: seed)
        let (delimiter, mark) = pick([(",", "."), (";", ","), (";", "."), ("\t", "."), ("\t", ",")])
        let (count, width) = (number(10) + 5, number(3) + 1)
        let x = places(count)
        columns = (0..<width).map { Column(name: "Größe \($0 + 1)") }
        let styles = (0..<width).map { _ in Style.allCases[number(Style.allCases.count)] }
        var lines = [([x.head] + columns.map(\.name))]
        let odd = (0..<width).map { _ in number(3) == 0 ? number(count) : -1 }
        for row in 0..<count {
            lines.append(
                [x.texts[row]] + (0..<width).map { cell(styles[$0], mark, isOdd: odd[$0] == row, column: $0) })
        }
        if x.areNames, number(3) == 0 { addTotal(&lines, mark) }
        write(lines, delimiter)
    }

    private mutating func number(_ below: Int) -> Int { Int(random.next() % UInt64(below)) }

    private mutating func pick<Value>(_ values: [Value]) -> Value { values[number(values.count)] }

    private enum Style: CaseIterable { case whole, decimal, percent, euro, krona, flag, star, error, bracket }

    /// The texts of the x column, and the places of the rows.
    private mutating func places(_ count: Int) -> (head: String, texts: [String], areNames: Bool) {
        order = Array(0..<count)
        places = order.map(Double.init)
        switch number(4) {
        case 0: return ("Name", order.map { "\(Character(Unicode.Scalar(UInt8(0x61 + $0))))-town" }, true)
        case 1:
            places = order.map { DayNumber.seconds(year: 2001 + $0, month: 1, day: 1) ?? 0 }
            return ("year", order.map { "\(2001 + $0)" }, false)
        case 2:
            places = order.map { 1_706_659_200 + Double($0) * 86_400 }
            let days = places.compactMap { CivilTime(secondsSince1970: $0) }
            return (
                "when",
                days.map { "\($0.year)-\($0.month < 10 ? "0" : "")\($0.month)-\($0.day < 10 ? "0" : "")\($0.day)" },
                false
            )
        default:
            // The rows are in no order, and the column is named x.
            let texts = order.map { ($0 * 7) % count == 0 && $0 > 0 ? $0 : ($0 * 7 + 3) % count }
            let numbers = Set(texts).count == count ? texts : order.reversed()
            order.sort { numbers[$0] < numbers[$1] }
            places = order.map { Double(numbers[$0]) }
            return ("x", numbers.map(String.init), false)
        }
    }

    private mutating func cell(_ style: Style, _ mark: String, isOdd: Bool, column: Int) -> String {
        if isOdd {
            columns[column].values.append(.nan)
            odd += 1
            return pick(["<0\(mark)1", "lost", ">900"])
        }
        if number(9) == 0, columns[column].values.count > 1 {
            columns[column].values.append(.nan)
            return pick(["", "n.a.", ":", "-", "NA"])
        }
        let tenths = number(8000) + 10
        let isWhole = style == .whole
        columns[column].values.append(isWhole ? Double(tenths) : Double(tenths) / 10)
        let plain = isWhole ? "\(tenths)" : "\(tenths / 10)\(mark)\(tenths % 10)"
        let isMarked = number(3) == 0
        switch style {
        case .whole, .decimal: return plain
        case .percent: return plain + "%"
        case .euro: return "€" + plain
        case .krona: return plain + " kr"
        case .flag, .star:
            guard isMarked else { return plain }
            marks += 1
            return plain + (style == .flag ? pick([" r", " p", " e"]) : pick(["*", "†", "[2]"]))
        case .error: return isMarked ? "\(plain) ± 0\(mark)3" : plain
        case .bracket: return isMarked ? "\(plain) (0\(mark)3)" : plain
        }
    }

    private mutating func addTotal(_ lines: inout [[String]], _ mark: String) {
        let name = pick(["Total", "Summe", "Average", "合計"])
        lines.append([name] + columns.map { _ in "123\(mark)5" })
        sentences.append("\(name) is ")
        sentences.append("123.5")
    }

    private mutating func write(_ lines: [[String]], _ delimiter: String) {
        if odd == 1 { sentences.append("One cell left out: line ") }
        if odd > 1 { sentences.append("\(odd) cells left out, the first in line ") }
        if marks == 1 { sentences.append("One number has a mark: line ") }
        if marks > 1 { sentences.append("\(marks) numbers have marks, the first in line ") }
        if delimiter != "\t", number(6) == 0 { text += "sep=\(delimiter)\n" }
        let end = number(8) == 0 ? delimiter : ""
        text += lines.map { $0.joined(separator: delimiter) + end + "\n" }.joined()
        let encoding = text.contains("合") ? "UTF-8" : pick(["UTF-8", "UTF-8", "UTF-16LE", "UTF-16", "CP1252"])
        bytes = encoding == "UTF-8" ? Array(text.utf8) : FormFacts.encoded(text, encoding)
    }
}
