// SPDX-License-Identifier: GPL-3.0-or-later

/// What the owner of an ``SSIPConversation`` must do next.
enum SSIPStep: Sendable, Hashable {
    case send(SSIPReply)
    /// Puts it in the queue, and sends what ``SSIPConversation/queued(_:as:now:)`` returns before any event of it.
    case say(SSIPMessage)
    /// Already answered.
    case control(SSIPControl, SSIPTarget)
    /// The setting of all others, already answered.
    case setOthers(SSIPSetting)
    /// The setting of another client, if there is one of that number: it is answered accordingly.
    case set(SSIPSetting, client: Int)
    case setDebug(Bool)
    case listVoices(language: String?, variant: String?)
    /// When everything is sent.
    case close
}
