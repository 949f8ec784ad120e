/* SPDX-License-Identifier: MIT */
#define NCURSES_WIDECHAR 1
#define NCURSES_NOMACROS 1
#include <locale.h>
#include <ncursesw/curses.h>

/* Swift's type of a window depends on whether the header shows the members of WINDOW; that of ncurses 6.5 does not. */
typedef WINDOW *cncurses_window;

/* Swift does not import macros that compute. */
static const attr_t cncurses_bold = A_BOLD;
static const attr_t cncurses_dim = A_DIM;
static const attr_t cncurses_reverse = A_REVERSE;
static const attr_t cncurses_underline = A_UNDERLINE;
static const int cncurses_key_code = KEY_CODE_YES;

/* Swift 6 does not allow access to a global variable of C that other threads may change. */
static inline int cncurses_colors(void) { return COLORS; }
