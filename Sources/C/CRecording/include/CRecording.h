/* SPDX-License-Identifier: MIT */
/* libsndfile, libsamplerate and libebur128, loaded when they are wanted: linked with them, every 'a11y-speak say' would
   wait 2.6 ms for libraries that only 'listen' needs. Nothing here is called when `recording_load` has failed.
   What it finds is kept in one object file: kept in this header, each file that includes it would have its own. */
#include <ebur128.h>
#include <samplerate.h>
#include <sndfile.h>

/* What is missing; null when all is there. */
const char *recording_load(void);

SNDFILE *recording_open(const char *path, SF_INFO *info);
const char *recording_error(SNDFILE *file);
sf_count_t recording_read(SNDFILE *file, float *frames, sf_count_t count);
void recording_close(SNDFILE *file);

/* 0 when it could be done. The faster converters take away what is above 6 kHz, of which an s is made. */
int recording_resample(SRC_DATA *data);

/* Measures integrated loudness by EBU R 128. Null when it cannot; then the others do nothing. */
ebur128_state *recording_meter(unsigned channels, unsigned long rate);
void recording_measure(ebur128_state *meter, const float *frames, size_t count);
/* LUFS; not finite when it was silent or too short. */
double recording_loudness(ebur128_state *meter);
void recording_meter_free(ebur128_state *meter);
