// SPDX-License-Identifier: MIT

import AnnouncementKit
import TestSupport
import Testing

@testable import Tables
@testable import a11y_speak

@Suite("Tables of any kind")
struct TablePropertyTests {
    /// A table that was made from numbers, which it must come back to.
    private struct Made {
        var text = ""
        var x: [Double] = []
        var columns: [[Double]] = []

        init(seed: UInt64) {
            var random = SplitMix64(seed: seed)
            func pick<Value>(_ values: [Value]) -> Value { values[Int(random.next() % UInt64(values.count))] }
            let delimiter = pick([",", ";", "\t", "|"])
            let mark = delimiter == "," ? "." : pick([".", ","])
            let end = pick(["\n", "\r\n"])
            let (count, width) = (Int(random.next() % 40) + 4, Int(random.next() % 4) + 1)
            let quote = random.next() % 2 == 0
            columns = Array(repeating: [], count: width)
            let heads = ["when"] + (0..<width).map { "value \($0)" }
            text = heads.map { quote ? "\"\($0)\"" : $0 }.joined(separator: delimiter) + end
            for row in 0..<count {
                x.append(1_706_659_200 + Double(row) * 86_400)
                let day = CivilTime(secondsSince1970: x[row])
                var fields = ["\(day?.year ?? 0)-\(day?.month ?? 0)-\(day?.day ?? 0)"]
                for column in 0..<width {
                    let hundredths = Int(random.next() % 100_000) - 50_000
                    let isGap = random.next() % 8 == 0 && row > 1
                    columns[column].append(isGap ? .nan : Double(hundredths) / 100)
                    let digits = "\(abs(hundredths) % 100)"
                    let number =
                        (hundredths < 0 ? "-" : "") + "\(abs(hundredths) / 100)" + mark
                        + (digits.count < 2 ? "0" : "") + digits
                    let field = isGap ? pick(["", "NA", "null", "-"]) : number
                    fields.append(random.next() % 5 == 0 && delimiter != "\t" ? "\"\(field)\"" : field)
                }
                text += fields.joined(separator: delimiter) + end
                if random.next() % 10 == 0 { text += pick([end, "# word\(delimiter)s" + end]) }
            }
        }
    }

    @Test(arguments: 0..<200)
    func `a table of numbers comes back as these numbers`(seed: Int) throws {
        let made = Made(seed: UInt64(seed))
        var reader = TableReader(name: "t")
        var random = SplitMix64(seed: UInt64(seed))
        var rest = ArraySlice(Array(made.text.utf8))
        while !rest.isEmpty {
            let portion = rest.prefix(Int(random.next() % 50) + 1)
            try reader.read(portion)
            rest = rest.dropFirst(portion.count)
        }
        try reader.finish()
        let chart = try #require(reader.chart).chart
        #expect(chart.series.map(\.points) == made.columns.map { PointColumns(x: made.x, y: $0) }, "\(made.text)")
    }

    @Test(arguments: 0..<500)
    func `no bytes are too strange for a chart or a sentence`(seed: Int) {
        var random = SplitMix64(seed: UInt64(seed))
        let words = Array("0123456789.,;|\t \n\r\"-+eE:/#{}[]%$ab".utf8) + [0xC3, 0xA9, 0xE2, 0x80, 0xFF]
        let bytes = (0..<Int(random.next() % 300)).map { _ in words[Int(random.next() % UInt64(words.count))] }
        let whole = TableStory.read([bytes])
        #expect(!whole.isEmpty)
        #expect(TableStory.read(bytes.map { [$0] }) == whole, "\(String(decoding: bytes, as: UTF8.self))")
    }
}
