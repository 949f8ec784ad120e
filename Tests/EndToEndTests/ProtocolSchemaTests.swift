// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// The JSON Schema that `a11y-speak protocol --schema` prints.
@Suite("The printed schema of the protocol", .seated)
struct ProtocolSchemaTests {
    private let home: Home

    init() throws {
        home = try Home()
    }

    /// Validates lines against the schema; prints the number of each line that is invalid.
    private static let validator = """
        import json, sys
        from jsonschema import Draft202012Validator
        schema = json.load(open(sys.argv[1]))
        Draft202012Validator.check_schema(schema)
        validator = Draft202012Validator(schema)
        for number, line in enumerate(open(sys.argv[2])):
            if not validator.is_valid(json.loads(line)):
                print(number)
        """

    /// The lines that the schema refuses.
    private func refused(_ lines: [String]) async throws -> [String] {
        let (schema, file) = (home.path("schema.json"), home.path("lines"))
        let printed = try await home.run([BuildFolder.client, "protocol", "--schema"])
        #expect(printed.exitStatus == 0 && printed.errors == "")
        try printed.output.write(toFile: schema, atomically: false, encoding: .utf8)
        try (lines.joined(separator: "\n") + "\n").write(toFile: file, atomically: false, encoding: .utf8)
        let python = "\(BuildFolder.package)/.build/python/bin/python"
        let checked = try await home.run([python, "-c", Self.validator, schema, file])
        #expect(checked.exitStatus == 0, "\(checked.errors)")
        return checked.output.split(separator: "\n").compactMap { Int($0) }.map { lines[$0] }
    }

    /// The lines of the protocol page by their mark, `C: ` or `S: `.
    private func page(_ mark: String) throws -> [String] {
        try Page("Sources/Manual/a11y-speakd-protocol.7").blocks.flatMap { block in
            block.text.split(separator: "\n").filter { $0.hasPrefix(mark) }.map { String($0.dropFirst(mark.count)) }
        }
    }

    /// A request of the page, and whether the daemon accepts it there.
    private func exchanges() throws -> [(line: String, isAccepted: Bool)] {
        var found: [(line: String, isAccepted: Bool)] = []
        for block in try Page("Sources/Manual/a11y-speakd-protocol.7").blocks {
            for line in block.text.split(separator: "\n") {
                if line.hasPrefix("C: ") { found.append((String(line.dropFirst(3)), true)) }
                if line.hasPrefix("S: "), line.contains(#""code":-32"#), let last = found.indices.last {
                    found[last].isAccepted = false
                }
            }
        }
        return found
    }

    @Test func `accepted requests and answers of the protocol page are valid`() async throws {
        let accepted = try exchanges().filter { $0.isAccepted && $0.line.hasPrefix("{") }.map(\.line)
        #expect(accepted.count > 100)
        let answers = try page("S: ").filter { $0.hasPrefix("{") && $0.hasSuffix("}") }
        #expect(answers.count > 100)
        #expect(try await refused(accepted + answers) == [])
    }

    @Test(arguments: [
        #"{"id":1,"method":"sing"}"#, #"{"id":1,"method":"announce","params":{"text":5}}"#,
        #"{"id":1,"method":"announce","params":{"txt":"a"}}"#, #"{"id":1,"method":"announce","params":{"rate":5000}}"#,
        #"{"id":1,"method":"removeChart"}"#, #"{"id":true,"method":"status"}"#,
        #"{"id":1,"method":"describeChart","params":{"chart":{"id":"a","axes":[{"title":"x"}]}}}"#,
        #"{"id":1,"method":"describeChart","params":{"chart":{"id":"a","axes":[{"id":"x"}],"series":"s"}}}"#,
        #"{"id":1,"method":"chart","params":{"chart":"a","command":"next","series":[{"id":"s"}]}}"#,
    ])
    func `a request that the daemon refuses is invalid`(line: String) async throws {
        #expect(try await refused([line]) == [line])
    }

    @Test func `protocol prints the socket, both versions, the methods and the limits`() async throws {
        _ = try await RunningDaemon(in: home)
        let lines = try await home.speak("protocol").output.split(separator: "\n").map(String.init)
        #expect(lines[0] == "socket: \(home.socket)")
        #expect(lines[1].hasPrefix("daemon: a11y-speakd ") && lines[1].contains("protocol 1, espeak-ng "))
        #expect(lines[2].hasPrefix("methods: hello, announce, post, "))
        #expect(lines[4].hasPrefix("limits: a line has at most 262144 bytes; 4096 announcements may wait, 1024 of one"))
    }
}
