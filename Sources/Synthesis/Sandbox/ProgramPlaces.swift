// SPDX-License-Identifier: GPL-3.0-or-later

import FoundationEssentials

/// The files and folders that an engine may read which is another program: the system's, and those that its settings name. Nothing
/// of the user's own else.
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
            case .command(let line, _, _): (CommandWords(line)?.words ?? []).filter { $0.hasPrefix("/") }
            }
        paths = Self.system + (engine.usesNetwork ? Self.network : []) + own.flatMap(Self.named) + engine.files
    }

    /// A file, and those beside it whose names begin with its own: a voice's description is `voice.onnx.json`.
    private static func named(_ path: String) -> [String] {
        guard let slash = path.lastIndex(of: "/"), slash > path.startIndex else { return [path] }
        let (folder, name) = (String(path[..<slash]), String(path[path.index(after: slash)...]))
        let beside = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return [path] + beside.filter { $0.hasPrefix(name + ".") }.sorted().map { "\(folder)/\($0)" }
    }
}
