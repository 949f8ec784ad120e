// SPDX-License-Identifier: MIT

/// `invalidated`: a displayed element has changed. What is left out stays, what is null goes.
public struct InvalidatedRequest: Sendable, Hashable {
    public var change: ElementChange
    /// `user` for what the user did with the element, which is said wherever the focus is.
    public var cause: ChangeCause

    public init(_ change: ElementChange, cause: ChangeCause = .program) {
        self.change = change
        self.cause = cause
    }
}

extension InvalidatedRequest: Codable {
    enum CodingKeys: String, ParameterKey { case element, cause }

    public init(from decoder: any Decoder) throws {
        let parameters = try decoder.parameters(CodingKeys.self)
        let causes = ChangeCause.allCases.map(\.rawValue)
        change = try parameters.decode(WireElementChange.self, forKey: .element).change
        cause = try parameters.name(.cause, of: causes, make: ChangeCause.init(rawValue:)) ?? .program
    }

    public func encode(to encoder: any Encoder) throws {
        var parameters = encoder.container(keyedBy: CodingKeys.self)
        try parameters.encode(WireElementChange(change: change), forKey: .element)
        if cause != .program { try parameters.encode(cause, forKey: .cause) }
    }
}
