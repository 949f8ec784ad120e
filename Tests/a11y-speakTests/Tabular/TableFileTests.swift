// SPDX-License-Identifier: MIT

import AnnouncementKit
import Foundation
import TestSupport
import Testing

@testable import Tables
@testable import a11y_speak

@Suite("Files of tables")
struct TableFileTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("tables-\(UUID().uuidString)")

    private func withFile(_ name: String, _ text: String, _ body: (String) throws -> Void) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.appendingPathComponent(name).path
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
        try body(path)
    }

    private func refusal(_ path: String) -> String? {
        do {
            _ = try TableFile.read(path)
            return nil
        } catch { return "\(error)" }
    }

    @Test func `the weeks of Mauna Loa are read with their gaps`() throws {
        let chart = try TableFile.read(SourceTree.root + "/Examples/mauna-loa/co2.csv").chart
        #expect(chart.title == "co2")
        #expect(chart.axes.map(\.scale) == [.date(offsetFromUTC: .unstated), .linear])
        #expect(chart.series.map(\.id) == ["co2"])
        let points = chart.series[0].points
        #expect(points.count == 2284)
        #expect(points.y.count(where: \.isNaN) == 59)
        #expect(points.x.first == -371_174_400)
        #expect(points.y.last == 371.5)
    }

    @Test func `shares below each other are a series each`() throws {
        let table = try TableFile.read(SourceTree.root + "/Examples/data/stocks.csv")
        #expect(table.notes == [])
        #expect(table.chart.series.map(\.id) == ["MSFT", "AMZN", "IBM", "GOOG", "AAPL"])
        #expect(table.chart.series.map(\.points.count) == [123, 123, 123, 68, 123])
        #expect(table.chart.axes.map(\.title) == ["date", "price"])
        #expect(table.chart.series[3].points.y.first == 102.37)
    }

    @Test func `the weather is four series, and its words are left out`() async throws {
        let table = try await TableFile.load(SourceTree.root + "/Examples/data/seattle-weather.csv")
        #expect(table.notes == ["One text column left out: weather."])
        #expect(table.chart.series.map(\.id) == ["precipitation", "temp_max", "temp_min", "wind"])
        #expect(table.chart.series.map(\.points.count) == [1461, 1461, 1461, 1461])
    }

    @Test(arguments: ["eur-usd.csv", "sunspots.csv", "seattle-weather.csv"])
    func `tables whose head is a comment are read`(name: String) throws {
        let table = try TableFile.read(SourceTree.root + "/Tests/Tables/" + name)
        #expect(table.notes == [])
        #expect(table.chart.axes[0].scale == .date(offsetFromUTC: .unstated))
        #expect(table.chart.axes[0].title == ["eur-usd.csv": "hour", "sunspots.csv": "year"][name] ?? "day")
    }

    @Test func `a missing file and a folder are refused before reading`() throws {
        #expect(refusal("/nowhere/x.csv") == "/nowhere/x.csv: there is no such file: check its name and its folder.")
        #expect(refusal("/tmp") == "/tmp: it is a directory: name a file in it.")
    }

    @Test func `a file that only claims to be large is refused at once`() throws {
        try withFile("sparse.csv", "") { path in
            #expect(truncate(path, 10 << 30) == 0)
            #expect(
                refusal(path)
                    == "sparse.csv, line 1, column 1: this byte is 0, so the file is binary: save it as CSV."
            )
        }
        try withFile("table.csv", "a,b\n1,2\n3,4\n") { path in
            #expect(truncate(path, 10 << 30) == 0)
            #expect(
                refusal(path)
                    == "table.csv, line 4, column 1: this byte is 0, so the file is binary: save it as CSV."
            )
        }
    }

    @Test func `the order of day and month is decided again when a late row shows it`() throws {
        let rows = (0..<TableFile.sampleSize + 5).map { "0\(1 + $0 % 9)/0\(1 + $0 / 9 % 9)/2024,\($0)\n" }.joined()
        try withFile("days.csv", "day,v\n" + rows + "31/12/2024,1\n") { path in
            let table = try TableFile.read(path)
            #expect(table.chart.series[0].points.x.last == 1_735_603_200)
        }
    }
}
