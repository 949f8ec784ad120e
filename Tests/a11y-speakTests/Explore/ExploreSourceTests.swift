// SPDX-License-Identifier: MIT

import AnnouncementKit
import DaemonProtocol
import TestSupport
import Testing

@testable import ClientConnection
@testable import Exploring
@testable import Tables
@testable import a11y_speak

@Suite("Explore: where the table comes from")
struct ExploreSourceTests {
    private func source(_ path: String, title: String? = nil) -> ExploreSource {
        var options = TableOptions()
        options.title = title
        return ExploreSource(path: path, options: options)
    }

    @Test func `a file is read at once, and a pipe or device is read live`() throws {
        #expect(try !source(LoopStage.file("1\n")).isLive)
        #expect(!source("/tmp").isLive && !source("/no/such/file").isLive)
        #expect(source("/dev/null").isLive)
    }

    @Test func `before anything of it is known the chart is called as its file, unless it has a title`() {
        #expect(source("a/b.csv").title == "b" && source("-").title == "standard input")
        #expect(source("a/b.csv", title: "Power").title == "Power")
    }

    @Test(arguments: [(nil, "Chart"), ("Rain", "Rain")])
    func `another program's chart has its title, or none, but never its id`(title: String?, name: String) throws {
        let chart = ChartDescriptor(id: "axes1", title: title, axes: [])
        let shown = try ShownChart(
            among: [StatusReply.Program(client: "python", charts: [.init(chart)], elements: 0)], client: nil, chart: nil
        )
        let daemon = ScriptedDaemon(clock: ManualClock())
        #expect(ExploreSource(path: "axes1", options: TableOptions(), shown: (shown, daemon.link)).title == name)
    }

    @Test(arguments: [
        ("/no/such/file", "there is no such file: check its name and its folder."),
        ("/tmp", "it is a directory: name a file in it."),
    ])
    func `an unreadable source is a sentence`(path: String, problem: String) async {
        await #expect {
            _ = try await source(path).read()
        } throws: { error in
            (error as? CommandFailure)?.description == "\(path): \(problem)"
        }
        #expect(throws: (any Error).self) { _ = try source("/no/such/pipe").openLive() }
    }
}
