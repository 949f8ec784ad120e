// SPDX-License-Identifier: MIT

/// One line from a client: a request, and the id that its reply must carry. Without an id there is no reply.
public struct RequestMessage: Sendable {
    public var id: RequestID?
    /// What is asked, or what is wrong with it: known apart from the id, so that the error can be sent as a reply.
    public var request: Result<Request, WireError>

    public init(id: RequestID?, _ request: Request) {
        self.id = id
        self.request = .success(request)
    }
}

extension RequestMessage: Codable {
    public init(from decoder: any Decoder) throws {
        try self.init(in: decoder.container(keyedBy: MessageKey.self))
    }

    init(in message: KeyedDecodingContainer<MessageKey>) throws {
        id = try message.contains(.id) ? message.decode(RequestID.self, forKey: .id) : nil
        do {
            request = .success(try Self.request(in: message))
        } catch {
            request = .failure(WireError(decoding: error))
        }
    }

    private static func request(in message: KeyedDecodingContainer<MessageKey>) throws -> Request {
        if let version = try message.decodeIfPresent(String.self, forKey: .jsonrpc), version != "2.0" {
            throw WireError(.invalidRequest, "\"jsonrpc\" must be \"2.0\", or left out.")
        }
        guard message.contains(.method) else {
            throw WireError(.invalidRequest, "There is no \"method\".")
        }
        let name = try message.decode(String.self, forKey: .method)
        guard let method = Request.Method(rawValue: name) else {
            let known = Request.Method.allCases.map(\.rawValue).joined(separator: ", ")
            throw WireError(.methodNotFound, "There is no method \"\(name.prefix(60))\": it is one of \(known).")
        }
        return try request(method, in: message)
    }

    private static func request(
        _ method: Request.Method, in message: KeyedDecodingContainer<MessageKey>
    ) throws -> Request {
        func parameters<Parameters: Decodable>(_ type: Parameters.Type = Parameters.self) throws -> Parameters {
            guard message.contains(.params) else {
                throw WireError(.invalidParams, "\(method.rawValue) needs \"params\".")
            }
            return try message.decode(Parameters.self, forKey: .params)
        }
        func none(_ request: Request) throws -> Request {
            if message.contains(.params) { _ = try parameters(NoParameters.self) }
            return request
        }
        return switch method {
        case .hello: .hello(try parameters())
        case .announce: .announce(try parameters())
        case .post: .post(try parameters())
        case .focus: .focus(try parameters())
        case .willDisplay: .willDisplay(try parameters())
        case .didEndDisplay: .didEndDisplay(try parameters())
        case .invalidated: .invalidated(try parameters())
        case .describeChart: .describeChart(try parameters())
        case .rangeChanged: .rangeChanged(try parameters())
        case .appendPoints: .appendPoints(try parameters())
        case .removeChart: .removeChart(try parameters())
        case .chart: .chart(try parameters())
        case .monitor: .monitor(try parameters())
        case .freeze: try none(.freeze)
        case .catchUp: try none(.catchUp)
        case .configure: .configure(try parameters())
        case .perform: .perform(try parameters())
        case .cancel: .cancel(try parameters())
        case .subscribe: .subscribe(try parameters())
        case .pause: try none(.pause)
        case .resume: try none(.resume)
        case .repeat: try none(.repeat)
        case .history: .history(message.contains(.params) ? try parameters() : .latest(nil))
        case .status: .status(message.contains(.params) ? try parameters() : StatusRequest())
        case .voices: .voices(message.contains(.params) ? try parameters() : VoicesRequest())
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var message = encoder.container(keyedBy: MessageKey.self)
        let request = try request.get()
        try message.encode("2.0", forKey: .jsonrpc)
        try message.encodeIfPresent(id, forKey: .id)
        try message.encode(request.method, forKey: .method)
        switch request {
        case .hello(let parameters): try message.encode(parameters, forKey: .params)
        case .announce(let parameters): try message.encode(parameters, forKey: .params)
        case .post(let parameters): try message.encode(parameters, forKey: .params)
        case .focus(let parameters): try message.encode(parameters, forKey: .params)
        case .willDisplay(let parameters): try message.encode(parameters, forKey: .params)
        case .didEndDisplay(let parameters): try message.encode(parameters, forKey: .params)
        case .invalidated(let parameters): try message.encode(parameters, forKey: .params)
        case .describeChart(let parameters): try message.encode(parameters, forKey: .params)
        case .rangeChanged(let parameters): try message.encode(parameters, forKey: .params)
        case .appendPoints(let parameters): try message.encode(parameters, forKey: .params)
        case .removeChart(let parameters): try message.encode(parameters, forKey: .params)
        case .chart(let parameters): try message.encode(parameters, forKey: .params)
        case .monitor(let parameters): try message.encode(parameters, forKey: .params)
        case .configure(let parameters): try message.encode(parameters, forKey: .params)
        case .perform(let parameters): try message.encode(parameters, forKey: .params)
        case .cancel(let parameters): try message.encode(parameters, forKey: .params)
        case .subscribe(let parameters): try message.encode(parameters, forKey: .params)
        case .status(let parameters):
            if parameters != StatusRequest() { try message.encode(parameters, forKey: .params) }
        case .voices(let parameters):
            if parameters.language != nil { try message.encode(parameters, forKey: .params) }
        case .history(let parameters):
            if parameters != .latest(nil) { try message.encode(parameters, forKey: .params) }
        case .pause, .resume, .repeat, .freeze, .catchUp: break
        }
    }
}
