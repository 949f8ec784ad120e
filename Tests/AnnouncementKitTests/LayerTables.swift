// SPDX-License-Identifier: MIT

/// The folders of the larger modules, and the other folders that each may use.
enum LayerTables {
    /// The empty name is the top of the module, the file `Wording`.
    static let wording: [String: Set<String>] = [
        "Phrases": [],
        "Plurals": [],
        "Scripts": [],
        "Languages": ["Scripts", "Plurals", "Phrases"],
        "": ["Languages", "Phrases"],
        "Numbers": ["Languages", "Plurals", "Phrases"],
        "Lengths": ["Languages", "Phrases"],
        "Dates": ["Lengths", "Numbers", "Languages", "Plurals", "Phrases"],
        "Signs": ["Normalization", "Languages", "Scripts", "Phrases"],
        "Characters": ["", "Languages", "Scripts", "Signs", "Phrases"],
        "Normalization": ["Dates", "Numbers", "Languages", "Plurals", "Phrases"],
        "Plain": ["Text", "Signs", "Scripts", "Numbers", "Languages", "Plurals", "Phrases"],
        "Text": ["Normalization", "Characters", "Signs", "Numbers", "", "Languages", "Scripts", "Plurals", "Phrases"],
        "Sentences": [
            "Text", "Characters", "Signs", "Dates", "Lengths", "Numbers", "", "Languages", "Scripts", "Plurals",
            "Phrases",
        ],
        "Pieces": ["Sentences", "", "Phrases"],
    ]

    static let sound: [String: Set<String>] = [
        "Timbres": [],
        "Scores": ["Timbres"],
        "Scales": [],
        "Modes": ["Scales", "Scores", "Timbres"],
        "Rendering": ["Scores", "Timbres"],
        "Live": ["Rendering", "Scales", "Scores", "Timbres"],
        "Files": ["Scales", "Rendering", "Scores", "Timbres"],
    ]

    static let exploring: [String: Set<String>] = [
        "Terminal": [],
        "Watch": ["Terminal"],
        "Adjusting": ["Terminal"],
        "Reading": ["Terminal"],
        "Explore": ["Terminal"],
        "Sonifying": ["Explore"],
    ]

    /// The empty name is the decisions about the desktop's programs.
    static let desktop: [String: Set<String>] = [
        "Bus": [],
        "": ["Bus"],
        "Provider": ["", "Bus"],
        "Service": ["Provider", "", "Bus"],
    ]

    /// The empty name is what all sinks share.
    static let sinks: [String: Set<String>] = [
        "": [],
        "Pulse": [""],
        "PipeWire": [""],
        "ALSA": [""],
        "Choice": ["ALSA", "PipeWire", "Pulse", ""],
    ]

    static let connection: [String: Set<String>] = [
        "Programs": [],
        "Text": [],
        "Link": ["Programs", "Text"],
    ]

    /// The empty name is the code shared by engines, workers and their callers.
    static let synthesis: [String: Set<String>] = [
        "Voices": [],
        "Sound": [],
        "TimeScale": [],
        "": ["Voices", "Sound", "TimeScale"],
        "Worker": ["", "Voices", "Sound", "TimeScale"],
        "Espeak": ["Worker", "", "Voices", "Sound"],
        "Programs": ["Worker", "", "Voices", "Sound"],
        "Module": ["Programs", "Worker", "", "Voices", "Sound"],
        "Command": ["Module", "Programs", "Worker", "", "Voices", "Sound"],
        "Sandbox": ["Command", "Module", "Programs", "Worker", "", "Voices", "Sound"],
        "Engines": ["Programs", "Worker", "", "Voices", "Sound"],
    ]

    static let speech: [String: Set<String>] = [
        "Voices": [],
        "": ["Voices"],
        "Live": [""],
    ]

    static let daemon: [String: Set<String>] = [
        "Settings": [],
        "Service": [],
        "Journal": [],
        "Sockets": ["Journal"],
        "Speech": ["Settings"],
        "Announcing": ["Settings", "Journal", "Speech"],
        "Clients": ["Sockets", "Settings", "Announcing", "Journal", "Speech"],
        "Lines": ["Clients", "Sockets", "Announcing", "Speech", "Settings"],
        "SSIP": ["Clients", "Sockets", "Announcing", "Speech", "Service"],
        "Rendering": ["Lines", "Clients", "Announcing", "Speech"],
    ]

    static let client: [String: Set<String>] = [
        "Options": [],
        "Text": [],
        "Jobs": ["Options", "Text"],
        "Alerts": ["Options", "Text"],
        "Following": ["Options", "Text"],
        "SpeechDispatcher": ["Options"],
        "Emacspeak": ["Options"],
        "Listening": ["Options"],
        "Doctor": ["Options"],
        "Settings": ["Doctor", "Options"],
        "Commands": [
            "Settings", "Doctor", "Listening", "Emacspeak", "SpeechDispatcher", "Jobs", "Following", "Alerts",
            "Options", "Text",
        ],
    ]
}
