// SPDX-License-Identifier: GPL-3.0-or-later

@testable import AudioSinks
@testable import a11y_speakd

/// A literal is a frame with the number at the left and its opposite at the right, so that tests notice swapped
/// channels.
extension StereoFrame: ExpressibleByIntegerLiteral {
    init(_ left: Int16) { self.init(left: left, right: -left) }

    public init(integerLiteral left: Int16) { self.init(left) }
}
