// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import Dispatch
import FoundationEssentials
import Glibc
import Synchronization

/// The findings of earlier starts about the engines: their voices, or why an engine cannot be started. They are kept in
/// a file, so that an unused engine costs no process and no time.
package final class EngineMemory: Sendable {
    private let file: KeptFile<[String: RememberedEngine]>?
    private let now: @Sendable () -> Double
    private let entries: Mutex<[String: RememberedEngine]>
    private let writer = DispatchQueue(label: "a11y-speakd.engine-memory")

    /// In seconds: an engine that could not be started is tried again after a day, because the missing program may
    /// have been installed.
    static let longestProblem = 86_400.0

    /// - Parameters:
    ///   - path: the file; nil to keep nothing.
    ///   - now: seconds since 1970.
    package init(_ path: String?, now: @escaping @Sendable () -> Double = { Date().timeIntervalSince1970 }) {
        file = path.map { KeptFile(path: $0) }
        self.now = now
        entries = Mutex(file?.read() ?? [:])
    }

    /// Nil when the engine is unknown, or its settings or files have changed.
    func recall(_ engine: Engine) -> RememberedEngine.Finding? {
        guard let entry = entries.withLock({ $0[engine.name] }), entry.mark == EngineMark(engine) else { return nil }
        if case .problem = entry.finding, abs(now() - entry.time) > Self.longestProblem { return nil }
        return entry.finding
    }

    func remember(_ engine: Engine, _ finding: RememberedEngine.Finding) {
        let entry = RememberedEngine(mark: EngineMark(engine), time: now(), finding: finding)
        let isNews = entries.withLock { entries in
            defer { entries[engine.name] = entry }
            guard case .voices = finding, let old = entries[engine.name] else { return true }
            return old.mark != entry.mark || old.finding != finding
        }
        guard isNews, let file else { return }
        writer.async { [self] in file.write(entries.withLock { $0 }) }
    }
}

/// The finding of an earlier start about an engine.
struct RememberedEngine: Sendable, Equatable, Codable {
    enum Finding: Sendable, Equatable, Codable {
        case voices(SynthesizerDescription)
        /// Why the engine could not be started.
        case problem(String)
    }

    let mark: EngineMark
    /// Seconds since 1970.
    let time: Double
    let finding: Finding
}

/// An engine's settings and the times and sizes of its files. A finding is true for the mark with which it was made.
struct EngineMark: Sendable, Equatable, Codable {
    private let engine: Engine
    private let files: [FileVersion?]

    init(_ engine: Engine) {
        self.engine = engine
        files = engine.paths.map { FileVersion($0) }
    }
}

extension Engine {
    /// The program and the files that the engine is made of, as far as its settings name them.
    fileprivate var paths: [String] {
        switch kind {
        case .espeak: []
        case .module(let path, let configuration): [path] + [configuration].compactMap(\.self)
        case .command(let command):
            (CommandWords(command.line)?.words ?? []).enumerated().compactMap { place, word in
                place == 0 ? try? EngineProgram.path(of: word) : word.hasPrefix("/") ? word : nil
            }
        }
    }

    /// Why an engine that does not run could not be started, as the end of a sentence; nil when its files exist.
    var missingFile: String? {
        if case .command(let command) = kind, let program = CommandWords(command.line)?.words[0] {
            do throws(EngineFault) { _ = try EngineProgram.path(of: program) } catch { return error.description }
        }
        return paths.first { access($0, F_OK) != 0 }.map { "there is no file \($0.quoted)" }
    }
}
