// SPDX-License-Identifier: MIT

import AnnouncementKit
import Glibc

/// The time from a file to a chart with recognized columns and all points, the time of a walk over all points, and the
/// memory of both.
@main
enum TableBenchmark {
    private static let runs = 9

    static func main() {
        for path in CommandLine.arguments.dropFirst() {
            do {
                var (times, walks) = ([Double](), [Double]())
                var points = 0
                for _ in 0..<runs {
                    let start = now()
                    let chart = try TableFile.read(path).chart
                    times.append(now() - start)
                    points = chart.pointCount
                    walks.append(walk(chart))
                }
                times.sort()
                walks.sort()
                print(
                    "\(path): \(points) points, \(milliseconds(times[runs / 2])) ms median, \(milliseconds(times[runs - 1])) worst,"
                        + " walk \(milliseconds(walks[runs / 2])), memory \(peak() / 1024) MB")
            } catch {
                print("\(error)")
            }
        }
    }

    private static func milliseconds(_ seconds: Double) -> Int { Int((seconds * 1000).rounded()) }

    /// The seconds of a visit of each point, in order, as sentences read it: its place, its value and its label.
    private static func walk(_ chart: ChartDescriptor) -> Double {
        let start = now()
        var sum = 0.0
        for series in chart.series {
            for index in 0..<series.points.count {
                let text = series.points.labels[index] ?? "\(series.points.x[index]): \(series.points.y[index])"
                sum += Double(text.utf8.count)
            }
        }
        return sum > 0 ? now() - start : 0
    }

    /// The most memory so far, in KiB.
    private static func peak() -> Int {
        var usage = rusage()
        getrusage(RUSAGE_SELF.rawValue, &usage)
        return usage.ru_maxrss
    }

    /// The processor time of this program, which depends less on other load.
    private static func now() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
