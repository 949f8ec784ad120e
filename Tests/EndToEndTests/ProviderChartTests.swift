// SPDX-License-Identifier: MIT

import Testing

/// Charts of clients as accessible objects, read and driven by pyatspi.
@Suite("Charts as accessible trees", .seated)
struct ProviderChartTests {
    private let home: Home

    init() throws {
        home = try Home()
    }

    private func stage(_ points: String) async throws -> ProviderStage {
        let stage = try await ProviderStage(in: home, client: "plot")
        _ = try await stage.client.ask(
            "describeChart",
            #"{"chart":{"id":"co2","title":"CO2","axes":[{"id":"x","min":1959,"max":1961},{"id":"y","unit":"ppm"}],"#
                + #""series":[{"id":"s","name":"Mauna Loa","points":\#(points)}]}}"#)
        return stage
    }

    @Test func `a chart's tree has the visible points in the daemon's words, and follows the range`()
        async throws
    {
        let stage = try await stage("[[1958,315],[1959,316],[1960,null],[1961,318.5],[1962,319]]")
        let tree = try await stage.tree(of: "plot")
        #expect(
            tree == """
                application plot
                  frame plot
                    chart CO2
                      slider X axis = 1959 horizontal
                      slider Y axis = 315 vertical
                      list Mauna Loa (5 points) manages-descendants
                        list item 1959: 316\u{a0}ppm transient
                        list item 1960: no value transient
                        list item 1961: 318.5\u{a0}ppm transient

                """)
        _ = try await stage.client.ask("rangeChanged", #"{"chart":"co2","axis":"x","min":1961,"max":1970}"#)
        _ = try await stage.client.ask("appendPoints", #"{"chart":"co2","series":"s","points":[[1963,320]]}"#)
        let moved = try await stage.tree(of: "plot", "child", "Mauna Loa", "0", "2")
        #expect(
            moved == """
                3 ['list item 1961: 318.5\\xa0ppm transient', 'list item 1963: 320\\xa0ppm transient']

                """)
    }

    @Test func `actions on the axes and on the chart are sent to its program`() async throws {
        let stage = try await stage("[[1958,315],[1962,319]]")
        for (step, action) in [
            (["do", "X axis", "increment"], "increment"), (["set", "X axis", "1950"], "decrement"),
            (["do", "CO2", "zoomIn"], "zoomIn"), (["do", "CO2", "scroll left"], "scroll"),
        ] {
            _ = try await stage.tree(of: "plot", step[0], step[1], step[2])
            #expect(try await stage.performed(action).params?.chart == "co2")
        }
    }

    @Test func `a list of a million points is read only where a reader asks`() async throws {
        let stage = try await stage("[]")
        for start in stride(from: 0, to: 1_000_000, by: 5000) {
            let points = (start..<start + 5000).map { "[\($0),\($0 % 97)]" }.joined(separator: ",")
            stage.client.send(
                #"{"method":"appendPoints","params":{"chart":"co2","series":"s","points":[\#(points)]}}"#.utf8 + [10])
        }
        _ = try await stage.client.ask("rangeChanged", #"{"chart":"co2","axis":"x","min":0,"max":1000000}"#)
        let read = try await stage.tree(of: "plot", "child", "Mauna Loa", "0", "500000", "999999")
        #expect(
            read == """
                1000000 ['list item 0: 0\\xa0ppm transient', 'list item 500,000: 62\\xa0ppm transient', \
                'list item 999,999: 26\\xa0ppm transient']

                """)
    }
}
