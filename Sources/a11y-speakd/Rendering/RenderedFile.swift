// SPDX-License-Identifier: GPL-3.0-or-later

import FoundationEssentials
import Glibc

/// A file that appears whole, or not at all: it is written under another name in the same folder, and then renamed.
struct RenderedFile: Sendable {
    let path: String
    /// The path at which the file is written.
    let draft: String

    /// - Throws: ``RenderError`` when the file cannot be made.
    init(path: String) throws(RenderError) {
        var status = stat()
        if stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFREG {
            throw RenderError("\(path) is not a regular file: name a file that may be created or replaced.")
        }
        var template = Array("\(path).XXXXXX".utf8CString)
        let descriptor = mkstemp(&template)
        guard descriptor >= 0 else {
            throw RenderError("\(path) cannot be written: \(String(cString: strerror(errno))).")
        }
        // Sets the mode that the user's other files have; mkstemp does not.
        let mask = umask(0)
        umask(mask)
        fchmod(descriptor, 0o666 & ~mask)
        close(descriptor)
        self.path = path
        draft = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    /// - Throws: ``RenderError`` when the disk is full.
    func write(_ text: String) throws(RenderError) {
        do {
            try Data(text.utf8).write(to: URL(filePath: draft))
        } catch {
            throw RenderError("\(path) cannot be written: \(String(cString: strerror(errno))).")
        }
    }

    /// Moves the draft to its path, replacing an older file.
    func publish() throws(RenderError) {
        guard rename(draft, path) == 0 else {
            throw RenderError("\(path) cannot be written: \(String(cString: strerror(errno))).")
        }
    }

    /// Removes the draft. Does nothing after ``publish()``.
    func discard() { unlink(draft) }
}
