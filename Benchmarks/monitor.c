// SPDX-License-Identifier: MIT
// Writes the sound of a PipeWire sink, cycle by cycle, with the graph's own time. Each cycle has the time of its first
// sample on the monotonic clock in nanoseconds (int64), its place in the graph's sound (int64), the number of its
// samples (int64), and the samples of one channel (int16).
// The monitor is passive: it does not keep the sink awake, and asks for no cycle length, so that it does not change the
// measurement. With a third argument it keeps the sink awake, and then records the beginning of a sound that would wake
// the sink.
#include <pipewire/pipewire.h>
#include <spa/param/audio/format-utils.h>
#include <unistd.h>

static struct pw_stream *stream;

static void process(void *data) {
    static struct { int64_t time, ticks, count; int16_t samples[8192]; } cycle;
    (void)data;
    struct pw_buffer *buffer = pw_stream_dequeue_buffer(stream);
    if (!buffer) return;
    struct spa_data *plane = &buffer->buffer->datas[0];
    struct pw_time time;
    pw_stream_get_time_n(stream, &time, sizeof time);
    cycle.time = time.now;
    cycle.ticks = time.ticks;
    cycle.count = plane->chunk->size / sizeof(int16_t);
    if (cycle.count > 8192) cycle.count = 8192;
    memcpy(cycle.samples, SPA_PTROFF(plane->data, plane->chunk->offset, int16_t), cycle.count * sizeof(int16_t));
    pw_stream_queue_buffer(stream, buffer);
    // A pipe has room for a second. A slower reader ends the measurement.
    size_t size = 3 * sizeof(int64_t) + cycle.count * sizeof(int16_t);
    if (write(STDOUT_FILENO, &cycle, size) != (ssize_t)size) _exit(1);
}

static const struct pw_stream_events events = {PW_VERSION_STREAM_EVENTS, .process = process};

int main(int count, char **arguments) {
    if (count != 3 && count != 4) return 2;  // the sink and its rate: without a conversion there is no delay
    pw_init(NULL, NULL);
    struct pw_main_loop *loop = pw_main_loop_new(NULL);
    stream = pw_stream_new_simple(
        pw_main_loop_get_loop(loop), "monitor",
        pw_properties_new(PW_KEY_MEDIA_TYPE, "Audio", PW_KEY_MEDIA_CATEGORY, "Capture", PW_KEY_STREAM_CAPTURE_SINK, "true",
                          PW_KEY_TARGET_OBJECT, arguments[1], PW_KEY_NODE_PASSIVE, count == 3 ? "true" : "false", PW_KEY_NODE_WANT_DRIVER, "false", NULL),
        &events, NULL);
    uint8_t space[512];
    struct spa_pod_builder builder = SPA_POD_BUILDER_INIT(space, sizeof space);
    struct spa_audio_info_raw format = {
        .format = SPA_AUDIO_FORMAT_S16, .rate = atoi(arguments[2]), .channels = 1, .position = {SPA_AUDIO_CHANNEL_MONO}};
    const struct spa_pod *param = spa_format_audio_raw_build(&builder, SPA_PARAM_EnumFormat, &format);
    pw_stream_connect(stream, PW_DIRECTION_INPUT, PW_ID_ANY,
                      PW_STREAM_FLAG_AUTOCONNECT | PW_STREAM_FLAG_MAP_BUFFERS | PW_STREAM_FLAG_RT_PROCESS, &param, 1);
    return pw_main_loop_run(loop);
}
