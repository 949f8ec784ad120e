// SPDX-License-Identifier: MIT

import ClientConnection
import FoundationEssentials
import Glibc

/// Names the terminal or the script that runs this program. The texts that one of them speaks in a row are all heard.
/// A key that is bound to this program has neither, so its newest text is heard.
enum SpokenSequence {
    /// The name for the daemon; nil without a terminal and a script.
    static func current() -> String? {
        name(of: getpid(), stat: { text("/proc/\($0)/stat") }, shells: text("/etc/shells") ?? "")
    }

    /// - Parameters:
    ///   - stat: reads a process's line of proc_pid_stat(5).
    ///   - shells: the text of shells(5).
    static func name(of process: Int32, stat: (Int32) -> String?, shells: String) -> String? {
        guard let own = stat(process).flatMap(ProcessLine.init) else { return nil }
        if own.terminal != 0 { return "terminal-\(own.terminal)-\(own.session)" }
        guard let parent = stat(own.parent).flatMap(ProcessLine.init) else { return nil }
        let isShell = shells.split(separator: "\n").contains { line in
            !line.hasPrefix("#") && line.split(separator: "/").last.map(String.init) == parent.name
        }
        // The start distinguishes processes that get the same number one after the other.
        return isShell ? "script-\(own.parent)-\(parent.start)" : nil
    }

    private static func text(_ path: String) -> String? {
        FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
    }
}

/// The facts of proc_pid_stat(5) that name a process's terminal and parent.
private struct ProcessLine {
    let name: String
    let parent: Int32
    let session: Int32
    /// The number of the terminal; 0 for none.
    let terminal: Int32
    /// Ticks of the clock from the machine's start to the process's.
    let start: UInt64

    init?(_ line: String) {
        // The name may have spaces and parentheses.
        guard let open = line.firstIndex(of: "("), let close = line.lastIndex(of: ")") else { return nil }
        name = String(line[line.index(after: open)..<close])
        let fields = line[line.index(after: close)...].split(separator: " ")
        guard fields.count > 19, let parent = Int32(fields[1]), let session = Int32(fields[3]),
            let terminal = Int32(fields[4]), let start = UInt64(fields[19])
        else { return nil }
        (self.parent, self.session, self.terminal, self.start) = (parent, session, terminal, start)
    }
}
