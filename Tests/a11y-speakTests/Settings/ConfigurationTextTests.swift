// SPDX-License-Identifier: MIT

import Testing

@testable import ClientConnection
@testable import a11y_speak

@Suite("Keys set in a config.toml")
struct ConfigurationTextTests {
    private func after(_ text: String, _ key: String, _ value: String?, in table: [String] = []) -> String {
        var text = ConfigurationText(text)
        text.set(key, to: value, in: table)
        return text.text
    }

    @Test func `a key is replaced where it stands, and its comment and all else stay`() {
        #expect(
            after("# mine\nrate = 150  # quick\nvoice = \"a # b\" # c\n\n[client.\"x\"]\nrate = 90\n", "rate", "200")
                == "# mine\nrate = 200 # quick\nvoice = \"a # b\" # c\n\n[client.\"x\"]\nrate = 90\n")
        #expect(after("voice = \"a # b\" # c\n", "voice", "\"d\"") == "voice = \"d\" # c\n")
    }

    @Test func `a new key goes behind the last of its table, before what belongs to the next`() {
        #expect(
            after("rate = 1\n\n# of x\n[client.x]\nrate = 90\n", "pitch", "5")
                == "rate = 1\npitch = 5\n\n# of x\n[client.x]\nrate = 90\n")
        #expect(after("[client.x]\nrate = 90\n", "pitch", "5") == "pitch = 5\n[client.x]\nrate = 90\n")
        #expect(after("", "pitch", "5") == "pitch = 5\n")
    }

    @Test func `a table that is not there comes to the end, and one that is there is found however it is written`() {
        #expect(
            after("rate = 1\n", "nginx", "\"engine x\"", in: ["pronounce"])
                == "rate = 1\n\n[pronounce]\nnginx = \"engine x\"\n")
        #expect(
            after("[ pronounce . 'de' ] # German\n\"a b\" = \"c\"\n", "a b", "\"d\"", in: ["pronounce", "de"])
                == "[ pronounce . 'de' ] # German\n\"a b\" = \"d\"\n")
        #expect(
            after("", "*ctl", "\"control\"", in: ["client", "my app", "pronounce"])
                == "[client.\"my app\".pronounce]\n\"*ctl\" = \"control\"\n")
    }

    @Test func `a key is removed, and a missing key is ignored`() {
        #expect(after("[pronounce]\na = \"b\"\nc = \"d\"\n", "a", nil, in: ["pronounce"]) == "[pronounce]\nc = \"d\"\n")
        #expect(after("rate = 1\n", "a", nil, in: ["pronounce"]) == "rate = 1\n")
    }

    @Test func `a value is quoted as TOML wants it`() {
        #expect(ConfigurationText.quoted("a \"b\" \\ \u{1}\n") == #""a \"b\" \\ \u0001\n""#)
    }
}
