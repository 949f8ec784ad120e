// SPDX-License-Identifier: GPL-3.0-or-later

import Synchronization

/// One file into which two sinks record. Sounds of the same time are mixed; each sound is recorded at its own time.
final class SharedTape<PaceClock: Clock<Duration>>: Sendable {
    private let file: WAVFile
    private let sampleRate: Int
    private let clock: PaceClock
    private let state: Mutex<State>

    private struct State {
        /// The frame of the file at a moment, while something is played.
        var anchor: (moment: PaceClock.Instant, frame: Int)?
        var tracks: [Track]
        /// The number of frames in the file.
        var end = 0
    }

    private struct Track {
        var isPlaying = false
        var next = 0
    }

    init(file: WAVFile, sampleRate: Int, clock: PaceClock, tracks: Int = 2) {
        self.file = file
        self.sampleRate = sampleRate
        self.clock = clock
        state = Mutex(State(tracks: Array(repeating: Track(), count: tracks)))
    }

    func track(_ number: Int) -> any Tape { SharedTrack(tape: self, number: number) }

    fileprivate var name: String { file.name }

    fileprivate func begin(_ number: Int, after gap: Int) {
        state.withLock { state in
            let isAlone = !state.tracks.contains(where: \.isPlaying)
            var start = state.end + gap
            if !isAlone, let anchor = state.anchor {
                let passed = anchor.moment.duration(to: clock.now).timeInterval
                start = anchor.frame + Int((passed * Double(sampleRate)).rounded())
            } else {
                state.anchor = (clock.now, start)
            }
            state.tracks[number].next = max(state.tracks[number].next, start)
            state.tracks[number].isPlaying = true
        }
    }

    fileprivate func write(_ number: Int, _ frames: ArraySlice<StereoFrame>) throws(WAVFile.WriteError) {
        let place = state.withLock { state in
            let place = state.tracks[number].next
            state.tracks[number].next += frames.count
            state.end = max(state.end, place + frames.count)
            return place
        }
        try file.mix(frames, at: place)
    }

    fileprivate func flush(_ number: Int) throws(WAVFile.WriteError) {
        state.withLock { $0.tracks[number].isPlaying = false }
        try file.flush()
    }
}

private struct SharedTrack<PaceClock: Clock<Duration>>: Tape {
    let tape: SharedTape<PaceClock>
    let number: Int

    var name: String { tape.name }
    func begin(after gap: Int) { tape.begin(number, after: gap) }
    func write(_ frames: ArraySlice<StereoFrame>) throws { try tape.write(number, frames) }
    func flush() throws { try tape.flush(number) }
}
