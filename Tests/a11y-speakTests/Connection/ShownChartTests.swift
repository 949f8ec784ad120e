// SPDX-License-Identifier: MIT

import AnnouncementKit
import DaemonProtocol
import Testing

@testable import ClientConnection
@testable import a11y_speak

@Suite("The chart that is meant")
struct ShownChartTests {
    private func program(_ name: String?, _ charts: String...) -> StatusReply.Program {
        StatusReply.Program(
            client: name,
            charts: charts.map { .init(ChartDescriptor(id: $0, title: "Title of \($0)", axes: [])) }, elements: 0)
    }

    private func found(_ programs: [StatusReply.Program], client: String? = nil, chart: String? = nil) -> String {
        do {
            let shown = try ShownChart(among: programs, client: client, chart: chart)
            return "\(shown.chart) of \(shown.client)"
        } catch {
            return error.description
        }
    }

    @Test func `the only one need not be named, and others are named by program, id or title`() {
        let two = [program("top", "load"), program("plot", "co2", "o2")]
        #expect(found([program("top", "load"), program(nil, "x")]) == "load of top")
        #expect(found(two, client: "top") == "load of top")
        #expect(found(two, chart: "o2") == "o2 of plot")
        #expect(found(two, client: "plot", chart: "Title of co2") == "co2 of plot")
    }

    @Test func `a missing or ambiguous chart is refused with the shown charts`() {
        let two = [program("top", "load"), program("plot", "co2", "o2")]
        #expect(found([]) == "No program shows a chart.")
        #expect(
            found(two)
                == "Several charts are shown: load of top, co2 of plot, o2 of plot. Name one, and its program with --client."
        )
        #expect(
            found(two, client: "htop")
                == #"No program "htop" shows a chart. Charts that are shown: load of top, co2 of plot, o2 of plot."#)
        #expect(
            found(two, client: "plot", chart: "load")
                == #"There is no chart "load". Charts that are shown: co2 of plot, o2 of plot."#)
    }
}
