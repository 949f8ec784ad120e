// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import FoundationEssentials
import Glibc

/// Keeps an engine in another program from doing harm. Also limits the process that speaks with the program, before
/// that process starts the program.
package struct ProgramSandbox {
    package let protection: WorkerProtection
    private let engine: Engine
    /// The program's own filter, which is narrower. Nil when the kernel has no filters.
    private let filter: SystemCallFilter?

    /// Limits this process and its children permanently.
    /// - Parameter places: the files and folders that this process reads itself.
    package init(_ engine: Engine, reading places: [String]) {
        self.engine = engine
        // Writing to a program that has ended must be an error, not the end of this process.
        signal(SIGPIPE, SIG_IGN)
        #if SANITIZER  // See ``WorkerLimits``.
            WorkerLimits.beSilent()
            (filter, protection) = (nil, WorkerProtection(hasFilter: false, landlock: 0))
        #else
            WorkerLimits.limit(Int32(RLIMIT_AS.rawValue), to: rlim_t(engine.memory) << 20)
            WorkerLimits.writeFiles(upTo: engine.writesFile ? OutputFile.longest : 0)
            WorkerLimits.beSilent()
            let landlock = Landlock()
            let isLocked = landlock.restrict(
                toReading: places, usingProgramsOf: ProgramPlaces(engine).paths, usesNetwork: engine.usesNetwork)
            let calls = ProgramCalls.program(usesNetwork: engine.usesNetwork, mayOpenToWrite: isLocked)
            filter = SystemCallFilter(calls)
            let own = SystemCallFilter(calls + ProgramCalls.worker)
            let isLoaded = own?.load() ?? false
            own?.forget()
            protection = WorkerProtection(
                hasFilter: isLoaded && filter != nil, landlock: isLocked ? landlock.version : 0)
        #endif
    }

    /// Starts the engine.
    /// - Throws: ``EngineFault`` when the engine cannot be used.
    package func start() throws(EngineFault) -> any SpeechEngine {
        switch engine.kind {
        case .espeak: throw EngineFault("espeak-ng does not run as a separate program")
        case .module(let path, let configuration):
            let program = try run([path] + [configuration].compactMap(\.self))
            return try ModuleEngine(engine, program)
        case .command(let command):
            guard let words = CommandWords(command.line)?.words else {
                throw EngineFault("\(command.line.quoted) is not a command")
            }
            guard command.mode == .once else {
                return ResidentEngine(engine, command, try run(words))
            }
            guard !engine.writesFile || filter == nil || protection.landlock > 0 else {
                throw EngineFault(
                    "without Landlock in the kernel, no program may write to \(OutputFile.placeholder)")
            }
            return try CommandEngine(engine, command) { file throws(EngineFault) in
                try run(words, writing: file)
            }
        }
    }

    private func run(_ words: [String], writing file: OutputFile? = nil) throws(EngineFault) -> EngineProgram {
        try EngineProgram(words, writing: file) { filter?.load() ?? true }
    }
}

/// The files and folders that an engine in another program may read: the system's, and those that its settings name.
/// All other files of the user are hidden.
struct ProgramPlaces: Sendable, Equatable {
    let paths: [String]

    private static let system = [
        "/usr", "/lib", "/lib64", "/bin", "/etc/ld.so.cache", "/etc/ld.so.conf", "/etc/ld.so.conf.d",
        "/etc/alternatives",
        "/etc/localtime", "/etc/locale.alias", "/etc/nsswitch.conf", "/etc/speech-dispatcher", "/etc/festival.scm",
        "/dev/null", "/dev/urandom", "/proc/cpuinfo", "/sys/devices/system/cpu",
    ]
    private static let network = ["/etc/hosts", "/etc/resolv.conf", "/etc/services", "/etc/ssl", "/etc/host.conf"]

    init(_ engine: Engine) {
        let own: [String] =
            switch engine.kind {
            case .espeak: []
            case .module(let path, let configuration): [path] + [configuration].compactMap(\.self)
            case .command(let command): (CommandWords(command.line)?.words ?? []).filter { $0.hasPrefix("/") }
            }
        paths = Self.system + (engine.usesNetwork ? Self.network : []) + own.flatMap(Self.named) + engine.files
    }

    /// A file, and the files next to it whose names begin with its name: a voice's description is `voice.onnx.json`.
    private static func named(_ path: String) -> [String] {
        guard let slash = path.lastIndex(of: "/"), slash > path.startIndex else { return [path] }
        let (folder, name) = (String(path[..<slash]), String(path[path.index(after: slash)...]))
        let beside = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return [path] + beside.filter { $0.hasPrefix(name + ".") }.sorted().map { "\(folder)/\($0)" }
    }
}
