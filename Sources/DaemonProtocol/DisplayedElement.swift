// SPDX-License-Identifier: MIT

import AnnouncementKit

/// An element that a client displays, as `status` lists it.
package struct DisplayedElement: Sendable, Hashable, Codable {
    package var element: ElementSnapshot
    /// The name that the element's client gave in `hello`.
    package var client: String?
    package var hasFocus: Bool

    package init(_ element: ElementSnapshot, client: String?, hasFocus: Bool) {
        self.element = element
        self.client = client
        self.hasFocus = hasFocus
    }

    private enum CodingKeys: String, CodingKey { case client, focused }

    package init(from decoder: any Decoder) throws {
        let place = try decoder.container(keyedBy: CodingKeys.self)
        client = try place.decodeIfPresent(String.self, forKey: .client)
        hasFocus = try place.decode(Bool.self, forKey: .focused)
        element = try WireElement(in: Parameters(among: decoder.container(keyedBy: AnyKey.self))).snapshot
    }

    package func encode(to encoder: any Encoder) throws {
        try WireElement(element).encode(to: encoder)
        var place = encoder.container(keyedBy: CodingKeys.self)
        try place.encodeIfPresent(client, forKey: .client)
        try place.encode(hasFocus, forKey: .focused)
    }
}
