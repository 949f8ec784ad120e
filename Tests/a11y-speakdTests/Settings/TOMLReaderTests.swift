// SPDX-License-Identifier: GPL-3.0-or-later

import TestSupport
import Testing

@testable import TOML
@testable import a11y_speakd

/// Valid TOML 1.0 and its values.
@Suite("TOML")
struct TOMLReaderTests {
    private func shown(_ toml: String) -> String {
        do {
            return try TOMLReader.table(Array(toml.utf8)).description
        } catch {
            return "\(error)"
        }
    }

    @Test(arguments: [
        ("", "{}"), ("\u{FEFF}a = 1", "{a = 1}"), ("# nothing", "{}"), ("\n\r\n \t\n", "{}"), ("a=1", "{a = 1}"),
        ("a = 1 # one\nb = 2\r\n", "{a = 1, b = 2}"), (#""" = 1"#, #"{"" = 1}"#), ("'a b' = 1", #"{"a b" = 1}"#),
        ("1234 = 1\n-_a = 2", "{1234 = 1, -_a = 2}"), ("3.14 = 1", "{3 = {14 = 1}}"),
        ("a . b.\"c.d\" = 1\na.e = 2", #"{a = {b = {"c.d" = 1}, e = 2}}"#), (#""\u00e9" = 1"#, #"{"é" = 1}"#),
    ])
    func `keys are bare, in quotes or dotted`(toml: String, table: String) {
        #expect(shown(toml) == table)
    }

    @Test(arguments: [
        (#""""#, #""""#), (#""a\tb\n\"\\\u00E4\U0001F600""#, #""a\tb\n\"\\ä😀""#),
        (#"'C:\new "x"'"#, #""C:\\new \"x\"""#), ("\"\"\"\none\ntwo\"\"\"", #""one\ntwo""#),
        ("\"\"\"\r\none\r\ntwo\"\"\"", #""one\ntwo""#), ("\"\"\"a\\\n   \n  b\"\"\"", #""ab""#),
        ("\"\"\"a \\  \n\n  b\"\"\"", #""a b""#), (##""""a""b""""""##, ##""a\"\"b\"\"""##),
        ("'''\na'b''\\n'''", #""a'b''\\n""#), ("''''''''", #""''""#), ("'''''''", #""'""#),
        ("\"tab\there\"", #""tab\there""#), (#""\b\f\r""#, #""\u0008\u000C\u000D""#), (#""\u007F""#, #""\u007F""#),
        (##""# no comment" # one"##, ##""# no comment""##),
    ])
    func `texts have one line or several, with or without escapes`(toml: String, value: String) {
        #expect(shown("v = \(toml)") == "{v = \(value)}")
    }

    @Test(arguments: [
        ("0", "0"), ("-0", "0"), ("+99", "99"), ("1_000", "1000"), ("0xDEAD_beef", "3735928559"), ("0o755", "493"),
        ("0b1101", "13"), ("9223372036854775807", "9223372036854775807"),
        ("-9223372036854775808", "-9223372036854775808"), ("0x0", "0"), ("0x00ff", "255"),
        ("1.0", "1.0"), ("-0.0", "-0.0"), ("3.1415", "3.1415"), ("5e+22", "5e+22"), ("1e06", "1000000.0"),
        ("-2E-2", "-0.02"), ("6.626e-34", "6.626e-34"), ("9_224.5_1", "9224.51"), ("1e400", "inf"), ("inf", "inf"),
        ("+inf", "inf"), ("-inf", "-inf"), ("nan", "nan"), ("+nan", "nan"), ("-nan", "nan"), ("true", "true"),
        ("false", "false"),
    ])
    func `numbers are decimal, hexadecimal, octal, binary or floating-point`(toml: String, value: String) {
        #expect(shown("v = \(toml)") == "{v = \(value)}")
    }

    @Test(arguments: [
        ("v = []", "{v = []}"), (#"v = [1, "a", [true], {b = 1}]"#, #"{v = [1, "a", [true], {b = 1}]}"#),
        ("v = [ # one\n  1, # two\n\n  2,\n]\nw = 1", "{v = [1, 2], w = 1}"), ("v = {}", "{v = {}}"),
        ("v = { a.b = 1, a.c = 2, \"d\" = [\n1\n] }", "{v = {a = {b = 1, c = 2}, d = [1]}}"),
        ("[a]\nx = 1\n[b]\nx = 2", "{a = {x = 1}, b = {x = 2}}"),
        ("[ a . b ]\nx = 1\n[a]\ny = 2", "{a = {b = {x = 1}, y = 2}}"),
        ("[[p]]\nn = 1\n[[p]]\n[[p]]\nn = 3", "{p = [{n = 1}, {}, {n = 3}]}"),
        (
            "[[f]]\nn = 1\n[f.c]\nx = 1\n[[f.v]]\nm = 1\n[[f.v]]\n[[f]]\n[f.c]",
            "{f = [{n = 1, c = {x = 1}, v = [{m = 1}, {}]}, {c = {}}]}"
        ),
        ("[a]\nb.c = 1\n[a.b.d]\ne = 1", "{a = {b = {c = 1, d = {e = 1}}}}"),
        ("[client.\"a b\"]\nmute = true", #"{client = {"a b" = {mute = true}}}"#),
    ])
    func `lists and tables are written on one line, on several or under headers`(toml: String, table: String) {
        #expect(shown(toml) == table)
    }

    @Test func `every value has the number of its line`() throws {
        let toml = "a = 1\n\nb = [\n  2,\n\n  3]\n[t]\n# x\nc = \"\"\"\n\n\"\"\"\nd = 4\r\n[[u]]\n[[u]]\n"
        let table = try TOMLReader.table(Array(toml.utf8))
        var lines: [String] = []
        func walk(_ name: String, _ value: TOMLValue) {
            lines.append("\(name) \(value.line)")
            switch value.content {
            case .array(let values): values.enumerated().forEach { walk("\(name).\($0)", $1) }
            case .table(let table): for key in table.keys { table[key].map { walk("\(name).\(key)", $0) } }
            default: break
            }
        }
        for key in table.keys { table[key].map { walk(key, $0) } }
        #expect(lines == ["a 1", "b 3", "b.0 4", "b.1 6", "t 7", "t.c 9", "t.d 12", "u 13", "u.0 13", "u.1 14"])
    }

    @Test func `TOML that is cut or has a changed byte is read or refused without a crash`() {
        let text =
            "# é\n[a.'b']\nc.d = [1, {e = \"\\u00e9\"}, 0x1F, 1.5e3]\n[[f]]\ng = '''\nx'''\nh = \"\"\"\\\n y\"\"\"\n"
        let toml = Array(text.utf8)
        for bytes in ByteCuts.all(of: toml).flatMap(\.self) { _ = try? TOMLReader.table(bytes) }
        let bytes: [UInt8] = [0, 0x0A, 0x22, 0x27, 0x2E, 0x3D, 0x5B, 0x5C, 0x5D, 0x7B, 0x7D, 0x80, 0xC3, 0xFF]
        for (place, byte) in toml.indices.flatMap({ place in bytes.map { (place, $0) } }) {
            var changed = toml
            changed[place] = byte
            guard let table = try? TOMLReader.table(changed) else { continue }
            #expect(shown("t = \(table)") == "{t = \(table)}")
        }
    }

    @Test(.slow) func `a megabyte of any byte is read or refused without a crash`() throws {
        let count = TOMLReader.limit
        #expect(throws: TOMLError.self) { try TOMLReader.table(Array(repeating: 0x61, count: count + 1)) }
        for byte in "[{\"'\\=.#a\n".utf8 { _ = try? TOMLReader.table(Array(repeating: byte, count: count)) }
        let keys = (0..<40_000).map { "k\($0) = 1" }.joined(separator: "\n")
        #expect(try TOMLReader.table(Array(keys.utf8)).keys.count == 40_000)
        let tables = String(repeating: "[[t]]\n", count: 40_000)
        guard case .array(let values)? = try TOMLReader.table(Array(tables.utf8))["t"]?.content else {
            Issue.record("no list")
            return
        }
        #expect(values.count == 40_000)
    }
}
