// SPDX-License-Identifier: MIT

/// A window on the wire: the parameters of `window`.
package struct WireWindow: Codable, Sendable, Equatable {
    package var snapshot: WindowSnapshot

    package enum CodingKeys: String, ParameterKey { case frame, scale, title, active }

    private static let longestTitle = 4096
    private static let scales = 0.1...32

    package init(_ snapshot: WindowSnapshot) {
        self.snapshot = snapshot
    }

    package init(from decoder: any Decoder) throws {
        let parameters = try decoder.parameters(CodingKeys.self)
        guard let frame = try WireElement.frame(parameters.decodeIfPresent([Double].self, forKey: .frame)) else {
            throw WireError(
                .invalidParams, "\"frame\" is missing: it is [x, y, width, height] of the window, in points.")
        }
        let scale = try parameters.decodeIfPresent(Double.self, forKey: .scale) ?? 1
        guard Self.scales.contains(scale) else {
            throw WireError(.invalidParams, "\"scale\" must be the number of pixels in a point, from 0.1 to 32.")
        }
        let title = parameters.contains(.title) ? try parameters.text(.title, atMost: Self.longestTitle) : nil
        let isActive = try parameters.decodeIfPresent(Bool.self, forKey: .active)
        snapshot = WindowSnapshot(frame: frame, scale: scale, title: title, isActive: isActive)
    }

    package func encode(to encoder: any Encoder) throws {
        var parameters = encoder.container(keyedBy: CodingKeys.self)
        let frame = snapshot.frame
        try parameters.encode([frame.x, frame.y, frame.width, frame.height], forKey: .frame)
        if snapshot.scale != 1 { try parameters.encode(snapshot.scale, forKey: .scale) }
        try parameters.encodeIfPresent(snapshot.title, forKey: .title)
        try parameters.encodeIfPresent(snapshot.isActive, forKey: .active)
    }
}
