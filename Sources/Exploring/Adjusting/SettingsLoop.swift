// SPDX-License-Identifier: MIT

import AnnouncementKit
import ClientConnection
import Glibc

/// Passes keys and signals to a walk through the settings, and performs its steps.
package final class SettingsLoop {
    private let client: AnnouncementClient
    private let bell: Bell<SettingsWake>
    private let display: TerminalDisplay<SettingsScreen>
    private let save: (SettingsWalk) async throws -> Void
    private var size: ScreenSize

    /// - Parameter save: writes the chosen settings.
    package init(
        client: AnnouncementClient, display: TerminalDisplay<SettingsScreen>, bell: Bell<SettingsWake> = Bell(),
        save: @escaping (SettingsWalk) async throws -> Void
    ) {
        (self.client, self.display, self.bell, self.save) = (client, display, bell, save)
        size = display.size ?? ScreenSize(columns: 80, rows: 24)
    }

    /// Runs until the user leaves.
    /// - Returns: the exit code.
    package func run(_ walk: SettingsWalk) async throws -> Int32 {
        defer { display.end() }
        bell.listen(to: display.descriptor)
        var walk = walk
        _ = try await perform(walk.start(), &walk)
        for await wake in bell.wakes {
            switch wake {
            case .keys:
                guard let keys = display.keys() else { return 128 + SIGHUP }
                for key in keys {
                    guard try await perform(walk.take(.key(key), at: bell.now), &walk) else { return 0 }
                }
                bell.listenAgain()
            case .timer:
                bell.hasRung()
                guard try await perform(walk.take(.time, at: bell.now), &walk) else { return 0 }
            case .signal(SIGWINCH):
                display.resize()
                size = display.size ?? size
            case .signal(let number):
                _ = try? await client.cancel(.own)
                return 128 + number
            }
            bell.set(walk.nextDeadline)
            display.draw(SettingsScreen(walk, size: size))
        }
        return 0
    }

    /// - Returns: false when the user leaves.
    private func perform(_ steps: [SettingsWalk.Step], _ walk: inout SettingsWalk) async throws -> Bool {
        display.draw(SettingsScreen(walk, size: size))
        for step in steps {
            switch step {
            case .say(let text, let request):
                display.line(text.printable)
                _ = try await client.announce(request)
            case .leave: return false
            case .save:
                let event = await outcome(of: walk)
                guard try await perform(walk.take(event, at: bell.now), &walk) else { return false }
            }
        }
        return true
    }

    private func outcome(of walk: SettingsWalk) async -> SettingsWalk.Event {
        do {
            try await save(walk)
            return .saved
        } catch {
            display.warn("\(error)")
            return .failed("\(error)")
        }
    }
}

/// A reason for which the walk wakes.
package enum SettingsWake: WakeReason {
    case keys
    case timer
    case signal(Int32)
}
