// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import a11y_speak

@Suite("JSON that is not line by line")
struct JSONDocumentTests {
    private static let chart = ["x: n", "y: v", "v on y: 1 5, 2 7, 3 6"]

    static let texts: [(name: String, text: String, lines: [String])] = [
        ("a list in a line", #"[{"n":1,"v":5},{"n":2,"v":7},{"n":3,"v":6}]"#, chart),
        (
            "a list over lines", "[\n  {\"n\": 1, \"v\": 5},\n  {\"n\": 2,\n   \"v\": 7},\n  {\"n\": 3, \"v\": 6}\n]\n",
            chart
        ),
        ("lists in a list", "[[1,5],[2,7],[3,6]]\n", ["x: no title", "y: column 2", "column 2 on y: 1 5, 2 7, 3 6"]),
        (
            "below a key",
            "{\"status\":\"ok ]}\",\n\"data\":[{\"n\":1,\"v\":5},{\"n\":2,\"v\":7},{\"n\":3,\"v\":6}]}\n", chart
        ),
        ("below a key, in a line", #"{"status":"ok","data":[{"n":1,"v":5},{"n":2,"v":7},{"n":3,"v":6}]}"#, chart),
        (
            "the longest of two",
            "{\"fields\":[{\"id\":1}],\n\"rows\":[{\"n\":1,\"v\":5},{\"n\":2,\"v\":7},{\"n\":3,\"v\":6}]}",
            chart + ["The longest of 2 lists is read; jq extracts another."]
        ),
        ("lines", "{\"n\":1,\"v\":5}\n{\"n\":2,\"v\":7}\n{\"n\":3,\"v\":6}\n", chart),
        (
            "lines with lists in them",
            "{\"n\":1,\"v\":5,\"l\":[{\"a\":1}]}\n{\"n\":2,\"v\":7,\"l\":[]}\n{\"n\":3,\"v\":6}\n",
            chart + ["One text column left out: l."]
        ),
        (
            "escapes before letters of two bytes", #"[{"n":1,"\n\n\nü":5},{"n":2,"\n\n\nü":7},{"n":3,"\n\n\nü":6}]"#,
            ["x: n", "y: ü", "ü on y: 1 5, 2 7, 3 6"]
        ),
        (
            "a list that does not end", "[\n{\"n\":1},\n{\"n\":2}\n",
            ["t, line 4: the JSON ends here, but not all of its brackets and quotes are closed."]
        ),
        (
            "no list", "{\n\"n\": 1\n}\n",
            ["t: there is no list of objects in this JSON: jq can make one, as jq '[.[]]' does."]
        ),
    ]

    @Test(arguments: texts.indices)
    func `a list of objects is a table, wherever the bytes are cut`(index: Int) {
        let table = Self.texts[index]
        for cut in ByteCuts.all(of: Array(table.text.utf8)) {
            let lines = TableStory.read(cut)
            guard lines != table.lines else { continue }
            Issue.record("\(table.name), cut into \(cut.map(\.count)): \(lines)")
            return
        }
    }
}
