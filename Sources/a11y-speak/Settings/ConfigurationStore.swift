// SPDX-License-Identifier: MIT

import ClientConnection
import FoundationEssentials
import Glibc

/// A config.toml on the disk: the user's, unless another is named.
struct ConfigurationStore {
    let path: String

    init(path: String) { self.path = path }

    /// - Throws: ``CommandFailure`` when neither `HOME` nor `XDG_CONFIG_HOME` is set.
    init(environment: [String: String]) throws(CommandFailure) {
        func set(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
        guard let folder = set("XDG_CONFIG_HOME") ?? set("HOME").map({ "\($0)/.config" }) else {
            throw CommandFailure("The place of your settings is unknown: neither HOME nor XDG_CONFIG_HOME is set.")
        }
        path = "\(folder)/a11y-speakd/config.toml"
    }

    /// Changes the file, unless the daemon's program rejects the result.
    /// - Throws: ``CommandFailure`` with the reason.
    func change(_ body: (inout ConfigurationText) -> Void) throws(CommandFailure) {
        var text = ConfigurationText(try read())
        body(&text)
        // If the path is a link, its target is changed.
        let target =
            realpath(path, nil).map { found in
                defer { free(found) }
                return String(cString: found)
            } ?? path
        let new = "\(target).new"
        do {
            let folder = String(target[..<(target.lastIndex(of: "/") ?? target.startIndex)])
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            try Data(text.text.utf8).write(to: URL(filePath: new))
        } catch {
            throw CommandFailure("\(path) cannot be written: \(String(cString: strerror(errno))).")
        }
        defer { unlink(new) }
        if let told = ProgramOutput([DaemonProgram.path, "config", "--check", new]), told.status == 78 {
            let lines = told.lines.map { $0.replacing(new, with: path) }
            throw CommandFailure("The settings stay as they are. \(lines.joined(separator: " "))")
        }
        let mode = FileAccess(of: target, kind: S_IFREG)?.mode
        if let mode { chmod(new, mode_t(mode)) }
        guard rename(new, target) == 0 else {
            throw CommandFailure("\(path) cannot be written: \(String(cString: strerror(errno))).")
        }
    }

    /// The text of the file; "" when there is no file.
    func read() throws(CommandFailure) -> String {
        guard access(path, F_OK) == 0 else { return "" }
        guard let data = try? Data(contentsOf: URL(filePath: path)), let text = String(validating: data, as: UTF8.self)
        else { throw CommandFailure("\(path) cannot be read, or is not text in UTF-8.") }
        return text
    }
}
