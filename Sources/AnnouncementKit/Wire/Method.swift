// SPDX-License-Identifier: MIT

/// A method of the protocol: its name, and how its requests are read and written.
struct Method: Sendable {
    let name: String
    /// Reads the request of a message that names this method.
    let read: @Sendable (KeyedDecodingContainer<MessageKey>) throws -> Request
    /// Writes the parameters of a request; false, and nothing written, when the request is another method's.
    let write: @Sendable (Request, inout KeyedEncodingContainer<MessageKey>) throws -> Bool
}

extension Method {
    /// A method whose parameters are a type of their own.
    /// - Parameters:
    ///   - request: the request with these parameters.
    ///   - standard: the parameters that a request without `params` has; nil when `params` must be there.
    ///   - parameters: those of a request of this method; nil for any other request.
    init<Parameters: Codable & Equatable & Sendable>(
        _ name: String, _ request: @escaping @Sendable (Parameters) -> Request, standard: Parameters? = nil,
        _ parameters: @escaping @Sendable (Request) -> Parameters?
    ) {
        self.name = name
        read = { message in
            guard message.contains(.params) else { return request(try Self.required(standard, by: name)) }
            return request(try message.decode(Parameters.self, forKey: .params))
        }
        write = { given, message in
            guard let parameters = parameters(given) else { return false }
            if parameters != standard { try message.encode(parameters, forKey: .params) }
            return true
        }
    }

    /// A method whose parameters are those of an event, key by key.
    init<Event, Key: ParameterKey>(
        _ name: String, keys: Key.Type, _ request: @escaping @Sendable (Event) -> Request,
        _ event: @escaping @Sendable (Request) -> Event?,
        read: @escaping @Sendable (KeyedDecodingContainer<Key>) throws -> Event,
        write: @escaping @Sendable (Event, inout KeyedEncodingContainer<Key>) throws -> Void
    ) {
        self.name = name
        self.read = { message in
            guard message.contains(.params) else { return try Self.required(nil, by: name) }
            return request(try read(message.decode(ParameterReader<Key>.self, forKey: .params).parameters))
        }
        self.write = { given, message in
            guard let event = event(given) else { return false }
            var parameters = message.nestedContainer(keyedBy: Key.self, forKey: .params)
            try write(event, &parameters)
            return true
        }
    }

    /// A method without parameters.
    init(_ name: String, _ request: Request) {
        self.name = name
        read = { message in
            if message.contains(.params) { _ = try message.decode(ParameterReader<NoKey>.self, forKey: .params) }
            return request
        }
        write = { given, _ in given == request }
    }

    private static func required<Value>(_ standard: Value?, by name: String) throws -> Value {
        guard let standard else { throw WireError(.invalidParams, "\(name) needs \"params\".") }
        return standard
    }
}

/// The parameters of a message, once every name among them is known.
private struct ParameterReader<Key: ParameterKey>: Decodable {
    let parameters: KeyedDecodingContainer<Key>

    init(from decoder: any Decoder) throws {
        parameters = try decoder.parameters(Key.self)
    }
}

private enum NoKey: ParameterKey {}
