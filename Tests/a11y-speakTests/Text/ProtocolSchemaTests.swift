// SPDX-License-Identifier: MIT

import AnnouncementKit
import DaemonProtocol
import Foundation
import Testing

@testable import a11y_speak

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
        for method in ParameterNames.ofMethods {
            let request = try #require(definitions["request.\(method.name)"]?["properties"] as? [String: Any])
            let parameters = try #require(request["params"] as? [String: Any])
            let names = try #require(parameters["properties"] as? [String: Any]).keys.sorted()
            #expect(names == method.names.sorted(), "\(method.name)")
            #expect(parameters["additionalProperties"] as? Bool == false)
        }
        let names = Dictionary(uniqueKeysWithValues: ParameterNames.ofMethods.map { ($0.name, $0.names) })
        #expect(names["rangeChanged"] == ["chart", "axis", "min", "max", "cause", "settled"])
        #expect(names["freeze"] == [])
    }

    @Test func `a request is one of the methods`() throws {
        let all = try #require(try definitions()["request"]?["oneOf"] as? [[String: String]])
        #expect(all.map { $0["$ref"] } == ParameterNames.ofMethods.map { "#/$defs/request.\($0.name)" })
    }
}
