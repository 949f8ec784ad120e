// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import AnnouncementQueue
import AudioSinks
import Glibc
import Logging
import NIOCore
import NIOPosix
import Synthesis

/// The wiring: builds every part, joins them on one event loop, and takes them down in order.
struct Daemon {
    let options: Options
    let environment: [String: String]
    /// The settings as they were read at the start.
    private let settings: DaemonSettings
    let user: UserSettings
    private let log: Logger
    private let writer = LogWriter()

    init(options: Options, environment: [String: String]) {
        let settings = DaemonSettings(config: options.config, dataDir: options.dataDir, environment: environment)
        self.settings = settings
        var user = UserSettings()
        (user.commandLine, user.files) = (options.settings, settings.configuration)
        self.user = user
        var options = options
        options.speechDispatcher.ssip = user.servesSSIP
        self.options = options
        self.environment = environment
        var log = Logger(label: "a11y-speakd") { [writer] in StreamLogHandler(label: $0, stream: writer) }
        if let level = Logger.Level(rawValue: user.logLevel) { log.logLevel = level }
        self.log = log
    }

    /// Runs until SIGTERM or SIGINT.
    func run() async throws {
        defer { writer.drain() }
        try DescriptorReserve.raise()
        // First of all: a daemon that is not the first must not touch the first one's recording.
        let passed = SystemdService.passedSockets()
        let (place, descriptor) = try claimOwnPlace(passed)
        let claim = try claimPlace(passed: passed["ssip"])
        try checkNamed(settings)
        let espeak = try await WorkerSynthesizer.start(tell: warn)
        tellProtection(espeak.protection)
        let sinks = try SinkChoice(checking: user.sink).open(
            sampleRate: espeak.sampleRate, leadIn: user.leadIn, environment: environment)
        let sink = sinks.speech
        (sink as? any ReachableSink)?.prepare()
        let loop = MultiThreadedEventLoopGroup(numberOfThreads: 1).next()
        var choice = voices.choice(of: espeak.catalog, settings.styles)
        let links = EngineLinks(loop: loop)
        let synthesizer = engines(beside: espeak, choice, settings.engines, links)
        choice.catalog = synthesizer.catalog
        let clients = try await assemble(choice, synthesizer, sinks, on: loop)
        if options.logText { try await logTexts(of: clients, on: loop) }
        try await loop.submit { [settings] in
            apply(settings, to: clients.value, and: synthesizer, at: .start)
        }.get()
        try await openJournal(beside: place?.path, for: clients, on: loop)
        let keeper = try await serve(place, on: descriptor, loop, clients)
        let ssip = try await keep(claim, for: clients, on: loop)
        let stopped = loop.makePromise(of: Void.self)
        let reload = try await loop.submit {
            NIOLoopBound(settingsReload(clients.value, synthesizer, loop), eventLoop: loop)
        }.get()
        let signals = await ServiceSignals { signal in
            loop.execute {
                guard signal == .stop else { return begin(reload.value) }
                Shutdown(clients: clients.value, place: ssip?.value, keeper: keeper.value, stopped: stopped).begin()
            }
        }
        // A daemon in the background keeps no file system busy.
        if options.speechDispatcher.spawned { chdir("/") }
        announceReadiness(sink, on: loop)
        try await loop.submit { begin(synthesizer, clients.value, links) }.get()
        try await stopped.futureResult.get()
        try await loop.submit {
            keeper.value.leave()
            ssip?.value.leave()
        }.get()
        withExtendedLifetime(signals) {}
    }

    private func assemble(
        _ choice: VoiceChoice, _ synthesizer: any Synthesizer, _ sinks: Sinks, on loop: any EventLoop
    ) async throws -> NIOLoopBound<Clients> {
        try await loop.submit {
            let assembly = Assembly(loop: loop, time: .real)
            let clients = assembly.clients(choice, synthesizer, sinks.speech, named: sinks.named) { report in
                LivePlayer(onProblem: tellLive, report: report, makeSink: sinks.second)
            }
            assembly.giveMemoryBack(whenIdle: clients)
            clients.onDevice = { tellDevice($0, sinks.speech) }
            return NIOLoopBound(clients, eventLoop: loop)
        }.get()
    }

    private var voices: UserVoices { UserVoices(dataDir: options.dataDir, environment: environment) }

    func warn(_ sentence: String) { log.warning("\(sentence)") }

    func note(_ sentence: String) { log.notice("\(sentence)") }

    private func tellDevice(_ problem: String?, _ sink: any AudioSink) {
        guard let problem else { return log.notice("Speech is heard again, on \(sink.name).") }
        log.warning("Nothing can be heard: \(problem)")
    }

    @Sendable private func tellLive(_ problem: String?) {
        guard let problem else { return log.notice("Live tones are heard again.") }
        log.warning("Live tones cannot be heard: \(problem)")
    }

    private func tellProtection(_ protection: WorkerProtection) {
        log.debug("\(protection)")
        guard !protection.hasFilter else { return }
        log.warning(
            "The kernel takes no filter of system calls: a text that breaks the synthesizer has the daemon's rights.")
    }

    private func announceReadiness(_ sink: any AudioSink, on loop: any EventLoop) {
        IdleMemory.giveBack()
        feedWatchdog(on: loop)
        if let problem = sink.problem { log.warning("Nothing can be heard: \(problem)") }
        SystemdService.ready(status: "Speaking on \(sink.name)")
        log.info("Ready: speaking on \(sink.name).")
    }

    /// From the loop that carries every announcement: when that is stuck, the daemon is restarted.
    private func feedWatchdog(on loop: any EventLoop) {
        guard let interval = SystemdService.watchdogInterval() else { return }
        loop.scheduleRepeatedTask(initialDelay: .zero, delay: TimeAmount(interval)) { _ in SystemdService.alive() }
    }
}
