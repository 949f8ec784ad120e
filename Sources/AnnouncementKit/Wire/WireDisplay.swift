// SPDX-License-Identifier: MIT

/// The settings of a desktop on the wire. An omitted member has its standard value.
package struct WireDisplay: Codable {
    package var settings: DisplaySettings

    package enum CodingKeys: String, ParameterKey { case increasedContrast, colorScheme, reducedMotion, textScale }

    /// The factors of text sizes. Desktops offer 0.5 to 3.
    private static let scales = 0.5...4

    package init(_ settings: DisplaySettings) {
        self.settings = settings
    }

    package init(from decoder: any Decoder) throws {
        let parameters = try decoder.parameters(CodingKeys.self)
        settings = DisplaySettings()
        settings.increasedContrast = try parameters.decodeIfPresent(Bool.self, forKey: .increasedContrast) ?? false
        settings.colorScheme = try parameters.name(.colorScheme)
        settings.reducedMotion = try parameters.decodeIfPresent(Bool.self, forKey: .reducedMotion) ?? false
        settings.textScale = try parameters.decodeIfPresent(Double.self, forKey: .textScale) ?? 1
        guard Self.scales.contains(settings.textScale) else {
            throw WireError(.invalidParams, "\"textScale\" must be a number from 0.5 to 4.")
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var parameters = encoder.container(keyedBy: CodingKeys.self)
        try parameters.encode(settings.increasedContrast, forKey: .increasedContrast)
        try parameters.encodeIfPresent(settings.colorScheme, forKey: .colorScheme)
        try parameters.encode(settings.reducedMotion, forKey: .reducedMotion)
        try parameters.encode(settings.textScale, forKey: .textScale)
    }
}
