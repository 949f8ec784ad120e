// SPDX-License-Identifier: MIT

import AnnouncementKit
import Glibc

/// The time from a file to a chart with recognized columns and all points.
@main
enum TableBenchmark {
    private static let runs = 9

    static func main() {
        for path in CommandLine.arguments.dropFirst() {
            do {
                var times: [Double] = []
                var points = 0
                for _ in 0..<runs {
                    let start = now()
                    points = try TableFile.read(path).chart.pointCount
                    times.append(now() - start)
                }
                times.sort()
                print(
                    "\(path): \(points) points, \(Int(times[runs / 2] * 1000)) ms median, \(Int(times[runs - 1] * 1000)) worst"
                )
            } catch {
                print("\(error)")
            }
        }
    }

    private static func now() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
