// SPDX-License-Identifier: GPL-3.0-or-later

import ArgumentParser
import AudioSinks
import FoundationEssentials
import Glibc
import Synthesis

/// The program: reads its options, runs the daemon until asked to stop, and reports in one sentence why it cannot.
@main
struct A11ySpeakd: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "a11y-speakd", abstract: "Speaks what programs announce on a Unix socket, in the right order.",
        version: "a11y-speakd \(DaemonFacts.version)", subcommands: [ConfigCommand.self, RenderCommand.self])

    @OptionGroup var options: Options

    static func main() async {
        ServiceSignals.holdReload()
        WorkerLimits.secludeMemory()
        IdleMemory.shareHeap()
        // The daemon starts the process that synthesizes with these arguments; no user types them.
        if let engine = SynthesisWorker.engine(in: CommandLine.arguments) {
            guard engine.kind != .espeak else { synthesize() }
            SynthesisWorker().run { places in
                let sandbox = ProgramSandbox(engine, reading: places)
                return (try sandbox.start(), sandbox.protection)
            }
        }
        do {
            var command = try parseAsRoot()
            if let daemon = command as? A11ySpeakd {
                let isServing = daemon.options.isServing
                // The first `await` starts threads: Dispatch crashes where no descriptor is left, and a fork needs one thread.
                if isServing { try DescriptorReserve.raise() }
                let synthesizer = isServing ? WorkerProcess.forked { synthesize() } : nil
                let environment = ProcessInfo.processInfo.environment
                try await run(daemon.options, environment: environment, synthesizer)
                _exit(0)
            }
            ServiceSignals.releaseReload()
            if var command = command as? any AsyncParsableCommand {
                try await command.run()
            } else {
                try command.run()
            }
            // Exits without returning: libespeak-ng cannot be ended, and its destructors may hang.
            _exit(0)
        } catch {
            fail(error)
        }
    }

    /// Synthesizes with espeak-ng until the daemon ends.
    private static func synthesize() -> Never {
        let file = CacheFolder(ProcessInfo.processInfo.environment).file("espeak-ng.json")
        SynthesisWorker().run { try EspeakEngine(file.map(EspeakMemory.init(file:))) }
    }

    private static func run(
        _ options: Options, environment: [String: String], _ synthesizer: WorkerProcess?
    ) async throws {
        let speechDispatcher = options.speechDispatcher
        if let path = speechDispatcher.checkSsipSocket {
            return try SpeechDispatcherPlace.check(path, environment: environment)
        }
        if !speechDispatcher.spawned { for sentence in speechDispatcher.unused { tell(sentence) } }
        guard options.isServing else { return try options.autospawn(environment: environment).run() }
        try await Daemon(options: options, environment: environment, synthesizer: synthesizer).run()
    }

    private static func fail(_ error: any Error) -> Never {
        switch error {
        case let error as ListenError: stop(error.description, error.exitCode)
        case let error as WorkerError: stop(error.description, ListenError.badConfiguration)
        case let error as ConfigurationError: stop(error.description, ListenError.badConfiguration)
        case let error as RenderError: stop(error.description, 1)
        case let error as WAVFile.WriteError: stop(error.description, ListenError.badConfiguration)
        case let code as ExitCode: _exit(code.rawValue)
        default:
            let code = exitCode(for: error)
            guard code != .success else { exit(withError: error) }
            // ArgumentParser exits with 64 for a usage error; this project exits with 2 everywhere.
            stop(fullMessage(for: error), code == .validationFailure ? 2 : code.rawValue)
        }
    }

    private static func stop(_ message: String, _ code: Int32) -> Never {
        tell(message)
        _exit(code)
    }

    private static func tell(_ message: String) {
        let line = "a11y-speakd: \(message)\n"
        // A reader of standard error that does not read must not keep the program from continuing or exiting.
        var wait = pollfd(fd: STDERR_FILENO, events: Int16(POLLOUT), revents: 0)
        guard poll(&wait, 1, 1000) > 0 else { return }
        _ = line.withCString { write(STDERR_FILENO, $0, strlen($0)) }
    }
}
