// SPDX-License-Identifier: MIT

import AnnouncementKit
import FoundationEssentials
import Glibc

/// Explores the chart as a user would: prints every step, while the daemon speaks. With `--window` the user explores.
@main
@MainActor
struct CO2ChartExample {
    let chart: CO2Chart
    let connection: AccessibilityConnection

    static func main() async {
        let isWindow = CommandLine.arguments.contains("--window")
        let arguments = CommandLine.arguments.dropFirst().filter { $0 != "--window" }
        do {
            let path = arguments.first ?? "Examples/mauna-loa/co2.csv"
            let chart = try CO2Chart(try Measurement.read(path))
            let connection = try await AccessibilityConnection.connect(as: "co2-chart")
            let example = CO2ChartExample(chart: chart, connection: connection)
            if isWindow { try await example.show() } else { try await example.explore() }
        } catch {
            _ = "co2-chart: \(error)\n".withCString { write(STDERR_FILENO, $0, strlen($0)) }
            exit(1)
        }
    }

    private func show() async throws {
        try await ChartWindow(chart, environment: ProcessInfo.processInfo.environment).run()
        await connection.close()
    }

    private func explore() async throws {
        let surface = chart.surface
        surface.display()
        await step("What is this?") { surface.perform(.summary) }
        await step("The first point") { surface.perform(.first) }
        await step("The next") { surface.perform(.next) }
        await step("The highest") { surface.perform(.maximum) }
        await step("Closer to it") { surface.zoomIn() }
        await step("Half a screen back") { surface.accessibilityScroll(.right) }
        print("A finger drags the chart to the left for a second")
        try await chart.pan(by: 0.3, steps: 60) { try await Task.sleep(for: .milliseconds(16)) }
        await connection.finish()
        await step("All of it again, by the action of that name") {
            surface.accessibilityCustomActions?.first { $0.name == "Zoom to Extents" }?.handler()
        }
        surface.endDisplay()
        await connection.close()
    }

    /// Waits until the step's announcement was heard, because the next step would cut it.
    private func step(_ what: String, _ action: () -> Any?) async {
        print(what)
        _ = action()
        await connection.finish()
    }
}
