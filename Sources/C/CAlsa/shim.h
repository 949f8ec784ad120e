/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <alsa/asoundlib.h>

static inline void a11y_alsa_ignore(const char *file, int line, const char *function, int err, const char *format, ...) {}

/* Its messages go to standard error otherwise. By a macro's way, because Swift does not know functions of any number of
   arguments. */
static inline void a11y_alsa_be_quiet(void) { snd_lib_error_set_handler(a11y_alsa_ignore); }
