// SPDX-License-Identifier: MIT

/// One place turns what a decoder throws into a sentence.
extension WireError {
    init(decoding error: any Error) {
        switch error {
        case let error as WireError:
            self = error
        case DecodingError.keyNotFound(let key, _):
            self.init(.invalidParams, "\"\(key.stringValue)\" is missing.")
        case DecodingError.typeMismatch(let type, let context), DecodingError.valueNotFound(let type, let context):
            self.init(.invalidParams, "\(Self.place(context)) must be \(Self.name(of: type)).")
        case DecodingError.dataCorrupted(let context) where !context.codingPath.isEmpty:
            self.init(.invalidParams, "\(Self.place(context)) cannot be read: \(context.debugDescription)")
        case DecodingError.dataCorrupted(let context):
            let detail = context.underlyingError.map { " (\($0))" } ?? ""
            self.init(.parseError, "The line is not JSON in UTF-8\(detail): send one object on one line.")
        default:
            self.init(.internalError, "The request could not be read: \(error).")
        }
    }

    private static func place(_ context: DecodingError.Context) -> String {
        let path = context.codingPath.map { $0.intValue.map { "[\($0)]" } ?? ".\($0.stringValue)" }.joined()
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
