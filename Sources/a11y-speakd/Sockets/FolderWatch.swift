// SPDX-License-Identifier: GPL-3.0-or-later

import Dispatch
import Glibc

/// Reports when something in a folder is removed, renamed or replaced. Without changes, the watch costs nothing.
final class FolderWatch {
    private let descriptor: Int32
    private let source: any DispatchSourceRead

    /// - Parameter changed: called on a separate queue, once for changes that happen together.
    /// - Returns: nil when the kernel has no more watches for this user.
    init?(_ changed: @escaping @Sendable () -> Void) {
        let descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
        guard descriptor >= 0 else { return nil }
        self.descriptor = descriptor
        let queue = DispatchQueue(label: "a11y-speakd.folders")
        source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
        source.setEventHandler {
            // The receiver checks the files, so the kind of change does not matter.
            withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 8) { events in
                while read(descriptor, events.baseAddress, events.count) > 0 {}
            }
            changed()
        }
        source.setCancelHandler { close(descriptor) }
        source.activate()
    }

    deinit {
        source.cancel()
    }

    /// Watches a folder, if it exists. Adding a folder again has no effect.
    func add(_ folder: String) {
        let events = IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE_SELF | IN_MOVE_SELF
        inotify_add_watch(descriptor, folder, UInt32(events) | UInt32(IN_ONLYDIR))
    }
}
