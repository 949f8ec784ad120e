// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import NIOCore

/// The parts put together: the same for the daemon and for a file that is rendered, whose loop and time are virtual.
extension Daemon {
    /// The objects that live on a loop, joined. On that loop.
    static func assemble(
        _ voices: VoiceChoice, _ synthesizer: any Synthesizer, _ sink: any AudioSink, on loop: any EventLoop,
        time: Timepiece
    ) -> DaemonState {
        let announcer = NIOLoopBoundBox<Announcer?>(nil, eventLoop: loop)
        let speaker = Speaker(synthesizer: synthesizer, sink: sink) { utterance in
            loop.execute { announcer.value.map { $0.gaveSound(utterance, at: $0.time.now()) } }
        } report: { event in
            loop.execute { announcer.value?.happened(event) }
        }
        let alarm = LoopAlarm(loop: loop) { announcer.value?.advance() }
        let captions = LoopAlarm(loop: loop) { announcer.value?.caption() }
        let made = Announcer(voices: voices, speaker: speaker, time: time) { due in
            alarm.set(at: due, now: time.now())
        } wakeForCaptions: { due in
            captions.set(at: due, now: time.now())
        }
        announcer.value = made
        let actions = NIOLoopBoundBox<ActionRouter?>(nil, eventLoop: loop)
        let patience = LoopAlarm(loop: loop) { actions.value?.expire() }
        let router = ActionRouter(now: time.now) { due in patience.set(at: due, now: time.now()) }
        actions.value = router
        let live = NIOLoopBoundBox<LiveCharts?>(nil, eventLoop: loop)
        let digests = LoopAlarm(loop: loop) { live.value?.advance() }
        let charts = LiveCharts(announcer: made) { due in digests.set(at: due, now: time.now()) }
        live.value = charts
        let state = DaemonState(announcer: made, actions: router, live: charts, synthesizer: synthesizer.name) {
            (sink.name, sink.problem)
        }
        made.onSettled = { [unowned state] in state.clients[$0]?.finishWhenServed() }
        return state
    }

    /// Whoever is silent for a while needs little of the program.
    static func giveMemoryBack(whenIdle announcer: Announcer, on loop: any EventLoop) {
        let rest = LoopAlarm(loop: loop) { IdleMemory.giveBack() }
        announcer.onIdle = { rest.set(after: IdleMemory.rest) }
    }
}

extension Timepiece {
    /// The machine's.
    static var real: Timepiece {
        let clock = ContinuousClock()
        let start = clock.now
        return Timepiece(now: { start.duration(to: clock.now) }, date: realDate)
    }

    private static func realDate() -> Double {
        var now = timespec()
        clock_gettime(CLOCK_REALTIME, &now)
        return Double(now.tv_sec) + Double(now.tv_nsec / 1_000_000) / 1000
    }
}
