// SPDX-License-Identifier: GPL-3.0-or-later

import CMalloc

/// What this process has and does not need while it has nothing to do.
enum IdleMemory {
    /// Whoever has nothing to do for so long gives it back: a conversation has shorter pauses.
    static let rest = Duration.seconds(10)

    /// What the start has freed stays with malloc otherwise, and its code mapped.
    static func giveBack() {
        malloc_trim(0)
        MappedCode.forget()
    }
}
