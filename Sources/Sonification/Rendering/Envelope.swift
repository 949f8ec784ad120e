// SPDX-License-Identifier: MIT

import Glibc

/// How a note comes and goes: edges of 5 ms without a click, and between them it stays or dies away.
struct Envelope: Equatable {
    static let edge = ScoreRenderer.sampleRate / 200

    let frames: Int
    /// How long it comes and goes, in frames; 0 where another note is tied to it.
    private let attack: Int
    private let release: Int
    private let decay: Double

    /// - Parameters:
    ///   - isTied: whether it goes on from the note before it.
    ///   - isHeld: whether another goes on from it.
    init(frames: Int, isTied: Bool, isHeld: Bool, decay: Double) {
        let edge = min(Self.edge, frames / 2)
        self.frames = frames
        attack = isTied ? 0 : edge
        release = isHeld ? 0 : edge
        self.decay = isTied || isHeld ? 0 : decay
    }

    func level(at frame: Int) -> Double {
        var level = decay == 0 ? 1 : exp(-decay * Double(frame) / Double(frames))
        if frame < attack { level *= Self.rise(frame, of: attack) }
        if frames - 1 - frame < release { level *= Self.rise(frames - 1 - frame, of: release) }
        return level
    }

    /// A raised cosine.
    static func rise(_ frame: Int, of frames: Int) -> Double {
        (1 - cos(.pi * Double(frame) / Double(frames))) / 2
    }
}
