// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import Wording

@testable import a11y_speak

@Suite("Tables as charts")
struct TableReaderTests {
    static let tables: [(name: String, text: String, lines: [String])] = [
        (
            "comma", "date,co2,status\n2024-01-31,1.5,ok\n2024-02-01,NA,bad\n2024-02-02,-3e1,ok\n",
            [
                "x: date dates", "y: co2", "co2 on y: 1706659200 1.5, 1706745600 gap, 1706832000 -30",
                "One text column left out: status.",
            ]
        ),
        (
            "German, with a byte order mark",
            "\u{FEFF}Datum;Temperatur (°C);Regen [mm]\r\n30.01.2024;-1,5;0\r\n31.01.2024;2,25;1.234,5\r\n01.02.2024;;3\r\n",
            [
                "x: Datum dates", "y: Temperatur in °C", "y2: Regen in mm",
                "Temperatur on y: 1706572800 -1.5, 1706659200 2.25, 1706745600 gap",
                "Regen on y2: 1706572800 0, 1706659200 1234.5, 1706745600 3",
            ]
        ),
        (
            "bars without a head", "1|10\n2|20\n3|15\n",
            ["x: no title", "y: column 2", "column 2 on y: 1 10, 2 20, 3 15"]
        ),
        (
            "tabs and times with zones", "at\tv\n2024-01-31T12:00:00+02:00\t1\n2024-01-31T12:00:01.5+02:00\t2\n",
            ["x: at dates at 7200", "y: v", "v on y: 1706695200 1, 1706695201.5 2"]
        ),
        (
            "quotes", "name,a\n\"x, \"\"y\"\"\",\"1,234.5\"\n\"two\nlines\", \"2.5\" \n",
            ["x: name of x, \"y\"/two\nlines", "y: a", "a on y: 0 1234.5, 1 2.5"]
        ),
        ("a column alone", "1\n2\n3.5", ["x: row", "y: column 1", "column 1 on y: 1 1, 2 2, 3 3.5"]),
        (
            "vmstat",
            """
            procs -----------memory---------- ------cpu-----
             r  b   swpd   free us sy id wa st
             1  0      0 491590  1  2 97  0  0
             0  0      0 491591  1  2 97  0  0
            procs -----------memory---------- ------cpu-----
             r  b   swpd   free us sy id wa st
             2  0      0 491592  3  2 95  0  0
            """,
            ["x: row"]
                + ["r", "b", "swpd", "free", "us", "sy", "id", "wa", "st"].enumerated().map {
                    $0.offset == 0 ? "y: r" : "y\($0.offset + 1): \($0.element)"
                } + [
                    "r on y: 1 1, 2 0, 3 2", "b on y2: 1 0, 2 0, 3 0", "swpd on y3: 1 0, 2 0, 3 0",
                    "free on y4: 1 491590, 2 491591, 3 491592", "us on y5: 1 1, 2 1, 3 3", "sy on y6: 1 2, 2 2, 3 2",
                    "id on y7: 1 97, 2 97, 3 95", "wa on y8: 1 0, 2 0, 3 0", "st on y9: 1 0, 2 0, 3 0",
                    "x is the row number.",
                ]
        ),
        (
            "mpstat",
            """
            Linux 6.1.0 (host)  01/31/2024  _x86_64_  (4 CPU)

            11:59:58 PM  CPU    %usr   %sys
            11:59:59 PM  all    0.50   0.25
            12:00:00 AM  all    1.50   0.25

            12:00:00 AM  CPU    %usr   %sys
            12:00:01 AM  all    2.50   0.25
            """,
            [
                "x: no title dates", "y: usr in %", "y2: sys in %",
                "usr on y: 86399 0.5, 86400 1.5, 86401 2.5", "sys on y2: 86399 0.25, 86400 0.25, 86401 0.25",
                "One text column left out: CPU.",
            ]
        ),
        (
            "NOAA's",
            """
            # NOTE: missing months have been denoted by -99.99
            #            decimal     monthly
            1958   3   1958.2027      315.71
            1958   4   1958.2877      -99.99
            1958   5   1958.3699      317.51
            """,
            [
                "x: no title dates", "y: column 4",
                "column 4 on y: -372298853 315.71, -369618293 gap, -367026034 317.51",
                "As the comments say, -99.99 marks a missing value.", "2 parts of the date left out.",
            ]
        ),
        (
            "JSON",
            #"""
            {"t":"2024-01-31T12:00:00Z","v":1.5,"s":"a\u00e9\"","%":50}
            {"v":null,"t":"2024-01-31 12:00:01","n":{"x":[1,"}"]}}
            """#,
            [
                "x: t dates", "y: v", "y2: %", "v on y: 1706702400 1.5, 1706702401 gap",
                "% on y2: 1706702400 50, 1706702401 gap", "2 text columns left out.",
            ]
        ),
        (
            "JSON arrays", "[1, 2]\n[2, 3.5]\n[3, 4]\n",
            ["x: no title", "y: column 2", "column 2 on y: 1 2, 2 3.5, 3 4"]
        ),
        (
            "series below each other", "who,day,v\na,2024-01-31,1\na,2024-02-01,2\nb,2024-01-31,3\nb,2024-02-01,4\n",
            [
                "x: day dates", "y: v", "a on y: 1706659200 1, 1706745600 2", "b on y: 1706659200 3, 1706745600 4",
            ]
        ),
        (
            "a day and a time", "date,time,v\n2024-01-31,12:00,1\n2024-01-31,12:01,2\n",
            ["x: date dates", "y: v", "v on y: 1706702400 1, 1706702460 2"]
        ),
        (
            "newest first, after a title", "Report\nof 2024\n\nday,$,share\n2024-02-01,$5.50,12 %\n2024-01-31,$1,13%\n",
            [
                "x: day dates", "y: $ in USD", "y2: share in %", "$ on y: 1706659200 1, 1706745600 5.5",
                "share on y2: 1706659200 13, 1706745600 12",
                "The rows are not in the order of the x axis and were sorted.",
                "Lines 1 to 2 are not rows: left out.",
            ]
        ),
        (
            "American dates", "date,v\n01/30/2024,1\n01/31/2024,2\n",
            ["x: date dates", "y: v", "v on y: 1706572800 1, 1706659200 2"]
        ),
        (
            "dates that can be read in two ways", "date,v\n03/04/2024,1\n03/05/2024,2\n",
            [
                "x: date dates", "y: v", "v on y: 1709510400 1, 1709596800 2",
                "03/04/2024 is read as month, day, year; --dates dmy reads it the other way.",
            ]
        ),
        (
            "thousands", "n;v\n1;1.234\n2;2.345\n3;1\n",
            [
                "x: n", "y: v", "v on y: 1 1.234, 2 2.345, 3 1",
                "Numbers such as 1.234 are read as fractions; --decimal-comma reads thousands.",
            ]
        ),
        (
            "rows without a date", "date,v\n2024-01-31,1\n,2\n2024-02-01,3\n",
            ["x: date dates", "y: v", "v on y: 1706659200 1, 1706745600 3", "1 row has no place on the x axis."]
        ),
        (
            "Unix time, and equal heads", "timestamp,v,v\n1706659200,1,2\n1706659260,3,4\n",
            [
                "x: timestamp dates", "y: v", "y2: v", "v on y: 1706659200 1, 1706659260 3",
                "v 2 on y2: 1706659200 2, 1706659260 4",
            ]
        ),
    ]

    @Test(arguments: tables.indices)
    func `a table is the chart that it means, however its bytes are cut`(index: Int) {
        let table = Self.tables[index]
        #expect(TableStory.read(table.text) == table.lines, "\(table.name)")
        for cut in ByteCuts.all(of: Array(table.text.utf8)) {
            let lines = TableStory.read(cut)
            guard lines != table.lines else { continue }
            Issue.record("\(table.name), cut into \(cut.map(\.count)): \(lines)")
            return
        }
    }

    @Test(arguments: tables.indices)
    func `columns are recognised by the first rows as by all`(index: Int) {
        let table = Self.tables[index]
        guard
            !["quotes", "dates that can be read in two ways", "NOAA's", "series below each other"].contains(table.name)
        else { return }
        let few = TableStory.read(table.text, sampleSize: 5)
        #expect(few == table.lines, "\(table.name)")
    }
}
