// SPDX-License-Identifier: MIT

/// The reason why a request failed: a code for programs, a sentence for people that says how to correct it.
public struct WireError: Error, Sendable, Hashable, Codable {
    /// An open set: JSON-RPC 2.0's own codes, and from 1000 up this protocol's.
    public struct Code: RawRepresentable, Sendable, Hashable, Codable {
        public let rawValue: Int

        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        public static let parseError = Self(rawValue: -32700)
        public static let invalidRequest = Self(rawValue: -32600)
        public static let methodNotFound = Self(rawValue: -32601)
        public static let invalidParams = Self(rawValue: -32602)
        public static let internalError = Self(rawValue: -32603)
        /// Too many announcements wait, or too many programs are connected.
        public static let overloaded = Self(rawValue: 1000)
        public static let unknownVoice = Self(rawValue: 1001)
        public static let unknownElement = Self(rawValue: 1002)
        /// The daemon is stopping and takes nothing more in.
        public static let stopping = Self(rawValue: 1003)
        /// The line is over the limit; the connection is closed.
        public static let lineTooLong = Self(rawValue: 1004)
        /// Another user's process.
        public static let forbidden = Self(rawValue: 1005)
        /// The client did not read, and events were dropped.
        public static let slowReader = Self(rawValue: 1006)
        /// The client that was asked to do something has not answered in time, or has disconnected.
        public static let noAnswer = Self(rawValue: 1007)
        /// A chart, an axis or a series that this client has not described.
        public static let unknownChart = Self(rawValue: 1008)
        /// No such announcement is remembered.
        public static let unknownAnnouncement = Self(rawValue: 1009)
        /// A line was begun, and did not end in time.
        public static let unfinishedLine = Self(rawValue: 1010)
    }

    public var code: Code
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
    /// A chart's failure as the client sees it.
    package init(_ failure: ChartFailure) {
        switch failure {
        case .unknownChart, .unknownAxis, .unknownSeries: self.init(.unknownChart, failure.description)
        default: self.init(.invalidParams, failure.description)
        }
    }
}

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
                .invalidParams, "A value cannot be read: it is half a surrogate pair, or a number out of range."
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
