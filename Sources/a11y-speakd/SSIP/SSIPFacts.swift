// SPDX-License-Identifier: GPL-3.0-or-later

/// What is the same for all clients.
struct SSIPFacts: Sendable, Hashable {
    /// The user's language, until a client sets another. BCP 47.
    var language = "en-US"
    /// The only one that there is. It has the name that clients know, so that what they remember of it still holds.
    var outputModule = "espeak-ng"

    static let help = [
        "  SPEAK           -- say a text", "  CHAR            -- say a character",
        "  KEY             -- say a key or a combination of keys", "  SOUND_ICON      -- play a sound icon",
        "  SET             -- change a setting", "  GET             -- tell a setting",
        "  LIST            -- list modules, voices or kinds of voice",
        "  STOP            -- end the message that is heard",
        "  CANCEL          -- end all messages", "  PAUSE           -- be silent for a while",
        "  RESUME          -- go on", "  BLOCK           -- begin or end messages that belong together",
        "  HISTORY         -- tell the number of this client", "  QUIT            -- close the connection",
    ]
}
