// SPDX-License-Identifier: MIT

/// What a client may ask.
public enum Request: Sendable, Hashable {
    case hello(HelloRequest)
    case announce(AnnounceRequest)
    case post(PostRequest)
    case rangeChanged(RangeChangedRequest)
    case cancel(CancelRequest)
    case subscribe(SubscribeRequest)
    case pause
    case resume
    case status

    enum Method: String, CaseIterable {
        case hello, announce, post, rangeChanged, cancel, subscribe, pause, resume, status
    }

    /// The name on the wire.
    public var method: String {
        let method: Method =
            switch self {
            case .hello: .hello
            case .announce: .announce
            case .post: .post
            case .rangeChanged: .rangeChanged
            case .cancel: .cancel
            case .subscribe: .subscribe
            case .pause: .pause
            case .resume: .resume
            case .status: .status
            }
        return method.rawValue
    }
}

/// The parameters of a method that has none.
struct NoParameters: Codable {
    enum CodingKeys: ParameterKey {}

    init() {}

    init(from decoder: any Decoder) throws {
        _ = try decoder.parameters(CodingKeys.self)
    }
}
