// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import Synthesis

extension EngineFigures {
    init(_ state: EngineState) {
        self.init(
            name: state.name, running: state.isRunning, voices: state.voices, utterances: state.utterances,
            failures: state.failures)
        (firstSound, memory, problem) = (state.firstSound.summary, state.memory, state.problem)
    }
}
