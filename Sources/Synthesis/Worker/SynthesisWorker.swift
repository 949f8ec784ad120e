// SPDX-License-Identifier: GPL-3.0-or-later

import FoundationEssentials
import Glibc

/// The process in which an engine runs. The engine may crash or hang there, and speech continues.
///
/// The process starts the engine once, and forks a child that serves and shares its memory; then it waits. When the
/// child dies, the next one is ready within a few milliseconds.
package struct SynthesisWorker {
    /// The descriptor of the daemon's socket in this process.
    static let descriptor: Int32 = 3
    /// The argument with which the daemon starts itself as this process. For other engines than espeak-ng, another
    /// argument follows.
    private static let argument = "synthesize"

    static func arguments(for engine: Engine) -> [String] {
        guard engine.kind != .espeak, let encoded = try? JSONEncoder().encode(engine) else { return [argument] }
        return [argument, String(decoding: encoded, as: UTF8.self)]
    }

    /// The engine that a process with these arguments must run; nil for none.
    package static func engine(in arguments: [String]) -> Engine? {
        guard arguments.dropFirst().first == argument, arguments.count <= 3 else { return nil }
        guard arguments.count == 3 else { return .espeak }
        return try? JSONDecoder().decode(Engine.self, from: Data(arguments[2].utf8))
    }

    /// The name of the process in `ps -e`, in `top` and in the list of commands. Even the shortest command of the daemon
    /// has room for it.
    private static let shortName = "synthesizer"

    private let socket = WorkerSocket(descriptor: descriptor)
    private let folders = SoundFolders(environment: ProcessInfo.processInfo.environment)

    package init() {}

    /// Starts the engine, and runs until the daemon has disconnected.
    package func run(_ start: () throws -> any SpeechEngine) -> Never {
        WorkerLimits.beShown(as: Self.shortName)
        beAlone()
        // Nothing is played here, but espeak-ng would ask the sound server for permission, and would wait for a server
        // that hangs.
        setenv("PULSE_SERVER", "unix:/dev/null", 1)
        // The engine may write what it found to a file, which fails above the limit of a file's size.
        signal(SIGXFSZ, SIG_IGN)
        do {
            let engine = try start()
            let code = MappedCode()
            // No client's input has arrived so far.
            let limits = WorkerLimits(reading: engine.places + folders.places)
            IdleMemory.giveBack(code)
            while true { serveInChild(engine, limits, code) }
        } catch {
            socket.send(WorkerReport.died("\(error)").bytes, waits: true)
            _exit(78)
        }
    }

    /// The daemon ends its worker by closing the socket. Signals from a terminal are meant for the daemon only.
    private func beAlone() {
        WorkerLimits.closeInherited(from: Self.descriptor + 1)
        signal(SIGINT, SIG_IGN)
        signal(SIGHUP, SIG_IGN)
    }

    /// Runs an engine that is another program, until the daemon has disconnected or the program has ended. The daemon
    /// then starts both again.
    /// - Parameter start: starts the program under its limits. Its argument is the places that this process reads.
    package func run(
        beside start: (_ places: [String]) throws -> (any SpeechEngine, WorkerProtection)
    ) -> Never {
        beAlone()
        do {
            let code = MappedCode()
            let (engine, protection) = try start(folders.places)
            IdleMemory.giveBack(code)
            serve(engine, protection, code, isProgram: true)
        } catch {
            socket.send(WorkerReport.died("\(error)").bytes, waits: true)
            _exit(78)
        }
    }

    private func serveInChild(_ engine: any SpeechEngine, _ limits: WorkerLimits, _ code: MappedCode) {
        let child = fork()
        guard child != 0 else {
            guard limits.applyToServing() else { _exit(78) }
            serve(engine, limits.protection, code)
        }
        guard child > 0 else { return wait(because: String(cString: strerror(errno))) }
        var status: Int32 = 0
        while waitpid(child, &status, 0) < 0 && errno == EINTR {}
        let signal = status & 0x7F
        // The child exited because the daemon has disconnected.
        if signal == 0 { _exit(0) }
        let name = strsignal(signal).map { String(cString: $0) } ?? "signal \(signal)"
        if !socket.send(WorkerReport.died("the synthesizer's process ended: \(name)").bytes, waits: true) { _exit(0) }
    }

    /// The system starts no process now: reports that, and waits.
    private func wait(because reason: String) {
        if !socket.send(WorkerReport.delayed(reason).bytes, waits: true) { _exit(0) }
        usleep(200_000)
    }

    /// Serves the daemon until it has disconnected.
    private func serve(
        _ engine: any SpeechEngine, _ protection: WorkerProtection, _ code: MappedCode, isProgram: Bool = false
    ) -> Never {
        let description = engine.description
        let hello = WorkerHello(process: getpid(), synthesizer: description, protection: protection)
        socket.send(WorkerReport.hello(hello).bytes, waits: true)
        let maker = PieceMaker(engine: engine, icons: SoundIcons(folders))
        let inbox = WorkerInbox(socket, code)
        var output: WorkerOutput?
        var join: RunJoin?
        var kept = 0
        while let work = inbox.next() {
            guard case .speak(let request) = work else {
                if case .prepare(let piece) = work { prepare(piece, engine, inbox) }
                continue
            }
            if output?.id != request.id {
                output = WorkerOutput(
                    id: request.id, sampleRate: description.sampleRate, reportsParts: isProgram, socket: socket,
                    inbox: inbox)
                join = RunJoin(output!, sampleRate: description.sampleRate)
            }
            guard let join else { continue }
            speak(request, maker, into: join)
            if engine.keptSounds > kept { socket.send(WorkerReport.kept(engine.keptSounds - kept).bytes, waits: true) }
            kept = engine.keptSounds
            if inbox.isIdle { engine.prepare() }
        }
        _exit(0)
    }

    private func prepare(_ piece: WorkerPiece, _ engine: any SpeechEngine, _ inbox: WorkerInbox) {
        guard let run = piece.runs.first else { return }
        engine.prepare(run, into: PreparationOutput(run.text, socket: socket, inbox: inbox))
        exitIfEnded(engine, during: 0)
    }

    private func speak(_ request: WorkerInbox.Piece, _ maker: PieceMaker, into join: RunJoin) {
        guard let piece = WorkerPiece(request.encoded) else {
            let end = SynthesisEnd.failed("the synthesizer's process did not understand the daemon")
            socket.send(WorkerReport.ended(id: request.id, end).bytes, waits: true)
            return
        }
        let end = maker.make(piece.utterance, after: piece.before, into: join)
        exitIfEnded(maker.engine, during: request.id)
        let isDone = end == .completed && !piece.isLast
        socket.send(
            (isDone ? WorkerReport.pieceDone(id: request.id) : .ended(id: request.id, end)).bytes, waits: true)
    }

    /// When the program beside this process has ended, this process ends too.
    private func exitIfEnded(_ engine: any SpeechEngine, during id: UInt64) {
        let report: WorkerReport
        switch engine.programEnd {
        case .died(let reason): report = .died(reason)
        case .broken(let reason): report = .broken(id: id, reason)
        case nil: return
        }
        socket.send(report.bytes, waits: true)
        _exit(0)
    }
}
