// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import NIOCore
import Synthesis

/// The engines besides espeak-ng: they are started when the daemon speaks, and their voices are added then.
extension Daemon {
    /// What the engines are told to reach, when it is there.
    final class EngineLinks: Sendable {
        let loop: any EventLoop
        let clients: NIOLoopBoundBox<Clients?>
        let alarm: NIOLoopBoundBox<LoopAlarm?>

        init(loop: any EventLoop) {
            self.loop = loop
            clients = .makeBoxSendingValue(nil, eventLoop: loop)
            alarm = .makeBoxSendingValue(nil, eventLoop: loop)
        }
    }

    /// Several engines as one synthesizer, of which espeak-ng runs already.
    func engines(
        beside espeak: WorkerSynthesizer, _ choice: VoiceChoice, _ engines: [Engine], _ links: EngineLinks
    ) -> EngineSynthesizer {
        EngineSynthesizer(espeak, and: engines, native: choice.own, hands: hands(links))
    }

    private func hands(_ links: EngineLinks) -> EngineHands {
        let (clock, start) = (ContinuousClock(), ContinuousClock.now)
        let now: @Sendable () -> Duration = { start.duration(to: clock.now) }
        return EngineHands { engine in
            let worker = try await WorkerSynthesizer.start(engine, tell: warn)
            note("The engine \(engine.name) speaks. \(worker.protection)")
            return RunningEngine(synthesizer: worker, process: { worker.process }) { worker.end() }
        } changedCatalog: { catalog in
            links.loop.execute { links.clients.value?.take(catalog) }
        } note: { sentence in
            warn(sentence)
        } tell: { sentence in
            warn(sentence)
            links.loop.execute { links.clients.value?.say(sentence, isLater: true) }
        } wake: { due in
            links.loop.execute { links.alarm.value?.set(at: due, now: now()) }
        } now: {
            now()
        }
    }

    /// On the loop: the engines may tell of their voices from now on.
    func begin(_ engines: EngineSynthesizer, _ clients: Clients, _ links: EngineLinks) {
        links.clients.value = clients
        links.alarm.value = LoopAlarm(loop: links.loop) { engines.advance() }
        engines.daemonIsReady()
    }
}
