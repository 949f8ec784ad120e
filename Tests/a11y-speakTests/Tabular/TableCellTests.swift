// SPDX-License-Identifier: MIT

import ArgumentParser
import TestSupport
import Testing

@testable import Tables
@testable import a11y_speak

@Suite("Cells that are not plain numbers")
struct TableCellTests {
    static let tables: [(name: String, text: String, lines: [String])] = [
        (
            "a footnote", "year,y\n2001,1\n2002,2\n2003,7*\n2004,4\n",
            [
                "x: year dates", "y: y", "y on y: 978307200 1, 1009843200 2, 1041379200 7, 1072915200 4",
                "One number has a mark: line 4, *.",
            ]
        ),
        (
            "below a limit", "n,a,b\n1,<0.5,3\n2,0.7,<0.1\n3,0.8,5\n4,0.9,6\n",
            [
                "x: n", "y: a", "y2: b", "a on y: 1 gap, 2 0.7, 3 0.8, 4 0.9", "b on y2: 1 3, 2 gap, 3 5, 4 6",
                "2 cells left out, the first in line 2, <0.5.",
            ]
        ),
        (
            "a day that there is not", "d,b\n2024-01-31,2\n2024-02-30,4\n2024-03-01,5\n",
            ["x: d dates", "y: b", "b on y: 1706659200 2, 1709251200 5", "One row left out: line 3."]
        ),
        (
            "accounts", "item,balance\nrent,($45.00)\nsales,\"$1,234.56\"\nfees,(200)\n",
            ["x: item of rent/sales/fees", "y: balance in USD", "balance on y: 0 -45, 1 1234.56, 2 -200"]
        ),
        (
            "European money", "item;price\na;1.234,56 €\nb;999,99 €\n",
            ["x: item of a/b", "y: price in EUR", "price on y: 0 1234.56, 1 999.99"]
        ),
        (
            "a unit behind each number", "day,weight\n1,5 kg\n2,5.5 kg\n3,6 lb\n4,7 kg\n",
            ["x: day", "y: weight in kg", "weight on y: 1 5, 2 5.5, 3 gap, 4 7", "One cell left out: line 4, 6 lb."]
        ),
        (
            "units that no half of the cells has", "n,weight,m\n1,5 kg,1\n2,5 lb,3\n3,6 st,2\n4,7 lb,4\n",
            ["x: n", "y: m", "m on y: 1 1, 2 3, 3 2, 4 4", "One text column left out: weight."]
        ),
        (
            "times in several units", "call,took\na,250 µs\nb,3 ms\nc,1.5 s\n",
            ["x: call of a/b/c", "y: took in ms", "took on y: 0 0.25, 1 3, 2 1500"]
        ),
        (
            "laps", "lap,time\n1,1:32.5\n2,1:30.25\n3,59.8\n",
            ["x: lap", "y: time in s", "time on y: 1 92.5, 2 90.25, 3 59.8"]
        ),
        (
            "a ride", "stage,duration\na,4:32:10\nb,00:45:00\n",
            ["x: stage of a/b", "y: duration in s", "duration on y: 0 16330, 1 2700"]
        ),
        (
            "memory", "process,mem\na,12K\nb,3M\nc,512\n",
            ["x: process of a/b/c", "y: mem in KiB", "mem on y: 0 12, 1 3072, 2 0.5"]
        ),
        (
            "sizes far apart", "name,size\na,0\nb,17G\nc,2.5G\nd,3M\n",
            ["x: name of a/b/c/d", "y: size in GiB", "size on y: 0 0, 1 17, 2 2.5, 3 0.00293"]
        ),
        (
            "followers", "name,followers\na,12K\nb,1.5M\nc,870\n",
            ["x: name of a/b/c", "y: followers", "followers on y: 0 12000, 1 1500000, 2 870"]
        ),
        (
            "post codes", "zip,people\n02134,10\n10001,20\n94105,30\n",
            ["x: zip of 02134/10001/94105", "y: people", "people on y: 0 10, 1 20, 2 30"]
        ),
        (
            "no end", "n,v\n1,inf\n2,3\n3,-inf\n4,NaN\n5,4\n",
            ["x: n", "y: v", "v on y: 1 inf, 2 3, 3 -inf, 4 gap, 5 4"]
        ),
        (
            "a number that may mean none", "n,y\n1,9.5\n2,-999\n3,10\n4,8\n5,-999\n",
            [
                "x: n", "y: y", "y on y: 1 9.5, 2 -999, 3 10, 4 8, 5 -999",
                "-999 may mark missing values; --missing -999 leaves them out.",
            ]
        ),
        (
            "the other mark", "a;b\n1,5;2\n2,5;3\n3.5;4\n4,5;4\n",
            ["x: a", "y: b", "b on y: 1.5 2, 2.5 3, 4.5 4", "One row left out: line 4."]
        ),
        (
            "short rows and long ones", "a,b,c\n1,2,3\n2,3\n3,4,5,6\n4,5,6\nTotal\n",
            [
                "x: a", "y: b", "y2: c", "b on y: 1 2, 2 3, 4 5", "c on y2: 1 3, 2 gap, 4 6",
                "2 rows left out, the first in line 4.", "One row is short: line 3.",
            ]
        ),
        (
            "quotes around letters of two bytes", "n,\"Größe ü\"\n1,2\n2,3\n3,5\n",
            ["x: n", "y: Größe ü", "Größe ü on y: 1 2, 2 3, 3 5"]
        ),
        (
            "a column that rises, but is not the first", "y,when,z\n3,10,1\n1,20,5\n2,30,2\n",
            ["x: when", "y: y", "y2: z", "y on y: 10 3, 20 1, 30 2", "z on y2: 10 1, 20 5, 30 2"]
        ),
        (
            "equal steps in a later column", "y,mark,z\n3,10,1\n1,20,5\n2,30,2\n",
            [
                "x: row", "y: y", "y2: mark", "y3: z", "y on y: 1 3, 2 1, 3 2", "mark on y2: 1 10, 2 20, 3 30",
                "z on y3: 1 1, 2 5, 3 2", "x is the row number.",
            ]
        ),
        (
            "nothing that rises", "a,b,c,d\n3,10,x,p\n1,25,x,q\n2,30,y,q\n",
            [
                "x: row", "y: a", "y2: b", "a on y: 1 3, 2 1, 3 2", "b on y2: 1 10, 2 25, 3 30",
                "2 text columns left out.", "x is the row number.",
            ]
        ),
        (
            "units in heads", "t,humidity_%,temp_C,lat_ms,temp_max\n1,40,20.5,3,22\n2,41,20,4,23\n3,42,19,5,24\n",
            [
                "x: t", "y: humidity in %", "y2: temp in °C", "y3: lat in ms", "y4: temp_max",
                "humidity on y: 1 40, 2 41, 3 42", "temp on y2: 1 20.5, 2 20, 3 19", "lat on y3: 1 3, 2 4, 3 5",
                "temp_max on y4: 1 22, 2 23, 3 24",
            ]
        ),
        (
            "years in the head", "country,2019,2020,2021\nItaly,1,2,3\nFrance,4,5,6\nSpain,7,8,9\n",
            [
                "x: no title dates", "y: no title", "Italy on y: 1546300800 1, 1577836800 2, 1609459200 3",
                "France on y: 1546300800 4, 1577836800 5, 1609459200 6",
                "Spain on y: 1546300800 7, 1577836800 8, 1609459200 9",
                "Time runs along the headings, so each row is a series; --x 1 makes one of each heading.",
            ]
        ),
        (
            "years that are no head", "Ann,2019,2021\nBob,2018,2020\nEve,2017,2021\n",
            [
                "x: no title of Ann/Bob/Eve", "y: column 2", "y2: column 3", "column 2 on y: 0 2019, 1 2018, 2 2017",
                "column 3 on y2: 0 2021, 1 2020, 2 2021",
            ]
        ),
        (
            "many rows for a year", "year,site,yield\n1931,a,27\n1931,a,30\n1932,b,29\n1932,b,31\n",
            [
                "x: year dates", "y: yield",
                "yield on y: -1230768000 27, -1230768000 30, -1199232000 29, -1199232000 31",
                "2 rows for each year.", "One text column left out: site.",
            ]
        ),
    ]

    @Test(arguments: tables.indices)
    func `a table is opened whatever its cells, and skipped cells are counted`(index: Int) {
        let table = Self.tables[index]
        for cut in ByteCuts.all(of: Array(table.text.utf8)) {
            let lines = TableStory.read(cut)
            guard lines != table.lines else { continue }
            Issue.record("\(table.name), cut into \(cut.map(\.count)): \(lines)")
            return
        }
    }

    @Test func `a code for none is taken out by the option that its sentence names`() throws {
        let arguments = try TableArguments.parse(["--missing", "-999"])
        #expect(arguments.options.missing == ["-999"])
        #expect(
            TableStory.read("n,y\n1,9.5\n2,-999\n3,10\n4,8\n", arguments.options)
                == ["x: n", "y: y", "y on y: 1 9.5, 2 gap, 3 10, 4 8"])
    }
}
