// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import a11y_speak

/// Rows of one word more than the head: of the last column, or of a first one without a head.
@Suite("Output of programs: rows longer than their head")
struct WordsBeyondHeadTests {
    private static let outputs: [(name: String, text: String, lines: [String])] = [
        (
            "ps aux, most of whose commands have an argument",
            """
            USER         PID %CPU %MEM    VSZ   RSS TTY      STAT START   TIME COMMAND
            root           1  0.5  0.1 168000 12000 ?        Ss   Jan01   0:05 /sbin/init splash
            root           2  0.0  0.0      0     0 ?        S    Jan01   0:00 [kthreadd]
            ann         1034  2.5  1.2 928000 98000 tty1     Sl   08:12   1:32 /usr/bin/orca --replace
            ann         1090  1.5  0.2 128000 18000 tty1     S    08:13   0:02 bash -l
            """,
            [
                "x: COMMAND of /sbin/init splash/[kthreadd]//usr/bin/orca --replace/bash -l", "y: CPU in %",
                "y2: MEM in %", "y3: VSZ", "y4: RSS", "y5: TIME in s", "CPU on y: 0 0.5, 1 0, 2 2.5, 3 1.5",
                "MEM on y2: 0 0.1, 1 0, 2 1.2, 3 0.2", "VSZ on y3: 0 168000, 1 0, 2 928000, 3 128000",
                "RSS on y4: 0 12000, 1 0, 2 98000, 3 18000", "TIME on y5: 0 5, 1 0, 2 92, 3 2",
                "4 text columns left out.", "One column of codes left out: PID.",
            ]
        ),
        (
            "a table of R, whose rows have names and whose head has none for them",
            "a b c\nx 1 2 3\ny 4 5 6\nz 7 8 9\n",
            [
                "x: no title of x/y/z", "y: a", "y2: b", "y3: c", "a on y: 0 1, 1 4, 2 7", "b on y2: 0 2, 1 5, 2 8",
                "c on y3: 0 3, 1 6, 2 9",
            ]
        ),
    ]

    @Test(arguments: outputs.indices)
    func `words beyond the head are of the last column where they stand below it`(index: Int) {
        let output = Self.outputs[index]
        for cut in ByteCuts.all(of: Array(output.text.utf8)) {
            let lines = TableStory.read(cut)
            guard lines != output.lines else { continue }
            Issue.record("\(output.name), cut into \(cut.map(\.count)): \(lines)")
            return
        }
    }
}
