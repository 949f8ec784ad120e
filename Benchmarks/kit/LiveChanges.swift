// SPDX-License-Identifier: MIT

import AnnouncementKit

/// A program that changes a live element 1,000 times a second, for ten seconds: `KitBenchmark live SOCKET`.
/// `Benchmarks/changes --live` measures the daemon meanwhile.
@MainActor
enum LiveChanges {
    static func run(socket: String) async throws {
        let connection = try await AccessibilityConnection.connect(as: "live", socket: socket)
        let load = AccessibilityView()
        (load.isAccessibilityElement, load.accessibilityLiveRegion) = (true, .polite)
        (load.accessibilityLabel, load.accessibilityValue) = ("Load", "0")
        Accessibility.willDisplay(load)
        let clock = ContinuousClock()
        let start = clock.now
        for change in 1...10_000 {
            load.accessibilityValue = "\(change)"
            Accessibility.invalidated(load)
            try await clock.sleep(until: start + .milliseconds(change))
        }
        try await clock.sleep(for: .seconds(1))
        withExtendedLifetime(connection) {}
    }
}
