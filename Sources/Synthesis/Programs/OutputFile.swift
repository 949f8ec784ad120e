// SPDX-License-Identifier: GPL-3.0-or-later

import CSeccomp
import Glibc

/// A file in memory to which a program writes its sound. Some programs cannot write to a pipe.
struct OutputFile {
    let descriptor: Int32

    /// The word in a command that is replaced by the file's name.
    static let placeholder = "{output}"
    /// The file's descriptor in the program.
    static let given: Int32 = 3
    /// In bytes; enough for a quarter of an hour.
    static let longest = 64 << 20

    /// - Throws: when the system has no memory for the file.
    init() throws(EngineFault) {
        descriptor = make_memory_file()
        guard descriptor >= 0 else {
            throw EngineFault("there is no memory for its sound: \(String(cString: strerror(errno)))")
        }
    }

    /// The words of the program's command, with the file's name.
    static func named(in words: [String]) -> [String] {
        words.map { $0.replacing(placeholder, with: "/proc/self/fd/\(given)") }
    }

    func close() { Glibc.close(descriptor) }
}

extension Engine {
    /// Whether the engine writes its sound to a file.
    var writesFile: Bool {
        guard case .command(let command) = kind else { return false }
        return command.line.contains(OutputFile.placeholder)
    }
}
