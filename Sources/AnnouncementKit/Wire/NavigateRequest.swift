// SPDX-License-Identifier: MIT

/// `navigate`: moves within an announcement, as a person skips in a recording.
public struct NavigateRequest: Sendable, Hashable {
    /// The length of a move.
    public enum Step: String, Sendable, Hashable, CaseIterable, Codable {
        case sentence, paragraph
    }

    /// Where to.
    public enum Target: String, Sendable, Hashable, CaseIterable, Codable {
        case next, previous
        /// The start of the announcement.
        case start
        /// Nowhere: only asks for the place.
        case here
    }

    /// Nil for the announcement that is heard, or else the first that was cut and waits.
    public var announcement: AnnouncementID?
    public var step: Step
    public var target: Target

    public init(_ target: Target, by step: Step = .sentence, in announcement: AnnouncementID? = nil) {
        (self.target, self.step, self.announcement) = (target, step, announcement)
    }
}

extension NavigateRequest: Codable {
    enum CodingKeys: String, ParameterKey {
        case announcement
        case step = "by"
        case target = "to"
    }

    public init(from decoder: any Decoder) throws {
        let parameters = try decoder.parameters(CodingKeys.self)
        announcement = try parameters.decodeIfPresent(AnnouncementID.self, forKey: .announcement)
        step = try parameters.name(.step) ?? .sentence
        guard let target: Target = try parameters.name(.target) else {
            let names = Target.allCases.map(\.rawValue).joined(separator: ", ")
            throw WireError(.invalidParams, "\"to\" is missing: it is one of \(names).")
        }
        self.target = target
    }
}

/// The reply to `navigate`: the place after the move.
public struct NavigateReply: Sendable, Hashable, Codable {
    public var announcement: AnnouncementID
    /// The sentence that is heard next, from 1.
    public var sentence: Int
    public var sentences: Int
    /// Its words as spoken; nil for an announcement that must not be kept.
    public var text: String?
    /// Whether there was no sentence in that direction, so that speech went on.
    public var isEnd: Bool

    public init(announcement: AnnouncementID, sentence: Int, sentences: Int, text: String?, isEnd: Bool) {
        (self.announcement, self.sentence, self.sentences) = (announcement, sentence, sentences)
        (self.text, self.isEnd) = (text, isEnd)
    }

    enum CodingKeys: String, CodingKey {
        case announcement, sentence, sentences, text
        case isEnd = "atEnd"
    }
}
