// SPDX-License-Identifier: MIT

/// Facts to findings. Pure: the same facts give the same findings.
struct Diagnosis {
    let facts: MachineFacts

    /// The findings of each subject, in the order in which speech depends on it.
    var findings: [Finding] {
        let (place, daemon, sound) = (PlaceDiagnosis(facts), DaemonDiagnosis(facts), SoundDiagnosis(facts))
        return [
            place.runtime, place.sandbox, place.way, place.socket, daemon.units, daemon.confinement, daemon.answer,
            daemon.settings, daemon.voices, sound.server, sound.sink, sound.card, DispatcherDiagnosis(facts).findings,
            sound.heard,
        ].flatMap(\.self)
    }

    /// 0 when all is well, 1 when there is a problem, 69 when there is no daemon.
    var exitCode: Int32 {
        guard facts.daemon.status != nil else { return 69 }
        return findings.contains { $0.verdict == .problem } ? 1 : 0
    }
}
