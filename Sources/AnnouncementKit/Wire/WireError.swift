// SPDX-License-Identifier: MIT

/// The reason why a request failed: a code for programs, and a sentence for people that says how to correct the
/// request.
public struct WireError: Error, Sendable, Hashable, Codable {
    /// The codes of JSON-RPC 2.0, and from 1000 on the codes of this protocol. Later versions may add codes.
    public struct Code: RawRepresentable, Sendable, Hashable, Codable {
        public let rawValue: Int

        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// The line is not JSON.
        public static let parseError = Self(rawValue: -32700)
        /// The line is not a JSON-RPC request.
        public static let invalidRequest = Self(rawValue: -32600)
        /// The daemon has no such method, for example because it is older than the client.
        public static let methodNotFound = Self(rawValue: -32601)
        /// A parameter is missing, unknown or invalid. The message names it.
        public static let invalidParams = Self(rawValue: -32602)
        /// The daemon could not perform the request.
        public static let internalError = Self(rawValue: -32603)
        /// Too many announcements wait, or too many programs are connected.
        public static let overloaded = Self(rawValue: 1000)
        /// There is no such voice.
        public static let unknownVoice = Self(rawValue: 1001)
        /// There is no such client, or no client displays such an element.
        public static let unknownElement = Self(rawValue: 1002)
        /// The daemon is stopping and accepts no more requests.
        public static let stopping = Self(rawValue: 1003)
        /// The line exceeds the limit; the daemon closes the connection.
        public static let lineTooLong = Self(rawValue: 1004)
        /// The client is a process of another user.
        public static let forbidden = Self(rawValue: 1005)
        /// The client did not read, so events were dropped.
        public static let slowReader = Self(rawValue: 1006)
        /// The client that displays the target did not reply in time, or disconnected.
        public static let noAnswer = Self(rawValue: 1007)
        /// This client has not described such a chart, axis or series.
        public static let unknownChart = Self(rawValue: 1008)
        /// The daemon remembers no such announcement.
        public static let unknownAnnouncement = Self(rawValue: 1009)
        /// A line was begun but did not end in time.
        public static let unfinishedLine = Self(rawValue: 1010)
    }

    public var code: Code
    /// A sentence that says how to correct the request.
    public var message: String

    public init(_ code: Code, _ message: String) {
        self.code = code
        self.message = message
    }
}

extension WireError: CustomStringConvertible {
    public var description: String { "\(message) (\(code.rawValue))" }
}

extension WireError {
    /// The error that reports a chart's failure to the client.
    package init(_ failure: ChartFailure) {
        switch failure {
        case .unknownChart, .unknownAxis, .unknownSeries: self.init(.unknownChart, failure.description)
        default: self.init(.invalidParams, failure.description)
        }
    }
}

/// Turns a decoder's error into a sentence. No other place does.
extension WireError {
    package init(decoding error: any Error) {
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
            // FoundationEssentials throws errors of its own type for some values.
            self.init(
                .invalidParams, "A value cannot be read: it is half a surrogate pair, or a number out of range."
            )
        }
    }

    /// The path of a value, without the leading `params`.
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
