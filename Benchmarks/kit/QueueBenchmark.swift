// SPDX-License-Identifier: MIT

import AnnouncementKit

/// The time of one decision of the queue, with few and with many waiting announcements.
struct QueueBenchmark {
    private static let runs = 20_000

    static func run(_ table: FigureTable) {
        for waiting in [16, 256, 4096] {
            report(table, "post and replace in its slot", waiting, replace)
            report(table, "post and cut the playing announcement", waiting, cut)
            report(table, "finish and choose the next", waiting, next)
        }
    }

    private static func report(
        _ table: FigureTable, _ decision: String, _ waiting: Int, _ run: (inout FullQueue, inout Stopwatch) -> Void
    ) {
        var full = FullQueue(waiting: waiting)
        var stopwatch = Stopwatch()
        for _ in 0..<runs { run(&full, &stopwatch) }
        guard (waiting...waiting + 2).contains(full.waiting) else { return print("\(full.waiting) waited at the end") }
        table.report("\(decision), \(waiting) waiting", stopwatch)
    }

    private static func replace(_ full: inout FullQueue, _ stopwatch: inout Stopwatch) {
        let newer = full.announcement(.low, slot: "range")
        stopwatch.measure {
            full.post(newer, client: 1)
            _ = full.deadline
        }
    }

    private static func cut(_ full: inout FullQueue, _ stopwatch: inout Stopwatch) {
        let alarm = full.announcement(.high)
        stopwatch.measure {
            full.post(alarm)
            _ = full.deadline
        }
        full.finish()
    }

    private static func next(_ full: inout FullQueue, _ stopwatch: inout Stopwatch) {
        stopwatch.measure {
            full.finish()
            _ = full.deadline
        }
        full.post(full.announcement(.message))
    }
}
