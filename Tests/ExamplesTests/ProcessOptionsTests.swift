// SPDX-License-Identifier: MIT

import Testing

@testable import ProcessTable

@Suite("Options of the process table")
struct ProcessOptionsTests {
    @Test func `options that are not given have the page's defaults`() throws {
        let options = try ProcessOptions([])
        #expect(options.rows == 10 && options.interval == 2 && options.updates == nil && options.focus == nil)
    }

    @Test func `every option is read`() throws {
        let options = try ProcessOptions(["--rows", "5", "--interval", "0.5", "--updates", "3", "--focus", "make"])
        #expect(options.rows == 5 && options.interval == 0.5 && options.updates == 3 && options.focus == "make")
    }

    @Test(arguments: [
        (["--rows", "0"], "--rows is 0; it is 1 to 1000."),
        (["--rows", "many"], "--rows is many; it is 1 to 1000."),
        (["--interval", "0.01"], "--interval is 0.01; it is 0.1 to 3600.0."),
        (["--interval", "nan"], "--interval is nan; it is 0.1 to 3600.0."),
        (["--updates", "-1"], "--updates is -1; it is 1 to 1000000."),
        (["--focus"], "--focus needs a value."),
        (["--color", "red"], "--color is no option."),
    ])
    func `a mistake is reported in a sentence`(arguments: [String], sentence: String) {
        #expect(throws: ProcessOptions.Mistake(description: sentence)) { try ProcessOptions(arguments) }
    }
}
