// SPDX-License-Identifier: MIT

/// Measures the library's values, without any sound: `swift run -c release KitBenchmark
/// [queue|wording|wire|charts|score]`.
@main
struct KitBenchmark {
    private static let parts = [
        ("queue", QueueBenchmark.run), ("wording", WordingBenchmark.run), ("wire", WireBenchmark.run),
        ("charts", ChartBenchmark.run), ("score", ScoreBenchmark.run),
    ]

    static func main() {
        let wanted = CommandLine.arguments.dropFirst()
        print(FigureTable.head)
        for (name, run) in parts where wanted.isEmpty || wanted.contains(name) { run(FigureTable(part: name)) }
    }
}
