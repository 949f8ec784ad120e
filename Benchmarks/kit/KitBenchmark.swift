// SPDX-License-Identifier: MIT

/// Measures the library's values, without any sound: `swift run -c release KitBenchmark
/// [queue|wording|wire|charts|score]`. `live SOCKET` is a program that changes an element quickly.
@main
struct KitBenchmark {
    private static let parts = [
        ("queue", QueueBenchmark.run), ("wording", WordingBenchmark.run), ("wire", WireBenchmark.run),
        ("charts", ChartBenchmark.run), ("score", ScoreBenchmark.run),
    ]

    static func main() async throws {
        let wanted = CommandLine.arguments.dropFirst()
        if wanted.count == 2, wanted.first == "live" { return try await LiveChanges.run(socket: wanted[2]) }
        print(FigureTable.head)
        for (name, run) in parts where wanted.isEmpty || wanted.contains(name) { run(FigureTable(part: name)) }
    }
}
