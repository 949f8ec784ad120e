// SPDX-License-Identifier: MIT

/// Whether the user's desktop is light or dark: SwiftUI's `ColorScheme`.
public enum ColorScheme: String, Sendable, Hashable, CaseIterable, Codable {
    case light, dark
}
