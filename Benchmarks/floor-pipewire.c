// SPDX-License-Identifier: MIT
// The floor's stream on PipeWire. It is always active, so that its first sample waits only for the next cycle.
#include "floor.h"

#include <pipewire/pipewire.h>
#include <spa/param/audio/format-utils.h>
#include <stdatomic.h>
#include <string.h>
#include <unistd.h>

enum { ROOM = 1 << 16, LENGTH_MS = 20 };  // as much as PulseAudio's server holds

static struct pw_stream *stream;
static short ring[ROOM];
static atomic_size_t written, dropped, taken;
static size_t length;

static void process(void *data) {
    (void)data;
    struct pw_buffer *buffer = pw_stream_dequeue_buffer(stream);
    if (!buffer) return;
    struct spa_data *plane = &buffer->buffer->datas[0];
    size_t room = plane->maxsize / sizeof(short), count = buffer->requested;
    if (!count || count > room) count = room;
    short *out = plane->data;
    size_t from = taken < dropped ? dropped : taken, end = written;
    for (size_t index = 0; index < count; index++) out[index] = from < end ? ring[from++ % ROOM] : 0;
    taken = from;
    *plane->chunk = (struct spa_chunk){.stride = sizeof(short), .size = count * sizeof(short)};
    pw_stream_queue_buffer(stream, buffer);
}

static const struct pw_stream_events events = {PW_VERSION_STREAM_EVENTS, .process = process};

int open_stream(int rate) {
    length = LENGTH_MS * rate / 1000;
    pw_init(NULL, NULL);
    struct pw_thread_loop *thread = pw_thread_loop_new("floor", NULL);
    // The cycle length that a11y-speakd asks for.
    stream = pw_stream_new_simple(
        pw_thread_loop_get_loop(thread), "floor",
        pw_properties_new(PW_KEY_MEDIA_TYPE, "Audio", PW_KEY_MEDIA_CATEGORY, "Playback", PW_KEY_NODE_LATENCY, "64/48000", NULL),
        &events, NULL);
    uint8_t space[512];
    struct spa_pod_builder builder = SPA_POD_BUILDER_INIT(space, sizeof space);
    struct spa_audio_info_raw mono = {
        .format = SPA_AUDIO_FORMAT_S16, .rate = rate, .channels = 1, .position = {SPA_AUDIO_CHANNEL_MONO}};
    const struct spa_pod *format = spa_format_audio_raw_build(&builder, SPA_PARAM_EnumFormat, &mono);
    int failed = pw_stream_connect(stream, PW_DIRECTION_OUTPUT, PW_ID_ANY,
                                   PW_STREAM_FLAG_AUTOCONNECT | PW_STREAM_FLAG_MAP_BUFFERS | PW_STREAM_FLAG_RT_PROCESS, &format, 1);
    return !failed && !pw_thread_loop_start(thread);
}

void give(const short *samples, int count) {
    for (int index = 0; index < count; index++) ring[(written + index) % ROOM] = samples[index];
    written += count;
    while (taken + length < written) usleep(1000);
}

void drop(void) { dropped = written; }

void drain(void) {
    while (taken < written) usleep(1000);
}
