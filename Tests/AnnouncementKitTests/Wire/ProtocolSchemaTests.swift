// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import AnnouncementKit

@Suite("The JSON Schema of the protocol")
struct ProtocolSchemaTests {
    private func definitions() throws -> [String: [String: Any]] {
        let schema = try JSONSerialization.jsonObject(with: Data(WireCoder().line(ProtocolSchema()))) as? [String: Any]
        return try #require(schema?["$defs"] as? [String: [String: Any]])
    }

    @Test func `every parameter of every method and object has a kind of value`() {
        #expect(ProtocolSchema.unknownNames == [])
    }

    @Test func `the schema of a method has the parameters that its reader accepts`() throws {
        let definitions = try definitions()
        for method in Request.methods {
            let request = try #require(definitions["request.\(method.name)"]?["properties"] as? [String: Any])
            let parameters = try #require(request["params"] as? [String: Any])
            let names = try #require(parameters["properties"] as? [String: Any]).keys.sorted()
            #expect(names == ParameterNames.names(of: method).sorted(), "\(method.name)")
            #expect(parameters["additionalProperties"] as? Bool == false)
        }
        #expect(
            ParameterNames.names(of: try Request.method("rangeChanged")) == [
                "chart", "axis", "min", "max", "cause", "settled",
            ])
        #expect(ParameterNames.names(of: try Request.method("freeze")) == [])
    }

    @Test func `a request is one of the methods`() throws {
        let all = try #require(try definitions()["request"]?["oneOf"] as? [[String: String]])
        #expect(all.map { $0["$ref"] } == Request.methods.map { "#/$defs/request.\($0.name)" })
    }
}

@Suite("The reply to hello")
struct HelloReplyTests {
    private func reply(protocol number: Int) -> HelloReply {
        var reply = HelloReply(server: "a11y-speakd", version: "9.9.9", languages: [], synthesizer: "e")
        reply.protocol = number
        return reply
    }

    @Test func `an equal protocol number is accepted, whatever the versions are`() throws {
        try reply(protocol: 1).checkProtocol()
    }

    @Test(arguments: [(2, "update this program"), (0, "systemctl --user restart a11y-speakd")])
    func `another protocol number names the side to update`(number: Int, remedy: String) {
        #expect {
            try reply(protocol: number).checkProtocol()
        } throws: {
            let sentence = ($0 as? WireError)?.message ?? ""
            return sentence.hasPrefix(
                "a11y-speakd 9.9.9 speaks protocol \(number), and this program speaks protocol 1: ")
                && sentence.contains(remedy)
        }
    }

    @Test func `the reply of an older daemon has neither capabilities nor limits`() throws {
        let line = #"{"languages":["de"],"protocol":1,"server":"a11y-speakd","synthesizer":"e","version":"0.2.0"}"#
        let reply = try JSONDecoder().decode(HelloReply.self, from: Data(line.utf8))
        #expect(reply.capabilities == nil && reply.limits == nil)
    }

    @Test func `a socket path without permission names the command that gives it`() {
        #expect(
            ClientError.notRunning(path: "/s", reason: "Permission denied").description
                == "You may not open the daemon's socket /s (Permission denied): make it yours with 'chmod 600 /s', "
                + "or name another one with --socket.")
    }
}
