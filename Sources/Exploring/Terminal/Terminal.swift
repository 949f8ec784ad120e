// SPDX-License-Identifier: MIT

import CNcurses
import FoundationEssentials
import Glibc

/// The terminal through ncurses, which only this type uses. One task uses it, one call at a time.
final class Terminal {
    private let window: cncurses_window
    private var isOpen = true
    private let hasColors: Bool
    /// A descriptor that becomes readable when a key waits.
    let descriptor: Int32

    /// - Parameter keyboard: the descriptor to read keys from, which the terminal owns now.
    /// - Returns: nil for a terminal that ncurses does not know, or whose cursor cannot be moved.
    init?(keyboard: Int32, output: Int32 = STDOUT_FILENO) {
        guard let keys = fdopen(keyboard, "r"), let out = fdopen(dup(output), "w") else { return nil }
        Self.chooseLocale()
        // newterm, because initscr would end the program when the terminal is unknown.
        let environment = ProcessInfo.processInfo.environment
        let better = TerminalColors.betterName(environment: environment).flatMap { newterm($0, out, keys) }
        guard better != nil || newterm(nil, out, keys) != nil, let window = newwin(0, 0, 0, 0) else { return nil }
        (self.window, descriptor) = (window, keyboard)
        hasColors = Self.prepareColors(environment)
        cbreak()
        Self.freeControlQ(keyboard)
        noecho()
        nonl()
        set_escdelay(25)
        keypad(window, true)
        nodelay(window, true)
        leaveok(window, false)
        for (place, sequence) in Self.sequences.enumerated() where key_defined(sequence) == 0 {
            define_key(sequence, Self.firstOwnCode + Int32(place))
        }
    }

    /// - Returns: whether colors are available.
    private static func prepareColors(_ environment: [String: String]) -> Bool {
        guard has_colors() else { return false }
        start_color()
        let colors = TerminalColors(environment: environment, count: Int(cncurses_colors()))
        // Without the default colors, text without a color would be white on black.
        guard use_default_colors() != CNcurses.ERR, !colors.numbers.isEmpty else { return false }
        for (place, number) in colors.numbers.enumerated() { init_pair(Int16(place + 1), number, -1) }
        return true
    }

    /// Makes Control-Q a key: with IXON it would resume the output.
    private static func freeControlQ(_ keyboard: Int32) {
        var settings = termios()
        guard tcgetattr(keyboard, &settings) == 0 else { return }
        settings.c_iflag &= ~tcflag_t(IXON)
        tcsetattr(keyboard, TCSANOW, &settings)
    }

    /// Keys that many terminal descriptions lack, such as arrows with Control.
    private static let sequences = KeyDecoder.sequences.keys.filter { $0.count > 1 }.sorted().map { "\u{1B}[\($0)" }
    /// Larger than all codes of ncurses, which keeps 16 bits of a code.
    private static let firstOwnCode: Int32 = 0x4000

    private static func key(code: Int32) -> Key? {
        let place = Int(code - firstOwnCode)
        if sequences.indices.contains(place) { return KeyDecoder.sequences[String(sequences[place].dropFirst(2))] }
        return keyname(code).flatMap { Key(cursesName: String(cString: $0)) }
    }

    /// Selects a locale with UTF-8, which braille needs. Without UTF-8 in the user's locale, `C.UTF-8` is used: today's
    /// terminals have UTF-8.
    private static func chooseLocale() {
        setlocale(LC_CTYPE, "")
        let codes = nl_langinfo(nl_item(CODESET)).map { String(cString: $0) }
        if codes != "UTF-8" { setlocale(LC_CTYPE, "C.UTF-8") }
    }

    var size: ScreenSize { ScreenSize(columns: Int(getmaxx(window)), rows: Int(getmaxy(window))) }

    /// Takes over the terminal's new size.
    func resize() {
        var told = winsize()
        guard ioctl(descriptor, UInt(TIOCGWINSZ), &told) == 0, told.ws_row > 0, told.ws_col > 0 else { return }
        resizeterm(Int32(told.ws_row), Int32(told.ws_col))
        wresize(window, Int32(told.ws_row), Int32(told.ws_col))
        wclear(window)
    }

    /// The next pressed key; nil when none waits. Keys without a meaning are skipped.
    func key() -> Key? {
        var code: wint_t = 0
        while true {
            let status = wget_wch(window, &code)
            if status == CNcurses.ERR { return nil }
            if status == cncurses_key_code {
                if let key = Self.key(code: Int32(bitPattern: code)) { return key }
            } else if let scalar = Unicode.Scalar(code), let key = Key(typed: Character(scalar)) {
                return key
            }
        }
    }

    /// Draws a screen. ncurses sends only the changes.
    func draw(_ screen: some TerminalScreen) {
        werase(window)
        for (index, row) in screen.rows.enumerated() {
            wmove(window, Int32(index), 0)
            for run in row.runs {
                let pair = hasColors ? run.style.color.map { Int16($0 + 1) } : nil
                wattr_set(window, Self.attributes(run.style), pair ?? 0, nil)
                waddnstr(window, run.text, -1)
            }
        }
        wattr_set(window, 0, 0, nil)
        wmove(window, Int32(screen.cursor.row), Int32(screen.cursor.column))
        wrefresh(window)
    }

    /// Draws the whole screen again, over any output of other programs.
    func redraw(_ screen: some TerminalScreen) {
        clearok(window, true)
        draw(screen)
    }

    /// Restores the terminal's settings.
    func end() {
        guard isOpen else { return }
        isOpen = false
        endwin()
    }

    private static func attributes(_ style: ScreenStyle) -> attr_t {
        var attributes: attr_t = 0
        if style.contains(.bold) { attributes |= cncurses_bold }
        if style.contains(.dim) { attributes |= cncurses_dim }
        if style.contains(.reverse) { attributes |= cncurses_reverse }
        if style.contains(.underline) { attributes |= cncurses_underline }
        return attributes
    }
}

/// The colors that a terminal gets, by its environment.
struct TerminalColors: Sendable, Equatable {
    /// The terminal's color numbers, in the order of ``ScreenStyle/color(_:)``; empty for no colors.
    let numbers: [Int16]

    /// - Parameters:
    ///   - environment: `NO_COLOR` with any value means no colors.
    ///   - count: the number of colors in the terminal's description.
    init(environment: [String: String], count: Int) {
        let isUnwanted = environment["NO_COLOR"].map { !$0.isEmpty } ?? false
        numbers = isUnwanted || count < 8 ? [] : count < 256 ? Self.few : Self.many
    }

    /// Colors that people with color blindness can tell apart (after Okabe and Ito), also by lightness on black and
    /// white.
    private static let many: [Int16] = [33, 208, 35, 169, 37, 136]
    /// Cyan, yellow, green, magenta, blue, red.
    private static let few: [Int16] = [6, 3, 2, 5, 4, 1]

    /// The name of a terminal description to try first: `COLORTERM` reports more colors than an old `TERM`.
    static func betterName(environment: [String: String]) -> String? {
        guard let name = environment["TERM"], ["truecolor", "24bit"].contains(environment["COLORTERM"] ?? ""),
            !name.hasSuffix("color"), !name.isEmpty
        else { return nil }
        return name + "-256color"
    }
}
