/* SPDX-License-Identifier: MIT */
#define NCURSES_WIDECHAR 1
#define NCURSES_NOMACROS 1
#include <locale.h>
#include <ncursesw/curses.h>

/* What Swift makes of it depends on whether the header shows what is in a window: 6.5 does not. */
typedef WINDOW *cncurses_window;

/* Swift does not see macros that compute. */
static const attr_t cncurses_bold = A_BOLD;
static const attr_t cncurses_dim = A_DIM;
static const attr_t cncurses_reverse = A_REVERSE;
static const attr_t cncurses_underline = A_UNDERLINE;
static const int cncurses_key_code = KEY_CODE_YES;

/* A variable of C that others may change is none for Swift. */
static inline int cncurses_colors(void) { return COLORS; }
