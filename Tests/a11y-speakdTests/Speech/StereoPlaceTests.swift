// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import AudioSinks
@testable import a11y_speakd

@Suite("Stereo places")
struct StereoPlaceTests {
    private func frames(_ samples: [Int16], _ place: StereoPlace) -> [StereoFrame] {
        samples.withUnsafeBufferPointer { place.withFrames(of: $0) { Array($0) } }
    }

    @Test(arguments: [
        (-2, 14_142, 0), (-1, 14_142, 0), (-0.5, 13_066, 5412), (-0.25, 11_759, 7857), (0, 10_000, 10_000),
        (0.25, 7857, 11_759), (0.5, 5412, 13_066), (1, 0, 14_142), (2, 0, 14_142),
    ])
    func `a sound is divided between left and right by its pan`(pan: Double, left: Int16, right: Int16) {
        #expect(
            frames([10_000, -10_000], StereoPlace(pan: pan)) == [
                StereoFrame(left: left, right: right), StereoFrame(left: -left, right: -right),
            ])
    }

    @Test func `a sound has the same power at every pan`() {
        for pan in stride(from: -1.0, through: 1, by: 0.01) {
            let frame = StereoPlace(pan: pan).frame(20_000)
            let (left, right) = (Double(frame.left), Double(frame.right))
            let power = (left * left + right * right) / (2 * 20_000 * 20_000)
            #expect(abs(power - 1) < 0.001, "\(pan)")
        }
    }

    @Test func `both channels have every sample unchanged in the middle`() {
        let all = Array(Int16.min...Int16.max)
        #expect(frames(all, .middle) == all.map { StereoFrame(left: $0, right: $0) })
        #expect(all.map(StereoPlace.middle.frame) == frames(all, .middle))
        #expect(StereoPlace(pan: 0) == .middle)
    }

    @Test func `a peak above the range of one channel is clipped`() {
        #expect(
            frames([.max, .min, 23_170, 23_171], StereoPlace(pan: -1)).map(\.left) == [
                .max, .min, 32_767, 32_767,
            ])
    }

    @Test func `a sound gives equal frames wherever it is cut`() {
        let sound = (0..<101).map { Int16($0 * 300 - 15_000) }
        let place = StereoPlace(pan: 0.3)
        let whole = frames(sound, place)
        for cut in 0...101 {
            #expect(frames(Array(sound[..<cut]), place) + frames(Array(sound[cut...]), place) == whole)
        }
        #expect(whole == sound.map(place.frame))
    }

    @Test func `mono samples are the mean of both channels`() {
        let frames: [StereoFrame] = [
            .init(left: 7, right: 7), .init(left: 10, right: 0), .init(left: .max, right: .max),
        ]
        #expect(frames.map(\.mono) == [7, 5, .max])
        #expect([StereoFrame(left: .min, right: .min), 9].map(\.mono) == [.min, 0])
    }
}
