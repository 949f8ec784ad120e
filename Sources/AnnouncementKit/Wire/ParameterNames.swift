// SPDX-License-Identifier: MIT

import FoundationEssentials

/// Asks a method or a type for the names of its parameters: `Decoder.parameters` throws them before anything is read.
package struct ParameterNames: Sendable {
    private struct Found: Error { let names: [String] }

    /// Reads a message by one method, whatever method the message names.
    private struct Message: Decodable {
        init(from decoder: any Decoder) throws {
            let asked = decoder.userInfo[.parameterNames] as? ParameterNames
            _ = try asked?.method?.read(decoder.container(keyedBy: MessageKey.self))
        }
    }

    private var method: Method?

    func found(_ names: [String]) -> any Error { Found(names: names) }

    /// The names that a request of a method takes, in the order of the declaration.
    static func names(of method: Method) -> [String] {
        names(ParameterNames(method: method), Message.self, #"{"params":{}}"#)
    }

    /// The names that an object on the wire takes, in the order of the declaration.
    static func names(of type: (some Decodable).Type) -> [String] { names(ParameterNames(), type, "{}") }

    /// Every method with the names of its parameters, in the order of the manual page.
    package static var ofMethods: [(name: String, names: [String])] {
        Request.methods.map { ($0.name, names(of: $0)) }
    }

    /// The objects within parameters, with the names of their members.
    package static var ofObjects: [(name: String, names: [String])] {
        [
            ("element", names(of: WireElement.self)), ("chart", names(of: WireChart.self)),
            ("axis", names(of: WireAxis.self)), ("series", names(of: WireSeries.self)),
            ("score", names(of: WireScore.self)), ("track", names(of: WireTrack.self)),
            ("rule", names(of: WireRule.self)), ("content", names(of: WireContent.self)),
            ("display", names(of: WireDisplay.self)),
            ("repeat", names(of: Repetition.self)),
        ]
    }

    private static func names(_ question: Self, _ type: (some Decodable).Type, _ json: String) -> [String] {
        let decoder = JSONDecoder()
        decoder.userInfo[.parameterNames] = question
        do {
            _ = try decoder.decode(type, from: Data(json.utf8))
        } catch let found as Found {
            return found.names
        } catch {}
        return []
    }
}

extension CodingUserInfoKey {
    /// Set by ``ParameterNames`` alone.
    static var parameterNames: Self { Self(rawValue: "parameterNames").unsafelyUnwrapped }
}
