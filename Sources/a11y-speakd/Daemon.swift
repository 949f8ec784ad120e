// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import AnnouncementQueue
import AudioSinks
import DataFiles
import Glibc
import Logging
import NIOCore
import NIOPosix
import Synthesis

/// The wiring: builds every part, joins them on one event loop, and takes them down in order.
struct Daemon {
    let options: Options
    let environment: [String: String]
    /// The settings that were read at the start.
    private let settings: DaemonSettings
    let user: UserSettings
    private let log: Logger
    private let writer = LogWriter()
    /// espeak-ng's first process; nil when none could be forked.
    private let synthesizer: WorkerProcess?

    init(options: Options, environment: [String: String], synthesizer: WorkerProcess? = nil) {
        self.synthesizer = synthesizer
        if let folder = DataFolder.names(option: options.dataDir, environment: environment) {
            SignNames.use(folder: folder)
        }
        LanguageFiles.use(
            installed: DataFolder.languages(option: options.dataDir, environment: environment),
            user: LanguageFiles.userFolder(environment))
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
        // This comes before everything else: a second daemon must not touch the first daemon's recording.
        let passed = SystemdService.passedSockets()
        let (place, descriptor) = try claimOwnPlace(passed)
        let claim = try claimPlace(passed: passed["ssip"])
        try checkNamed(settings)
        let opening = SinkOpening(
            choice: try SinkChoice(checking: user.sink), leadIn: user.leadIn, environment: environment)
        async let usual = opening.sinks()
        let espeak = try await WorkerSynthesizer.start(first: synthesizer, log: warn)
        reportProtection(espeak.protection)
        let sinks =
            if espeak.sampleRate == SinkOpening.usualRate { try await usual } else {
                try await opening.sinks(sampleRate: espeak.sampleRate)
            }
        let sink = sinks.speech
        let loop = MultiThreadedEventLoopGroup(numberOfThreads: 1).next()
        var choice = voices.choice(of: espeak.catalog, settings.styles)
        let links = EngineReceivers(loop: loop)
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
        // A daemon in the background must not keep a file system busy.
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
                LivePlayer(onProblem: reportLiveProblem, report: report, makeSink: sinks.second)
            }
            assembly.giveMemoryBack(whenIdle: clients)
            clients.onDevice = { reportDevice($0, sinks.speech) }
            return NIOLoopBound(clients, eventLoop: loop)
        }.get()
    }

    private var voices: UserVoices { UserVoices(dataDir: options.dataDir, environment: environment) }

    func warn(_ sentence: String) { log.warning("\(sentence)") }

    func note(_ sentence: String) { log.notice("\(sentence)") }

    private func reportDevice(_ problem: String?, _ sink: any AudioSink) {
        guard let problem else { return log.notice("Speech is heard again, on \(sink.name).") }
        log.warning("Nothing can be heard: \(problem)")
    }

    @Sendable private func reportLiveProblem(_ problem: String?) {
        guard let problem else { return log.notice("Live tones are heard again.") }
        log.warning("Live tones cannot be heard: \(problem)")
    }

    private func reportProtection(_ protection: WorkerProtection) {
        log.debug("\(protection)")
        guard !protection.hasFilter else { return }
        log.warning(
            "The kernel cannot filter system calls: a text that exploits the synthesizer gains the daemon's rights.")
    }

    private func announceReadiness(_ sink: any AudioSink, on loop: any EventLoop) {
        IdleMemory.giveBack()
        feedWatchdog(on: loop)
        if let problem = sink.problem { log.warning("Nothing can be heard: \(problem)") }
        SystemdService.ready(status: "Speaking on \(sink.name)")
        log.info("Ready: speaking on \(sink.name).")
    }

    /// The pings come from the loop that carries every announcement: systemd restarts the daemon when that loop hangs.
    private func feedWatchdog(on loop: any EventLoop) {
        guard let interval = SystemdService.watchdogInterval() else { return }
        loop.scheduleRepeatedTask(initialDelay: .zero, delay: TimeAmount(interval)) { _ in SystemdService.alive() }
    }
}

/// The spoken texts are private. They are logged only when the user asks for it.
extension Daemon {
    private func logTexts(of clients: NIOLoopBound<Clients>, on loop: any EventLoop) async throws {
        warn("Spoken texts are written to this log, because of --log-text: all readers of the log can read them.")
        try await loop.submit {
            let log = EventFeed.Subscriber(scope: .all) { event in
                if case .announcement(let report) = event { note(report.sentence) }
            }
            // No client has this number.
            clients.value.feed.subscribe(ClientID(rawValue: 0), log)
        }.get()
    }
}

extension FeedEvent.Report {
    /// A line of the log.
    var sentence: String {
        let text = text().map { LogText.quoted($0) } ?? "(sensitive)"
        return "#\(id) \(state.name): \(text)\(reason.map { " (\($0))" } ?? "")"
    }
}

/// The daemon's own place: a socket that systemd passed, or one that the daemon makes.
extension Daemon {
    /// - Returns: the place, or nil when the socket has no path; and its listening descriptor.
    private func claimOwnPlace(_ passed: [String: Int32]) throws(ListenError) -> (DaemonPlace?, Int32) {
        // Any socket not named "ssip" is the daemon's own: systemd-socket-activate gives no name.
        if let passed = passed.first(where: { $0.key != "ssip" })?.value {
            return (SocketPath(of: passed).map { DaemonPlace(passed: $0) }, passed)
        }
        var place = DaemonPlace(own: SocketPath(path: try options.socketPath(environment: environment)))
        guard let descriptor = try place.claim() else { preconditionFailure("no process listens there yet") }
        return (place, descriptor)
    }

    /// Starts to accept clients.
    func serve(
        _ place: DaemonPlace?, on descriptor: Int32, _ loop: any EventLoop, _ clients: NIOLoopBound<Clients>
    ) async throws -> NIOLoopBound<SocketKeeper> {
        let (keeper, started) = try await loop.submit {
            let journal = clients.value.ledger.journal
            let handler = NIOLoopBound<SocketListener.Handler>(
                { refusal in
                    ChannelPort(journal: clients.value.ledger.journal) {
                        SessionHandler(clients: clients.value, port: $0, refusal: refusal)
                    }
                }, eventLoop: loop)
            let listener = SocketListener(loop: loop, handler: handler)
            let keeper = SocketKeeper(
                place, loop: loop, listener: listener, restoreJournal: { journal?.restore() ?? false }, log: warn)
            return (NIOLoopBound(keeper, eventLoop: loop), keeper.start(on: descriptor))
        }.get()
        try await started.get()
        return keeper
    }
}

/// The journal and the history: announcements outlive the daemon, in files beside its socket.
extension Daemon {
    /// The interval at which a daemon marks the waiting announcements as its own.
    private static let interest = TimeAmount.seconds(10)

    /// Speaks the announcements that the previous daemon left, and starts the journal for new announcements.
    private func openJournal(beside socket: SocketPath?, for clients: NIOLoopBound<Clients>, on loop: any EventLoop)
        async throws
    {
        guard !options.noJournal else { return }
        guard let socket else {
            return warn("The socket has no path, so accepted announcements are lost when the daemon dies.")
        }
        let path = "\(socket.path).journal"
        let found = read(JournalFile(path: path))
        let left = JournalReader(found.bytes)
        if left.damaged > 0 { warn("\(path) has \(left.damaged) lines that cannot be read; the other lines count.") }
        let history = "\(socket.path).history"
        let former = HistoryFile.announcements(in: (try? JournalFile(path: history).read())??.bytes ?? [])
        let said = try await loop.submit {
            let keeper = JournalKeeper(store: JournalFile(path: path), complain: warn)
            let kept = NIOLoopBound(keeper, eventLoop: loop)
            let clients = clients.value
            clients.ledger.former = former
            clients.history = HistoryKeeper(store: JournalFile(path: history))
            let held = NIOLoopBound(clients, eventLoop: loop)
            loop.scheduleRepeatedTask(initialDelay: Self.interest, delay: Self.interest) { _ in
                kept.value.touch()
                held.value.keepHistory()
            }
            return clients.takeOver(Takeover(left: left, age: found.age), keeper: keeper)
        }.get()
        if said > 0 { note("Announcements of the previous daemon that are spoken now: \(said).") }
    }

    /// Reads the journal. A problem with the file does not stop the start.
    private func read(_ file: JournalFile) -> (bytes: [UInt8], age: Double) {
        do {
            return try file.read() ?? ([], 0)
        } catch {
            warn("Announcements of the previous daemon are not spoken: \(error).")
            return ([], 0)
        }
    }
}

/// The engines besides espeak-ng. They start when the daemon speaks, and their voices are added then.
extension Daemon {
    /// The objects that engines report to. They are nil until the daemon is ready.
    final class EngineReceivers: Sendable {
        let loop: any EventLoop
        let clients: NIOLoopBoundBox<Clients?>
        let alarm: NIOLoopBoundBox<LoopAlarm?>

        init(loop: any EventLoop) {
            self.loop = loop
            clients = .makeBoxSendingValue(nil, eventLoop: loop)
            alarm = .makeBoxSendingValue(nil, eventLoop: loop)
        }
    }

    /// Several engines as one synthesizer; espeak-ng already runs.
    func engines(
        beside espeak: WorkerSynthesizer, _ choice: VoiceChoice, _ engines: [Engine], _ links: EngineReceivers
    ) -> EngineSynthesizer {
        EngineSynthesizer(espeak, and: engines, native: choice.own, services: services(links))
    }

    private func services(_ links: EngineReceivers) -> EngineServices {
        let (clock, start) = (ContinuousClock(), ContinuousClock.now)
        let now: @Sendable () -> Duration = { start.duration(to: clock.now) }
        return EngineServices(memory: EngineMemory(CacheFolder(environment).file("engines.json"))) { engine in
            let worker = try await WorkerSynthesizer.start(engine, log: warn)
            note("The engine \(engine.name) has started. \(worker.protection)")
            return RunningEngine(synthesizer: worker, process: { worker.process }) { worker.end() }
        } changedCatalog: { catalog in
            links.loop.execute { links.clients.value?.take(catalog) }
        } note: { sentence in
            warn(sentence)
        } reportProblem: { sentence in
            warn(sentence)
            links.loop.execute { links.clients.value?.say(sentence, isLater: true) }
        } wake: { due in
            links.loop.execute { links.alarm.value?.set(at: due, now: now()) }
        } now: {
            now()
        }
    }

    /// The first reply after the start comes before engines are started for their voices.
    private static let engineDelay = TimeAmount.milliseconds(500)

    /// Engines may report their voices once this was called. Call this on the loop.
    func begin(_ engines: EngineSynthesizer, _ clients: Clients, _ links: EngineReceivers) {
        links.clients.value = clients
        links.alarm.value = LoopAlarm(loop: links.loop) { engines.advance() }
        links.loop.scheduleTask(in: Self.engineDelay) { engines.daemonIsReady() }
    }
}

/// Serves Speech Dispatcher's clients when systemd passes a socket or an option asks for it.
extension Daemon {
    /// The state of Speech Dispatcher's place, as found at the start.
    struct PlaceClaim {
        var place: SpeechDispatcherPlace
        /// The listening descriptor; nil when another server has the place.
        var descriptor: Int32?
        var problem: String?
    }

    /// Binds at once, so that a client may connect before the voices are loaded.
    /// - Returns: nil when SSIP is not requested.
    /// - Throws: an error that names the owner of the place, only when the daemon was started for that place.
    private func claimPlace(passed: Int32?) throws(ListenError) -> PlaceClaim? {
        guard var place = try wantedPlace(passed) else { return nil }
        do {
            let own = try place.claim()
            if own != nil, let passed { close(passed) }
            return PlaceClaim(place: place, descriptor: own ?? passed)
        } catch {
            guard !options.speechDispatcher.spawned else { throw error }
            warn(error.description)
            return PlaceClaim(place: place, descriptor: place.isReachable ? passed : nil, problem: error.description)
        }
    }

    private func wantedPlace(_ passed: Int32?) throws(ListenError) -> SpeechDispatcherPlace? {
        if let passed { return try SpeechDispatcherPlace(passed: passed, environment: environment) }
        let path = try options.speechDispatcher.socketPath(environment: environment)
        return path.map { SpeechDispatcherPlace(path: $0, environment: environment) }
    }

    /// Starts to serve Speech Dispatcher's clients.
    func keep(
        _ claim: PlaceClaim?, for clients: NIOLoopBound<Clients>, on loop: any EventLoop
    ) async throws -> NIOLoopBound<PlaceKeeper>? {
        guard let claim else { return nil }
        return try await loop.submit {
            let folder = claim.place.path.lastIndex(of: "/").map { claim.place.path[..<$0] } ?? "."
            let ssip = SSIPClients(of: clients.value, debugFolder: "\(folder)/debug")
            let handler = NIOLoopBound<SocketListener.Handler>(
                { refusal in
                    ChannelPort(journal: clients.value.ledger.journal) {
                        SSIPHandler(clients: ssip, port: $0, refusal: refusal)
                    }
                },
                eventLoop: loop)
            let listener = SocketListener(loop: loop, handler: handler)
            let keeper = PlaceKeeper(
                claim.place, problem: claim.problem, loop: loop, listener: listener, log: warn)
            clients.value.facts.ssipProblem = { keeper.findProblem() }
            keeper.start(on: claim.descriptor)
            return NIOLoopBound(keeper, eventLoop: loop)
        }.get()
    }
}
