// SPDX-License-Identifier: MIT

import Testing

@testable import a11y_speak

@Suite("Where a recording sounds")
struct StereoImageTests {
    /// A second of each, left and right.
    private func image(_ seconds: (left: Float, right: Float)...) -> StereoImage {
        var image = StereoImage(rate: 1000)
        for (left, right) in seconds { image.add(Array(repeatElement([left, -right], count: 1000).joined())[...]) }
        return image
    }

    @Test func `a stretch has its place by constant power`() {
        let image = image((0.5, 0), (0, 0.1), (0.3, 0.3), (0.92388, 0.38268), (0, 0))
        let places = (0..<6).map { image.pan(of: Stretch(start: Double($0), end: Double($0) + 1), rate: 1000) }
        #expect(places == [-1, 1, 0, -0.5, 0, 0])
        #expect(image.pan(of: Stretch(start: 0.2, end: 0.7), rate: 1000) == -1)
        #expect(image.pan(of: Stretch(start: 9, end: 8), rate: 1000) == 0)
    }

    @Test func `cut anywhere between two frames it is the same`() {
        let frames: [Float] = (0..<40).flatMap { index -> [Float] in [Float(index), 2] }
        var whole = StereoImage(rate: 400)
        whole.add(frames[...])
        let all = Stretch(start: 0, end: 0.1)
        for cut in stride(from: 0, through: 80, by: 2) {
            var parts = StereoImage(rate: 400)
            parts.add(frames[..<cut])
            parts.add(frames[cut...])
            #expect(parts.pan(of: all, rate: 400) == whole.pan(of: all, rate: 400))
        }
        #expect(whole.pan(of: Stretch(start: 0.01, end: 0.02), rate: 400) < 0)
    }
}
