// SPDX-License-Identifier: MIT

/// A place in spoken words that the client has named.
public struct SpokenMark: Sendable, Hashable {
    public var name: String
    /// Before which Unicode scalar of the words it stands, from 0.
    public var offset: Int

    public init(name: String, offset: Int) {
        self.name = name
        self.offset = offset
    }
}
