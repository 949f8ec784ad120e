// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// The Python package with the real matplotlib and similar packages from the package index (`scripts/python-venv`).
@Suite("Python figures", .seated)
struct PythonPackageTests {
    private let home: Home
    private static let python = "\(BuildFolder.package)/.build/python/bin/python"
    private static let folder = "\(BuildFolder.package)/Python"

    init() throws {
        home = try Home()
    }

    private var environment: [String: String] {
        home.environment.merging([
            "MPLBACKEND": "Agg", "MPLCONFIGDIR": "\(BuildFolder.package)/.build/python/config",
            "A11Y_SPEAKD_SOCKET": home.socket,
            "PYTHONDONTWRITEBYTECODE": "1", "PYTHONPATH": Self.folder,
        ]) { $1 }
    }

    @Test func `the package passes its own tests, and the checks of its format and types`() async throws {
        let tests = try home.start(["\(BuildFolder.package)/scripts/python-test"], environment: environment)
        #expect(try await tests.ended(within: .seconds(900)) == 0, "\(tests.output)\(tests.errors)")
    }

    @Test func `a figure that is panned and zoomed is announced, at last with its final range`() async throws {
        let daemon = try await RunningDaemon(in: home)
        let ear = try daemon.client()
        try await ear.subscribe(scope: "all")
        let demo = try home.start(
            [Self.python, "\(BuildFolder.package)/Examples/matplotlib/demo.py", "--script"], environment: environment)
        #expect(try await demo.ended(within: .seconds(180)) == 0, "\(demo.errors)")
        #expect(demo.errors == "")
        #expect(try await ear.heardInTheEnd().last == "Date axis, 2012 to 2016")
    }

    @Test func `sonify plays the plots of a figure in turn`() async throws {
        let daemon = try await RunningDaemon(in: home)
        let ear = try daemon.client()
        try await ear.subscribe(scope: "all")
        let program = """
            import a11y_speak, matplotlib.pyplot as plt
            figure, plots = plt.subplots(1, 2)
            for plot, name in zip(plots, ["Coal", "Gas"]):
                plot.plot([1, 2, 3], [4, 6, 5], label=name)
            a11y_speak.sonify(figure, seconds=0.5).wait()
            """
        let done = try home.start(["env", "-C", Self.folder, Self.python, "-c", program], environment: environment)
        #expect(try await done.ended(within: .seconds(180)) == 0, "\(done.errors)")
        #expect(done.errors == "")
        #expect(try await ear.heardInTheEnd() == ["Coal played, 1 to 3", "Gas played, 1 to 3"])
    }

    @Test func `plots are described by their kind, and unsupported ones are reported`() async throws {
        let daemon = try await RunningDaemon(in: home)
        let ear = try daemon.client()
        try await ear.subscribe(scope: "all")
        let gallery = try home.start([Self.python, "\(Self.folder)/tests/plots.py"], environment: environment)
        #expect(try await gallery.ended(within: .seconds(180)) == 0, "\(gallery.errors)")
        #expect(gallery.errors == "")
        _ = try await ear.ask("status")
        let told = ear.answers.compactMap { $0.params?.state == "queued" ? $0.params?.text : nil }
        let table = try String(contentsOfFile: SourceTree.root + "/Tests/Tables/heard/plots.txt", encoding: .utf8)
        let expected = table.split(separator: "\n").filter { !$0.hasPrefix("#") }.map(String.init)
        #expect(told.map(\.plain) == expected, "Read what is told now, and put it into Tests/Tables/heard/plots.txt.")
    }
}

extension String {
    /// The text with plain spaces before units.
    fileprivate var plain: String { String(map { $0 == "\u{A0}" ? " " : $0 }) }
}
