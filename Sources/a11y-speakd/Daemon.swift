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
    /// As they were read at the start.
    private let settings: DaemonSettings
    private let user: UserSettings
    private let log: Logger

    /// A sentence is finished before the daemon stops, but not for longer than this.
    private static let longestGoodbye = Duration.seconds(2)
    private static let moment = Duration.milliseconds(30)

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
        let sink = try SinkChoice(checking: user.sink).open(sampleRate: synthesizer.sampleRate, leadIn: user.leadIn)
        let loop = MultiThreadedEventLoopGroup(numberOfThreads: 1).next()
        let choice = voices.choice(of: synthesizer.catalog, settings.styles)
        let clients = try await loop.submit {
            let assembly = Assembly(loop: loop, time: .real)
            let clients = assembly.clients(choice, synthesizer, sink)
            assembly.giveMemoryBack(whenIdle: clients.announcer)
            return NIOLoopBound(clients, eventLoop: loop)
        }.get()
        try await loop.submit { clients.value.announcer.onDevice = { tellDevice($0, sink) } }.get()
        if options.logText { try await logTexts(of: clients, on: loop) }
        var settings = settings
        settings.check(against: choice)
        try await apply(settings, user, to: clients, on: loop)
        try await openJournal(beside: ownPath ?? SocketPath(of: descriptor), for: clients, on: loop)
        let server = try await listen(on: descriptor, loop, clients)
        let ssip = try await keep(claim, for: clients, on: loop)
        let stopped = loop.makePromise(of: Void.self)
        let reload = try await loop.submit { NIOLoopBound(settingsReload(clients.value, loop), eventLoop: loop) }.get()
        let signals = await ServiceSignals { signal in
            loop.execute {
                if signal == .stop { ssip?.value.close() }
                received(signal, clients.value, reload.value, server, stopped)
            }
        }
        // A daemon in the background keeps no file system busy.
        if options.speechDispatcher.spawned { chdir("/") }
        IdleMemory.giveBack()
        announceReadiness(sink)
        feedWatchdog(on: loop)
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
                {
                    ChannelPort(
                        SessionHandler(clients: clients.value, refusal: $0),
                        journal: clients.value.announcer.ledger.journal)
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

    private func announceReadiness(_ sink: any AudioSink) {
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

/// What signals do, on the loop.
extension Daemon {
    private func received(
        _ signal: ServiceSignal, _ clients: Clients, _ reload: SettingsReload<DaemonSettings>, _ server: any Channel,
        _ stopped: EventLoopPromise<Void>
    ) {
        switch signal {
        case .reload:
            SystemdService.reloading(at: NIODeadline.now().uptimeNanoseconds / 1000)
            reload.request()
        case .stop: stop(clients, server, stopped)
        }
    }

    /// Lets the sentence that is heard end, then tells every client and goes. A second signal does not wait. What must be
    /// heard all the same is left to the next daemon.
    private func stop(_ clients: Clients, _ server: any Channel, _ stopped: EventLoopPromise<Void>) {
        let announcer = clients.announcer
        guard !announcer.queue.isClosed else { return announcer.cutShort() }
        SystemdService.stopping()
        server.close(promise: nil)
        announcer.onIdle = { [unowned announcer] in
            announcer.onIdle = {}
            clients.finish()
            letGo(clients, on: server.eventLoop.assumeIsolated(), until: .now() + .milliseconds(50), stopped)
        }
        announcer.close()
        sayGoodbye(announcer, Self.longestGoodbye, on: server.eventLoop.assumeIsolated())
    }

    /// The last words to the clients are on their way; a client that does not read is not waited for.
    private func letGo(
        _ clients: Clients, on loop: NIOIsolatedEventLoop, until latest: NIODeadline,
        _ stopped: EventLoopPromise<Void>
    ) {
        guard clients.count > 0, .now() < latest else { return stopped.succeed() }
        loop.scheduleTask(in: .milliseconds(1)) { letGo(clients, on: loop, until: latest, stopped) }
    }

    /// Where the sentence ends is known a moment after it has begun: until then it is asked again.
    private func sayGoodbye(_ announcer: Announcer, _ longest: Duration, on loop: NIOIsolatedEventLoop) {
        let end = announcer.timeToSentenceEnd
        let wait = min(end ?? .milliseconds(50), longest)
        loop.scheduleTask(in: TimeAmount(wait)) {
            let rest = longest - wait
            // A moment too early, and the next daemon would say the sentence again.
            let isOver = end != nil && (announcer.timeToSentenceEnd.map { $0 > Self.moment } ?? true)
            if isOver || rest <= .zero { announcer.cutShort() } else { sayGoodbye(announcer, rest, on: loop) }
        }
    }
}
