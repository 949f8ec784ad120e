// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// The example for matplotlib, with the real matplotlib from the package index (`scripts/python-venv`).
@Suite("matplotlib speaks", .seated)
struct MatplotlibTests {
    private let home: Home
    private static let python = "\(BuildFolder.package)/.build/matplotlib/bin/python"
    private static let folder = "\(BuildFolder.package)/Examples/matplotlib"

    init() throws {
        home = try Home()
    }

    private var environment: [String: String] {
        ProcessInfo.processInfo.environment.merging(home.environment) { $1 }.merging([
            "MPLBACKEND": "Agg", "MPLCONFIGDIR": home.path("data"), "A11Y_SPEAKD_SOCKET": home.socket,
            "PYTHONDONTWRITEBYTECODE": "1",
        ]) { $1 }
    }

    @Test func `its own tests pass`() async throws {
        let tests = try home.start(
            ["env", "-C", Self.folder, "-u", "A11Y_SPEAKD_SOCKET", Self.python, "-m", "unittest", "-q"],
            environment: environment)
        #expect(try await tests.ended(within: .seconds(180)) == 0, "\(tests.errors)")
    }

    @Test func `a figure that is panned and zoomed is heard, and the last range is where it ended`() async throws {
        let daemon = try await RunningDaemon(in: home)
        let ear = try daemon.client()
        try await ear.subscribe(scope: "all")
        let demo = try home.start([Self.python, "\(Self.folder)/demo.py", "--script"], environment: environment)
        #expect(try await demo.ended(within: .seconds(180)) == 0, "\(demo.errors)")
        #expect(demo.errors == "")
        #expect(try await ear.heardInTheEnd().last == "Date axis, 2012 to 2016")
    }

    @Test func `the first point of each kind of plot is what is drawn, and what is not read says so`() async throws {
        let daemon = try await RunningDaemon(in: home)
        let ear = try daemon.client()
        try await ear.subscribe(scope: "all")
        let gallery = try home.start([Self.python, "\(Self.folder)/gallery.py"], environment: environment)
        #expect(try await gallery.ended(within: .seconds(180)) == 0, "\(gallery.errors)")
        #expect(gallery.errors == "")
        _ = try await ear.ask("status")
        let told = ear.answers.compactMap { $0.params?.state == "queued" ? $0.params?.text : nil }
        // The time of the ticks, whatever else is told of the day.
        #expect(told.count == 10 && told[8].contains("08:00"), "\(told)")
        #expect(
            told.enumerated().filter { $0.offset != 8 }.map(\.element) == [
                "Jan, 3, 1 of 3", "1 to 1.75, 5, 1 of 4", "1, 4 ± 0.5, 1 of 2",
                "box 1: median 3, quartiles 2 and 4, whiskers 1 and 5, outlier 9, 1 of 1", "a, 3, 1 of 3",
                "a, 25%, 1 of 3", "1, 1, 1 of 3", "1, 40%, 1 of 2",
                "This kind of plot, image of 2 rows and 3 columns with values 1 to 5, is not read yet; "
                    + "it has no texts.",
            ])
    }
}
