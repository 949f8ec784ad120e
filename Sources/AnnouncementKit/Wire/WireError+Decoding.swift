// SPDX-License-Identifier: MIT

/// The single place that turns a decoder's error into a sentence.
extension WireError {
    init(decoding error: any Error) {
        switch error {
        case let error as WireError:
            self = error
        case DecodingError.keyNotFound(let key, _):
            self.init(.invalidParams, "\"\(key.stringValue)\" is missing.")
        case DecodingError.typeMismatch(let type, let context), DecodingError.valueNotFound(let type, let context):
            self.init(.invalidParams, "\(Self.place(context)) must be \(Self.name(of: type)).")
        case DecodingError.dataCorrupted(let context):
            self.init(.invalidParams, "\(Self.place(context)) cannot be read: \(context.debugDescription)")
        default:
            // FoundationEssentials throws an error of its own for some values.
            self.init(
                .invalidParams, "A value cannot be read: it is half a surrogate pair, or a number that is out of range."
            )
        }
    }

    /// The path of a value without the `params` that all of them are in.
    private static func place(_ context: DecodingError.Context) -> String {
        let keys = context.codingPath.count > 1 ? context.codingPath.dropFirst() : context.codingPath[...]
        let path = keys.map { $0.intValue.map { "[\($0)]" } ?? ".\($0.stringValue)" }.joined()
        return "\"\(path.drop { $0 == "." })\""
    }

    private static func name(of type: any Any.Type) -> String {
        switch type {
        case is String.Type: "a string"
        case is Bool.Type: "true or false"
        case is Int.Type, is UInt64.Type, is Double.Type: "a number"
        case is [String].Type, is [Double].Type, is [Any].Type: "a list"
        default: "an object"
        }
    }
}
