// SPDX-License-Identifier: MIT

import AnnouncementKit
import DaemonProtocol

/// The time of a line on its way in and out: framing, and JSON.
struct WireBenchmark {
    private static let coder = WireCoder()

    static func run(_ table: FigureTable) {
        frame(table)
        decode(table)
        encode(table)
    }

    private static func frame(_ table: FigureTable) {
        var framer = LineFramer()
        let short = coder.line(announce)
        report(table, "framing a line of \(short.count) bytes", batch: 100) {
            ((try? framer.lines(adding: short)) ?? []).count
        }
        let long = [UInt8](repeating: UInt8(ascii: "a"), count: LineFramer.protocolLimit) + [UInt8(ascii: "\n")]
        let cuts = stride(from: 0, to: long.count, by: 4096).map { Array(long[$0..<min($0 + 4096, long.count)]) }
        report(table, "framing a line of 256 KiB that arrives in pieces of 4 KiB", runs: 200) {
            cuts.reduce(0) { count, piece in count + ((try? framer.lines(adding: piece)) ?? []).count }
        }
    }

    private static func decode(_ table: FigureTable) {
        for (name, message, runs) in [
            ("announce", announce, 2_000), ("describeChart with 2,284 points", describeChart, 200),
        ] {
            let line = coder.line(message).dropLast()
            report(table, "decoding \(name), \(line.count) bytes", runs: runs) {
                guard case .request(let read) = try? coder.clientMessage(line, number: 1) else { return 0 }
                return (try? read.request.get()) == nil ? 0 : 1
            }
        }
    }

    private static func encode(_ table: FigureTable) {
        let id = AnnouncementID(rawValue: 4711)
        report(table, "writing the answer to announce", batch: 10) {
            coder.line(answering: .number(17), with: id).count
        }
        let event = ServerEvent.announcement(
            AnnouncementEvent(id: id, state: .began, text: "Item 17 of the list, selected", reason: nil, time: 1.8e9))
        report(table, "encoding an event") { coder.line(event).count }
        report(table, "writing the event of an accepted announcement", batch: 10) {
            AnnouncementEvent.acceptedLine(of: id, time: 1.8e9).count
        }
    }

    /// - Parameter work: returns a number that is not 0 when it succeeds.
    private static func report(
        _ table: FigureTable, _ operation: String, runs: Int = 2_000, batch: Int = 1, _ work: () -> Int
    ) {
        var stopwatch = Stopwatch()
        var isWhole = true
        for _ in 0..<runs { stopwatch.measure(batch: batch) { isWhole = work() > 0 && isWhole } }
        guard isWhole else { return print("\(operation) failed") }
        table.report(operation, stopwatch)
    }

    private static let announce = RequestMessage(
        id: .number(17), .announce(AnnounceRequest(text: "Item 17 of the list, selected", priority: .message)))

    /// A point a month for 190 years.
    private static let describeChart: RequestMessage = {
        var points = PointColumns()
        for month in 0..<2284 { points.append(x: 1830 + Double(month) / 12, y: 280 + Double(month * 7919 % 1009) / 10) }
        let axes = [
            ChartAxisDescriptor(id: "x", isX: true, title: "Year"),
            ChartAxisDescriptor(id: "y", isX: false, unit: "ppm"),
        ]
        let chart = ChartDescriptor(
            id: "co2", title: "Carbon dioxide", axes: axes, series: [DataSeries(id: "s", points: points)])
        return RequestMessage(id: .number(18), .chart(.described(chart)))
    }()
}
