// SPDX-License-Identifier: MIT

/// The folders of the larger modules, and which others each may use.
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
        "Characters": ["", "Languages", "Scripts", "Phrases"],
        "Normalization": ["Dates", "Numbers", "Languages", "Plurals", "Phrases"],
        "Plain": ["Text", "Numbers", "Languages", "Plurals", "Phrases"],
        "Text": ["Normalization", "Characters", "Numbers", "", "Languages", "Scripts", "Plurals", "Phrases"],
        "Sentences": [
            "Text", "Characters", "Dates", "Lengths", "Numbers", "", "Languages", "Scripts", "Plurals", "Phrases",
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

    static let daemon: [String: Set<String>] = [
        "Audio": [],
        "Settings": [],
        "Service": [],
        "Journal": [],
        "Sockets": ["Journal"],
        "Speech": ["Audio", "Settings"],
        "Announcing": ["Settings", "Journal", "Speech", "Audio"],
        "Clients": ["Sockets", "Settings", "Announcing", "Journal", "Speech", "Audio"],
        "Lines": ["Clients", "Sockets", "Announcing", "Speech", "Settings"],
        "SSIP": ["Clients", "Sockets", "Announcing", "Speech", "Service"],
        "Rendering": ["Lines", "Clients", "Announcing", "Speech", "Audio"],
    ]

    static let client: [String: Set<String>] = [
        "Programs": [],
        "Text": [],
        "Tabular": [],
        "Connection": ["Programs", "Text"],
        "Terminal": ["Connection", "Text"],
        "Desktop": ["Connection", "Programs", "Text"],
        "Jobs": ["Connection", "Text"],
        "Alerts": ["Connection", "Text"],
        "Following": ["Terminal", "Connection", "Programs", "Text"],
        "SpeechDispatcher": ["Connection"],
        "Emacspeak": ["Connection", "Programs"],
        "Listening": ["Connection", "Programs", "Text"],
        "Doctor": ["Desktop", "Connection", "Programs", "Text"],
        "Settings": ["Doctor", "Connection", "Programs"],
        "Watch": ["Terminal", "Connection", "Text"],
        "Explore": ["Terminal", "Tabular", "Connection", "Text"],
        "Adjusting": ["Settings", "Terminal", "Text"],
        "Sonifying": ["Explore", "Connection"],
        "Commands": [
            "Sonifying", "Explore", "Watch", "Adjusting", "Settings", "Doctor", "Listening", "Emacspeak",
            "SpeechDispatcher", "Desktop", "Jobs", "Following", "Alerts",
            "Terminal", "Tabular", "Connection", "Programs", "Text",
        ],
    ]
}
