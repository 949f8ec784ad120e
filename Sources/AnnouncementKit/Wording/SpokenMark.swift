// SPDX-License-Identifier: MIT

/// A place in what is spoken that the client has named: it is reached when the word there begins.
public struct SpokenMark: Sendable, Hashable {
    public var name: String
    /// In Unicode scalars of ``WordedText/speech``; its length, for a mark behind all words.
    public var offset: Int

    public init(name: String, offset: Int) {
        self.name = name
        self.offset = offset
    }
}
