// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import AnnouncementQueue
import Glibc
import Logging
import NIOCore
import NIOPosix

/// The wiring: builds every part, joins them on one event loop, and takes them down in order.
struct Daemon {
    let options: Options
    let environment: [String: String]
    /// The settings as they were read at the start.
    private let settings: DaemonSettings
    private let user: UserSettings
    private let log: Logger

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
        var log = Logger(label: "a11y-speakd") { StreamLogHandler.standardError(label: $0) }
        if let level = Logger.Level(rawValue: user.logLevel) { log.logLevel = level }
        self.log = log
    }

    /// Runs until SIGTERM or SIGINT.
    func run() async throws {
        DescriptorReserve.raise()
        // First of all: a daemon that is not the first must not touch the first one's recording.
        let passed = SystemdService.passedSockets()
        let (descriptor, ownPath) = try listen(passed)
        let claim = try claimPlace(passed: passed["ssip"])
        try checkNamed(settings)
        let synthesizer = try await WorkerSynthesizer.start()
        let sink = try SinkChoice(checking: user.sink).open(
            sampleRate: synthesizer.sampleRate, leadIn: user.leadIn, environment: environment)
        (sink as? any ReachableSink)?.prepare()
        let loop = MultiThreadedEventLoopGroup(numberOfThreads: 1).next()
        let choice = voices.choice(of: synthesizer.catalog, settings.styles)
        let clients = try await loop.submit {
            let assembly = Assembly(loop: loop, time: .real)
            let clients = assembly.clients(choice, synthesizer, sink)
            assembly.giveMemoryBack(whenIdle: clients.announcer)
            clients.announcer.onDevice = { tellDevice($0, sink) }
            return NIOLoopBound(clients, eventLoop: loop)
        }.get()
        if options.logText { try await logTexts(of: clients, on: loop) }
        try await apply(settings, user, checkedAgainst: choice, to: clients, on: loop)
        try await openJournal(beside: ownPath ?? SocketPath(of: descriptor), for: clients, on: loop)
        let server = try await listen(on: descriptor, loop, clients)
        let ssip = try await keep(claim, for: clients, on: loop)
        let stopped = loop.makePromise(of: Void.self)
        let reload = try await loop.submit { NIOLoopBound(settingsReload(clients.value, loop), eventLoop: loop) }.get()
        let signals = await ServiceSignals { signal in
            loop.execute {
                guard signal == .stop else { return begin(reload.value) }
                Shutdown(clients: clients.value, place: ssip?.value, server: server, stopped: stopped).begin()
            }
        }
        // A daemon in the background keeps no file system busy.
        if options.speechDispatcher.spawned { chdir("/") }
        announceReadiness(sink, on: loop)
        try await stopped.futureResult.get()
        ownPath?.remove()
        try await loop.submit { ssip?.value.leave() }.get()
        withExtendedLifetime(signals) {}
    }

    /// - Returns: the listening descriptor, and its path unless it is systemd's.
    private func listen(_ passed: [String: Int32]) throws -> (descriptor: Int32, ownPath: SocketPath?) {
        // Any name but the other's: systemd-socket-activate gives none.
        if let passed = passed.first(where: { $0.key != "ssip" }) { return (passed.value, nil) }
        let own = SocketPath(path: try options.socketPath(environment: environment))
        return (try own.listen(), own)
    }

    private func listen(
        on descriptor: Int32, _ loop: any EventLoop, _ clients: NIOLoopBound<Clients>
    ) async throws -> any Channel {
        let handler = try await loop.submit {
            NIOLoopBound<SocketListener.Handler>(
                { refusal in
                    ChannelPort(journal: clients.value.announcer.ledger.journal) {
                        SessionHandler(clients: clients.value, port: $0, refusal: refusal)
                    }
                }, eventLoop: loop)
        }.get()
        return try await SocketListener(loop: loop, handler: handler).start(on: descriptor).get()
    }

    private var voices: UserVoices { UserVoices(dataDir: options.dataDir, environment: environment) }

    func warn(_ sentence: String) { log.warning("\(sentence)") }

    func note(_ sentence: String) { log.notice("\(sentence)") }

    private func tellDevice(_ problem: String?, _ sink: any AudioSink) {
        guard let problem else { return log.notice("Speech is heard again, on \(sink.name).") }
        log.warning("Nothing can be heard: \(problem)")
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
