// SPDX-License-Identifier: GPL-3.0-or-later

import AudioSinks
import NIOCore
import Synthesis

/// Assembles the parts: the same for the daemon and for rendering a file, where loop and time are virtual.
struct Assembly {
    let loop: any EventLoop
    let time: Timepiece
    /// Where scores are made.
    var onScoreThread: ScoreThread = Speaker.scoreThread()

    /// Creates and connects the objects that live on the loop. Call it there.
    /// - Parameters:
    ///   - named: opens the sinks that rules name; nil where all is played on `sink`.
    ///   - live: makes what plays beside the queue, and is given where that reports what becomes of scores.
    func clients(
        _ voices: VoiceChoice, _ synthesizer: any Synthesizer, _ sink: any AudioSink,
        named: ((SinkChoice) -> any AudioSink)? = nil,
        _ live: (@escaping @Sendable (SpeechEvent) -> Void) -> any LiveOutput
    ) -> Clients {
        let rules = named.map { RuleSinks(common: sink, open: $0) }
        let announcer = announcer(voices, synthesizer, sink, rules, live)
        let facts = DaemonFacts(synthesizer: synthesizer.name) {
            DaemonFacts.Sink(name: sink.name, problem: sink.problem ?? synthesizer.problem, silence: sink.silence)
        } engines: {
            synthesizer.engines
        }
        let clients = Clients(announcer: announcer, actions: actions(), live: charts(announcer), facts: facts)
        announcer.onSettled = { [unowned clients] in clients[$0]?.adapter?.finishWhenServed() }
        return clients
    }

    private func announcer(
        _ voices: VoiceChoice, _ synthesizer: any Synthesizer, _ sink: any AudioSink, _ rules: RuleSinks?,
        _ live: (@escaping @Sendable (SpeechEvent) -> Void) -> any LiveOutput
    ) -> Announcer {
        let announcer = NIOLoopBoundBox<Announcer?>(nil, eventLoop: loop)
        let live = live { [loop] event in loop.execute { announcer.value?.take(event) } }
        let speaker = speaker(synthesizer, sink, rules, for: announcer)
        let alarm = LoopAlarm(loop: loop) { announcer.value?.advance() }
        let captions = LoopAlarm(loop: loop) { announcer.value?.caption() }
        let made = Announcer(voices: voices, speaker: speaker, live: live, time: time) { [time] due in
            alarm.set(at: due, now: time.now())
        } wakeForCaptions: { [time] due in
            captions.set(at: due, now: time.now())
        }
        announcer.value = made
        return made
    }

    /// The speaker's reports reach the announcer on the loop, and it is asked for pieces there.
    private func speaker(
        _ synthesizer: any Synthesizer, _ sink: any AudioSink, _ rules: RuleSinks?,
        for announcer: NIOLoopBoundBox<Announcer?>
    ) -> Speaker {
        let speaker = NIOLoopBoundBox<Speaker?>(nil, eventLoop: loop)
        let named = rules.map { rules in { (name: String) in rules[name] } }
        let made = Speaker(synthesizer: synthesizer, sink: sink, named: named, onThread: onScoreThread) {
            [loop] utterance in
            loop.execute { announcer.value.map { $0.gaveSound(utterance, at: $0.time.now()) } }
        } wantsNext: { [loop] utterance in
            // A virtual loop waits for the synthesizer meanwhile, and asks from its own thread.
            if loop.inEventLoop {
                speaker.value?.giveNext(of: utterance)
            } else {
                loop.execute { speaker.value?.giveNext(of: utterance) }
            }
        } report: { [loop] event in
            loop.execute { announcer.value?.take(event) }
        }
        speaker.value = made
        return made
    }

    private func actions() -> ActionRouter {
        let actions = NIOLoopBoundBox<ActionRouter?>(nil, eventLoop: loop)
        let patience = LoopAlarm(loop: loop) { actions.value?.expire() }
        let made = ActionRouter(now: time.now) { [time] due in patience.set(at: due, now: time.now()) }
        actions.value = made
        return made
    }

    private func charts(_ announcer: Announcer) -> LiveCharts {
        let live = NIOLoopBoundBox<LiveCharts?>(nil, eventLoop: loop)
        let digests = LoopAlarm(loop: loop) { live.value?.advance() }
        let made = LiveCharts(announcer: announcer) { [time] due in digests.set(at: due, now: time.now()) }
        live.value = made
        return made
    }

    /// Returns memory to the system after a while of silence.
    func giveMemoryBack(whenIdle announcer: Announcer) {
        let rest = LoopAlarm(loop: loop) { IdleMemory.giveBack() }
        announcer.onIdle = { rest.set(after: IdleMemory.rest) }
    }
}
