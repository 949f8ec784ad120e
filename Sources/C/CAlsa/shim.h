/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <alsa/asoundlib.h>

static inline void a11y_alsa_ignore(const char *file, int line, const char *function, int err, const char *format, ...) {}

/* Keeps ALSA's messages from standard error. In C, because Swift cannot make functions with a variable number of arguments. */
static inline void a11y_alsa_be_quiet(void) { snd_lib_error_set_handler(a11y_alsa_ignore); }
