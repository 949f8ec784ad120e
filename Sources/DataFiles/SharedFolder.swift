// SPDX-License-Identifier: MIT

import Glibc

/// The folder of the files of a kind that the program reads.
enum SharedFolder {
    /// `share/a11y-speakd/NAME` in the program's prefix, or a folder of the tree in which the program was built.
    /// - Parameter folder: the folder's name in the tree.
    static func path(_ name: String, inTree folder: String) -> String {
        let program = realpath("/proc/self/exe", nil)
        defer { free(program) }
        let parts = program.map { String(cString: $0).split(separator: "/") } ?? []
        guard let build = parts.firstIndex(of: ".build") else {
            return "/" + (parts.dropLast(2) + ["share", "a11y-speakd", Substring(name)]).joined(separator: "/")
        }
        let own = "/" + (parts[..<build] + [Substring(folder)]).joined(separator: "/")
        #if DEBUG
            // The tests of an app: this package is one of those that the app's build has checked out.
            if access(own, F_OK) != 0 {
                let source = #filePath.split(separator: "/").dropLast(3)
                return "/" + (source + [Substring(folder)]).joined(separator: "/")
            }
        #endif
        return own
    }
}
