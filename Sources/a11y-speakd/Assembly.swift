// SPDX-License-Identifier: GPL-3.0-or-later

import AudioSinks
import NIOCore
import Synthesis

/// Assembles the parts, for the daemon and for rendering a file. When rendering, the loop and the time are virtual.
struct Assembly {
    let loop: any EventLoop
    let time: TimeSource
    /// Returns the thread on which scores are rendered.
    var onScoreThread: ScoreThread = Speaker.scoreThread()

    /// Creates and connects the objects that live on the loop. Call it there.
    /// - Parameters:
    ///   - named: opens the sinks that rules name; nil when everything plays on `sink`.
    ///   - live: makes the output for sounds outside the queue; its argument receives the events of scores.
    func clients(
        _ voices: VoiceChoice, _ synthesizer: any Synthesizer, _ sink: any AudioSink,
        named: ((SinkChoice) -> any AudioSink)? = nil,
        _ live: (@escaping @Sendable (SpeechEvent) -> Void) -> any LiveOutput
    ) -> Clients {
        let made = NIOLoopBound(Made(), eventLoop: loop)
        let announcer = Announcer(
            voices: voices, speaker: speaker(synthesizer, sink, named, made),
            live: live { [loop] event in loop.execute { made.value.announcer?.take(event) } }, time: time,
            wake: alarm(made) { $0.announcer.advance() }, wakeForCaptions: alarm(made) { $0.announcer.caption() })
        let clients = Clients(
            announcer: announcer, actions: ActionRouter(now: time.now, wake: alarm(made) { $0.actions.expire() }),
            live: LiveCharts(announcer: announcer, wake: alarm(made) { $0.live.advance() }),
            facts: facts(synthesizer, sink))
        made.value.clients = clients
        return clients
    }

    /// The objects on the loop. Alarms and reports from other threads are made before these objects, and find them
    /// here.
    private final class Made {
        weak var clients: Clients?
        weak var speaker: Speaker?
        var announcer: Announcer? { clients?.announcer }
    }

    private func facts(_ synthesizer: any Synthesizer, _ sink: any AudioSink) -> DaemonFacts {
        DaemonFacts(synthesizer: synthesizer.name) {
            DaemonFacts.Sink(name: sink.name, problem: sink.problem ?? synthesizer.problem, silence: sink.silence)
        } engines: {
            synthesizer.engines
        }
    }

    /// - Returns: a function that sets the time at which the alarm rings on the loop.
    private func alarm(_ made: NIOLoopBound<Made>, _ ring: @escaping (Clients) -> Void) -> (Duration?) -> Void {
        let alarm = LoopAlarm(loop: loop) { made.value.clients.map(ring) }
        return { [time] due in alarm.set(at: due, now: time.now()) }
    }

    /// The speaker's reports reach the announcer on the loop. The loop also asks the speaker for further pieces.
    private func speaker(
        _ synthesizer: any Synthesizer, _ sink: any AudioSink, _ named: ((SinkChoice) -> any AudioSink)?,
        _ made: NIOLoopBound<Made>
    ) -> Speaker {
        let rules = named.map { RuleSinks(common: sink, open: $0) }
        let speaker = Speaker(
            synthesizer: synthesizer, sink: sink, named: rules.map { rules in { rules[$0] } }, onThread: onScoreThread
        ) { [loop] utterance in
            loop.execute { made.value.announcer.map { $0.gaveSound(utterance, at: $0.time.now()) } }
        } wantsNext: { [loop] utterance in
            // A virtual loop waits for the synthesizer during this call, which is made on the loop's own thread.
            if loop.inEventLoop {
                made.value.speaker?.giveNext(of: utterance)
            } else {
                loop.execute { made.value.speaker?.giveNext(of: utterance) }
            }
        } report: { [loop] event in
            loop.execute { made.value.announcer?.take(event) }
        }
        made.value.speaker = speaker
        return speaker
    }

    /// Returns memory to the system after a while of silence.
    func giveMemoryBack(whenIdle clients: Clients) {
        let rest = LoopAlarm(loop: loop) { IdleMemory.giveBack() }
        clients.onIdle = { rest.set(after: IdleMemory.rest) }
    }
}
