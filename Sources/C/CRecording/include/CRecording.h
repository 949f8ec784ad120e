/* SPDX-License-Identifier: MIT */
/* libsndfile, libsamplerate and libebur128, loaded on first use: if they were linked, every 'a11y-speak say' would wait 2.6 ms
   for libraries that only 'listen' needs. After a failure of `recording_load`, no other function here may be called.
   The pointers to functions are in one object file: in this header, each file that includes it would have a copy. */
#include <ebur128.h>
#include <samplerate.h>
#include <sndfile.h>

/* Loads the libraries. Returns the name of a library that is missing or lacks a function; null when all are usable. */
const char *recording_load(void);

SNDFILE *recording_open(const char *path, SF_INFO *info);
const char *recording_error(SNDFILE *file);
sf_count_t recording_read(SNDFILE *file, float *frames, sf_count_t count);
void recording_close(SNDFILE *file);

/* Returns 0 on success. The faster converters remove sound above 6 kHz, which an s consists of. */
int recording_resample(SRC_DATA *data);

/* Measures integrated loudness by EBU R 128. Returns null on failure; the functions below then do nothing. */
ebur128_state *recording_meter(unsigned channels, unsigned long rate);
void recording_measure(ebur128_state *meter, const float *frames, size_t count);
/* In LUFS; not finite when the sound was silent or too short. */
double recording_loudness(ebur128_state *meter);
void recording_meter_free(ebur128_state *meter);
