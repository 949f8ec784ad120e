// SPDX-License-Identifier: MIT

import ArgumentParser
import Testing

@testable import Tables
@testable import a11y_speak

@Suite("Explore: options")
struct TableArgumentsTests {
    private func options(_ arguments: String) throws -> TableOptions {
        try TableArguments.parse(arguments.split(separator: " ").map(String.init)).options
    }

    @Test func `an empty line gives the default options`() throws {
        #expect(try options("") == TableOptions())
    }

    @Test func `every option is taken`() throws {
        var all = TableOptions()
        all.format = .columns
        all.x = "time"
        all.columns = ["a", "3"]
        all.by = "-"
        all.delimiter = "\t"
        all.decimalComma = true
        all.dateFormat = .dayFirst
        all.units = ["2": "ppm", "a=b": "V"]
        all.hasHeader = false
        all.missing = ["-99", "x"]
        all.title = "T"
        let line =
            "--format columns --x time --columns a,3 --by - --delimiter tab --decimal-comma --dates dmy --unit 2=ppm "
            + "--unit a=b=V --no-header --missing=-99 --missing x --title T"
        #expect(try options(line) == all)
        #expect(try options("--decimal-point --header --delimiter ;").decimalComma == false)
        #expect(try options("--decimal-point --header --delimiter ;").hasHeader == true)
        #expect(try options("--delimiter ;").delimiter == ";")
    }

    @Test(arguments: [
        "--decimal-comma --decimal-point", "--header --no-header", "--delimiter ab", "--unit ppm", "--unit =V",
        "--format xls", "--dates soon",
    ])
    func `an invalid option is refused`(line: String) {
        #expect(throws: (any Error).self) { try options(line) }
    }
}
