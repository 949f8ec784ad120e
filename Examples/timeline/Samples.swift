// SPDX-License-Identifier: MIT

/// The posts that the program shows. Their people are invented.
@MainActor
enum Samples {
    static var posts: [Post] {
        [
            Post(
                "Ada Moreno", "ada", "5 minutes ago", "Which line should get the new trams first?",
                poll: Poll([("Line 1", 4), ("Line 4", 7), ("Line 9", 1)]), boosts: 3, favorites: 1,
                replies: [
                    Post("Ben Okafor", "ben", "4 minutes ago", "Line 4, it is full every morning."),
                    Post("Chidi Lund", "chidi", "1 minute ago", "Line 9 has old trams, and no others fit."),
                ]),
            Post(
                "Noor Haddad", "noor", "1 hour ago", "The keeper of the lighthouse was her brother.",
                warning: "the end of a film", favorites: 8),
            Post(
                "Sam Field", "sam", "3 hours ago", "They are back above the harbor tonight.",
                picture: "three owls on a crane", boosts: 1),
        ]
    }

    static var newPosts: [Post] {
        [
            Post("City Library", "library", "now", "We are open until 9 this evening."),
            Post("Ben Okafor", "ben", "2 minutes ago", "The bridge is closed for bicycles until Friday."),
        ]
    }
}
