// SPDX-License-Identifier: MIT

import AnnouncementKit
import FoundationEssentials

/// The names of the parameters of every method and object, asked of their decoders.
package enum ParameterNames {
    private struct Found: Error { let names: [String] }

    /// Reads a message by one method, whatever method the message names.
    private struct Message: Decodable {
        init(from decoder: any Decoder) throws {
            let method = decoder.userInfo[.askedMethod] as? Method
            _ = try method?.read(decoder.container(keyedBy: MessageKey.self))
        }
    }

    /// The names that a request of a method takes, in the order of the declaration.
    static func names(of method: Method) -> [String] { names(of: Message.self, method, in: #"{"params":{}}"#) }

    /// The names that an object on the wire takes, in the order of the declaration.
    static func names(of type: (some Decodable).Type) -> [String] { names(of: type, nil, in: "{}") }

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

    private static func names(of type: (some Decodable).Type, _ method: Method?, in json: String) -> [String] {
        let decoder = JSONDecoder()
        decoder.userInfo[.parameterQuestion] = ParameterQuestion(Found.init)
        if let method { decoder.userInfo[.askedMethod] = method }
        do {
            _ = try decoder.decode(type, from: Data(json.utf8))
        } catch let found as Found {
            return found.names
        } catch {}
        return []
    }
}

extension CodingUserInfoKey {
    fileprivate static var askedMethod: Self { Self(rawValue: "askedMethod").unsafelyUnwrapped }
}
