// SPDX-License-Identifier: MIT

import Testing

/// Orca's sentences for the details of elements, each once, and the daemon's own for a live region.
@Suite("Orca announces details once", .seated)
struct OrcaDetailTests {
    private let home: Home

    init() throws {
        home = try Home()
    }

    private static let elements = [
        #""id":"start","label":"Start","traits":["button"]"#,
        #""id":"news","label":"News","traits":["header"],"headingLevel":3"#,
        #""id":"more","label":"Details","traits":["button"],"expanded":false"#,
        #""id":"state","label":"State","value":"waiting","live":"polite""#,
        #""id":"prices","label":"Prices","containerType":"dataTable""#,
        #""id":"w","label":"Ware","container":"prices","index":0,"row":0,"column":0,"traits":["header"]"#,
        #""id":"p","label":"Price","container":"prices","index":1,"row":0,"column":1,"traits":["header"]"#,
        #""id":"a","label":"Bread","container":"prices","index":2,"row":1,"column":0"#,
        #""id":"b","label":"2 euros","container":"prices","index":3,"row":1,"column":1"#,
        #""id":"c","label":"Milk","container":"prices","index":4,"row":2,"column":0"#,
        #""id":"d","label":"1 euro","container":"prices","index":5,"row":2,"column":1"#,
        #""id":"name","label":"Name","text":"Ann","caret":3,"editable":true"#,
    ]

    /// A request, and the sentences of Orca 43 and of newer versions.
    private struct Step {
        let method: String
        let parameters: String
        let orca: [String]
        let newer: [String]

        init(_ method: String, _ parameters: String, orca: [String], newer: [String]? = nil) {
            (self.method, self.parameters, self.orca, self.newer) = (method, parameters, orca, newer ?? orca)
        }
    }

    /// The daemon announces the live region, and Orca everything else. Orca echoes keys, not changed texts: Orca 43 has the
    /// key of the edit from the desktop bridge, and newer versions hear keys from the X server, where none is pressed here.
    /// Orca announces the cells of a new row, and a new column's header; Orca 43 also a table's size, once.
    private static let steps = [
        Step("focus", #"{"element":"news"}"#, orca: ["News heading level 3"], newer: ["News heading 3"]),
        Step(
            "focus", #"{"element":"more"}"#, orca: ["Details collapsed push button"],
            newer: ["Details collapsed button"]),
        Step("invalidated", #"{"element":{"id":"more","expanded":true},"cause":"user"}"#, orca: ["expanded"]),
        Step("invalidated", #"{"element":{"id":"state","value":"done"}}"#, orca: ["done"]),
        Step(
            "focus", #"{"element":"a"}"#, orca: ["Prices", "table with 3 rows 2 columns", "Bread", "2 euros"],
            newer: ["Bread", "2 euros"]),
        Step("focus", #"{"element":"b"}"#, orca: ["Price column header 2 euros"]),
        Step("focus", #"{"element":"d"}"#, orca: ["Milk", "1 euro"]),
        Step("focus", #"{"element":"name"}"#, orca: ["Name entry Ann"]),
        Step(
            "invalidated", #"{"element":{"id":"name","text":"Anna","caret":4},"cause":"user"}"#, orca: ["a"], newer: []),
    ]

    @Test(.tags(.long))
    func `headings, expanded buttons, table cells, live regions and texts are each announced once`()
        async throws
    {
        let stage = try await OrcaStage(in: home)
        let client = stage.client
        _ = try await client.ask("hello", #"{"client":"shop"}"#)
        for element in Self.elements {
            _ = try await client.ask("willDisplay", #"{"element":{\#(element),"frame":[9,9,90,9]}}"#)
        }
        _ = try await client.ask("focus", #"{"element":"start"}"#)
        let isOld = try await stage.version() < 48
        _ = try await stage.startOrca(saying: isOld ? "Start push button" : "Start button")
        let before = stage.said.count
        for step in Self.steps {
            let expected = isOld ? step.orca : step.newer
            let said = try await stage.accepted(expected.count) {
                _ = try await client.ask(step.method, step.parameters)
            }
            _ = try await stage.stand.silence()
            #expect(said == expected, "\(step.method) \(step.parameters)")
        }
        let all = Self.steps.flatMap { isOld ? $0.orca : $0.newer }
        #expect(Array(stage.said.dropFirst(before)) == all)
    }
}
