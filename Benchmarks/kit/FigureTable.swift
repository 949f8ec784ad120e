// SPDX-License-Identifier: MIT

/// One part of a program's table: a line for each operation, in a form that `Benchmarks/bench` reads.
struct FigureTable {
    static let head = """
        | part | operation | runs | median, ns | p95, ns | a second |
        |---|---|--:|--:|--:|--:|
        """

    let part: String

    func report(_ operation: String, _ stopwatch: Stopwatch) {
        let median = stopwatch.percentile(0.5)
        let rate = 1_000_000_000 / max(median, 1)
        print("| \(part) | \(operation) | \(stopwatch.runs) | \(median) | \(stopwatch.percentile(0.95)) | \(rate) |")
    }
}
