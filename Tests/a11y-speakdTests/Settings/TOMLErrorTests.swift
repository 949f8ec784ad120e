// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import TOML
@testable import a11y_speakd

/// Invalid TOML 1.0, and the errors that report it.
@Suite("Invalid TOML")
struct TOMLErrorTests {
    private func problem(_ toml: String) -> String {
        do {
            return "read: \(try TOMLReader.table(Array(toml.utf8)))"
        } catch {
            return "\(error)"
        }
    }

    private static let bare = "quote other characters than letters, digits, - and _"
    private static let control = "cannot hold a control character: write it as \\u and its number within quotes"
    private static let digits = "\\u takes four and \\U eight hexadecimal digits of an existing character"

    @Test(arguments: [
        ("a", "line 1, column 2: after a key comes \"=\" and its value, but there is the end of the file"),
        ("= 1", "line 1, column 1: a key is missing: there is \"=\"; \(bare)"),
        ("a = 1 b = 2", "line 1, column 7: \"b\" comes after the end: begin a new line for it"),
        ("a = 1\na = 2", "line 2, column 1: \"a\" is given a second time: remove one"),
        ("é = 1", "line 1, column 1: a key is missing: there is \"é\"; \(bare)"),
        ("a. = 1", "line 1, column 4: a key is missing: there is \"=\"; \(bare)"),
        ("a =\n1", "line 1, column 4: a value is missing: there is the end of the line"),
        ("\"\"\"a\"\"\" = 1", "line 1, column 3: after a key comes \"=\" and its value, but there is \"\"\""),
        ("a = fast", "line 1, column 5: \"fast\" is not a value: put text in quotes"),
        ("a = True", "line 1, column 5: \"True\" is not a value: put text in quotes"),
        ("a = 1\rb = 2", "line 1, column 6: the end of the line comes after the end: begin a new line for it"),
        ("# \u{1}", "line 1, column 3: a comment \(control)"),
    ])
    func `an invalid line is refused with its place and the reason`(toml: String, sentence: String) {
        #expect(problem(toml) == sentence)
    }

    @Test(arguments: [
        "01", "-01", "1__0", "_1", "1_", "0x", "0x_1", "0xg", "-0x1", "+0b1", "0b2", "0o8", "0X1", "1.", ".5", "1.e5",
        "1e", "1e5.0", "1._5", "1_.5", "9223372036854775808", "-9223372036854775809", "+", "-", "--1", "1-", "0_0",
        "00",
    ])
    func `an invalid number is refused at its place`(number: String) {
        let sentence = problem("a = \(number)")
        #expect(sentence.hasPrefix("line 1, column 5: \"\(number)\" is not a "), "\(sentence)")
    }

    @Test(arguments: ["1979-05-27", "1979-05-27T07:32:00Z", "1979-05-27 07:32:00", "07:32:00"])
    func `a date or time is refused with the advice to quote it`(date: String) {
        #expect(
            problem("a = \(date)") == "line 1, column 5: dates and times are not supported: put the value in quotes")
    }

    @Test(arguments: [
        ("a = \"x", "line 1, column 5: this text has no end: close it with \""),
        ("\na = 'x\n'", "line 2, column 5: this text has no end: close it with '"),
        ("a = \"\"\"x", "line 1, column 5: this text has no end: close it with three \""),
        ("a = '''x''", "line 1, column 5: this text has no end: close it with three '"),
        (
            #"a = "\q""#,
            #"line 1, column 6: there is no such escape: write a backslash as \\, or use 'single quotes'"#
        ),
        (#"a = "\u12""#, "line 1, column 6: \(digits)"), (#"a = "\uD800""#, "line 1, column 6: \(digits)"),
        (#"a = "\u+123""#, "line 1, column 6: \(digits)"), (#"a = "\U00110000""#, "line 1, column 6: \(digits)"),
        ("a = \"\0\"", "line 1, column 6: a text \(control)"),
        ("a = '''\u{7F}'''", "line 1, column 8: a text \(control)"),
        ("a = \"\"\"\"\"\"\"\"\"", "line 1, column 8: there are more than five quotation marks in a row"),
    ])
    func `an invalid text is refused with its place and the reason`(toml: String, sentence: String) {
        #expect(problem(toml) == sentence)
    }

    @Test(arguments: [
        ("[[[", "line 1, column 3: a key is missing: there is \"[\"; \(bare)"),
        ("v=[}", "line 1, column 4: a value is missing: there is \"}\""),
        ("[]", "line 1, column 2: a key is missing: there is \"]\"; \(bare)"),
        ("[a", "line 1, column 3: a header ends with \"]\", but there is the end of the file"),
        ("[[a]", "line 1, column 4: a header ends with \"]]\", but there is \"]\""),
        ("[a] b = 1", "line 1, column 5: \"b\" comes after the end: begin a new line for it"),
        ("[a]\n[a]", "line 2, column 2: \"a\" is given a second time: remove one"),
        ("a = 1\n[a]", "line 2, column 2: \"a\" is given a second time: remove one"),
        ("a = 1\n[a.b]", "line 2, column 2: \"a\" is given a second time: remove one"),
        ("a = []\n[[a]]", "line 2, column 3: \"a\" is given a second time: remove one"),
        ("[a]\n[[a]]", "line 2, column 3: \"a\" is given a second time: remove one"),
        ("[[a]]\n[a]", "line 2, column 2: \"a\" is given a second time: remove one"),
        ("a = {b = 1}\n[a.c]", "line 2, column 2: \"a\" is given a second time: remove one"),
        ("a = {b = 1}\na.c = 2", "line 2, column 1: \"a\" is given a second time: remove one"),
        ("[a]\nb.c = 1\n[a.b]", "line 3, column 2: \"b\" is given a second time: remove one"),
        ("[a.b.c]\n[a]\nb.d = 1", "line 3, column 1: \"b\" is given a second time: remove one"),
        ("a.b = 1\na.b.c = 2", "line 2, column 1: \"b\" is given a second time: remove one"),
        ("a = [1 2]", "line 1, column 8: in a list \",\" or \"]\" comes after a value, but there is \"2\""),
        ("a = [1,,2]", "line 1, column 8: a value is missing: there is \",\""),
        ("a = [,]", "line 1, column 6: a value is missing: there is \",\""),
        ("a = [1,\n", "line 1, column 5: this list has no end: close it with \"]\""),
        ("a = {b = 1,}", "line 1, column 12: a key is missing: there is \"}\"; \(bare)"),
        (
            "a = {b = 1\n}",
            "line 1, column 11: in braces \",\" or \"}\" comes after a value, but there is the end of the line"
        ),
        ("a = {b = 1, b = 2}", "line 1, column 13: \"b\" is given a second time: remove one"),
        ("a = {b = {c = 1}, b.d = 2}", "line 1, column 19: \"b\" is given a second time: remove one"),
    ])
    func `an invalid list or table is refused with its place and the reason`(toml: String, sentence: String) {
        #expect(problem(toml) == sentence)
    }

    @Test func `invalid UTF-8 is refused at its first byte`() {
        let bytes: [[UInt8]] = [[0xFF], [0x61, 0xC3], [0x0A, 0xC3, 0xA9, 0x80], [0xED, 0xA0, 0x80], [0xC0, 0x80]]
        let errors = bytes.map { bytes in
            let error = #expect(throws: TOMLError.self) { try TOMLReader.table(Array("# é".utf8) + bytes) }
            return error.map { "\($0)" }
        }
        let sentence = "this is not UTF-8: save the file in that encoding"
        #expect(
            errors == [
                "line 1, column 4: \(sentence)", "line 1, column 5: \(sentence)", "line 2, column 2: \(sentence)",
                "line 1, column 4: \(sentence)", "line 1, column 4: \(sentence)",
            ])
    }

    @Test(arguments: [
        ["a = ", "[", "", "]"], ["", "a.", "a = 1", ""], ["a = ", "{b = ", "1", "}"], ["[", "a.", "a]", ""],
        ["a = ", "[{b = ", "1", "}]"],
    ])
    func `nesting above 64 levels is refused without a crash`(pieces: [String]) {
        func nested(_ depth: Int) -> String {
            pieces[0] + String(repeating: pieces[1], count: depth) + pieces[2]
                + String(repeating: pieces[3], count: depth)
        }
        #expect(problem(nested(30)).hasPrefix("read: "))
        for depth in [66, 10_000] {
            #expect(problem(nested(depth)).hasSuffix(": this is nested more than 64 deep"))
        }
    }
}
