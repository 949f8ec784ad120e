/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <errno.h>
#include <sched.h>
#include <spa/param/audio/format-utils.h>
#include <spa/param/audio/raw.h>
#include <spa/param/props.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <time.h>

#include "CPipeWire.h"
#include "library.h"
#include "registry.h"

struct alarm {
    pipewire_connection *connection;
    struct spa_source *timer;
    unsigned number;
};

struct pipewire_connection {
    pipewire_events events;
    void *me;
    pipewire_reel *reel;
    uint32_t rate;
    struct pw_thread_loop *thread;
    struct pw_loop *loop;
    struct pw_context *context;
    struct pw_core *core;
    struct spa_hook core_hook;
    struct registry registry;
    struct pw_stream *stream;
    struct spa_hook stream_hook;
    struct spa_source *turned;
    struct alarm alarms[pipewire_alarms];
    bool hurries;
    bool muted, zero;
    pipewire_state state;
    char error[256];
};

static void become(pipewire_connection *c, pipewire_state state, const char *error) {
    snprintf(c->error, sizeof c->error, "%s", error ? error : "");
    if (c->state == state) return;
    c->state = state;
    c->events.state(c->me);
}

/* Takes a real-time priority if the user may have one, below those of PipeWire's own threads. */
static void hurry(pipewire_connection *c) {
    struct sched_param priority = {.sched_priority = 20};
    c->hurries = true;
    sched_setscheduler(0, SCHED_FIFO | 0x40000000 /* SCHED_RESET_ON_FORK */, &priority);
}

/* Runs on the graph's thread: nothing here waits or allocates. */
static void on_process(void *data) {
    pipewire_connection *c = data;
    if (!c->hurries) hurry(c);
    struct pw_buffer *buffer = pipewire.dequeue(c->stream);
    if (!buffer) return;
    struct spa_data *plane = &buffer->buffer->datas[0];
    size_t room = plane->maxsize / sizeof(pipewire_frame), count = buffer->requested;
    if (!count || count > room) count = room;
    struct pw_time time = {0};
    pipewire.time(c->stream, &time, sizeof time);
    int64_t tick = time.rate.denom ? 1000000000 * (int64_t)time.rate.num : 0, ticks = time.rate.denom ? time.rate.denom : 1;
    pipewire_reel_follow(c->reel, (int64_t)time.ticks * tick / ticks, (int64_t)count * 1000000000 / c->rate);
    int64_t delay = time.delay * tick / ticks;
    delay += (int64_t)time.buffered * 1000000000 / c->rate;
    if (pipewire_reel_turn(c->reel, plane->data, count, time.now, delay)) pw_loop_signal_event(c->loop, c->turned);
    plane->chunk->offset = 0;
    plane->chunk->stride = sizeof(pipewire_frame);
    plane->chunk->size = (uint32_t)(count * sizeof(pipewire_frame));
    buffer->size = count;
    pipewire.queue(c->stream, buffer);
}

static void on_stream_state(void *data, enum pw_stream_state old, enum pw_stream_state state, const char *error) {
    pipewire_connection *c = data;
    (void)old;
    /* A session manager that finds no sink for the stream reports that as an error of the stream. The stream continues, and is
       linked when a sink appears. */
    if (state == PW_STREAM_STATE_ERROR && pipewire.stream_state(c->stream, 0) != PW_STREAM_STATE_ERROR) return;
    if (state == PW_STREAM_STATE_ERROR || state == PW_STREAM_STATE_UNCONNECTED)
        become(c, pipewire_down, error ? error : "the connection ended");
    else
        become(c, state == PW_STREAM_STATE_CONNECTING ? pipewire_connecting : pipewire_ready, 0);
}

/* Reports the stream's own volume, which a mixer sets. */
static void on_control(void *data, uint32_t id, const struct pw_stream_control *control) {
    pipewire_connection *c = data;
    if (id == SPA_PROP_mute && control->n_values > 0) {
        c->muted = control->values[0] != 0;
    } else if (id == SPA_PROP_channelVolumes && control->n_values > 0) {
        c->zero = all_zero(control->values, control->n_values);
    } else {
        return;
    }
    c->events.volume(c->me, pipewire.node_id(c->stream), c->muted, c->zero);
}

static const struct pw_stream_events stream_events = {
    PW_VERSION_STREAM_EVENTS, .state_changed = on_stream_state, .control_info = on_control, .process = on_process};

static void on_done(void *data, uint32_t id, int seq) {
    pipewire_connection *c = data;
    if (id == PW_ID_CORE) c->events.answered(c->me, seq);
}

static void on_error(void *data, uint32_t id, int seq, int result, const char *message) {
    (void)seq;
    if (id == PW_ID_CORE && result == -EPIPE) become(data, pipewire_down, message);
}

static const struct pw_core_events core_events = {PW_VERSION_CORE_EVENTS, .done = on_done, .error = on_error};

static void on_turned(void *data, uint64_t count) {
    pipewire_connection *c = data;
    (void)count;
    c->events.turned(c->me);
}

static void on_alarm(void *data, uint64_t count) {
    struct alarm *alarm = data;
    (void)count;
    alarm->connection->events.rang(alarm->connection->me, alarm->number);
}

static bool start(pipewire_connection *c) {
    if (!(c->thread = pipewire.loop_new("a11y-speakd.pw", 0))) return false;
    c->loop = pipewire.loop_get(c->thread);
    if (!(c->turned = pw_loop_add_event(c->loop, on_turned, c))) return false;
    for (unsigned number = 0; number < pipewire_alarms; number++) {
        struct alarm *alarm = &c->alarms[number];
        alarm->connection = c;
        alarm->number = number;
        if (!(alarm->timer = pw_loop_add_timer(c->loop, on_alarm, alarm))) return false;
    }
    /* The graph's thread inherits the name of the thread that makes it. */
    char name[16] = "";
    prctl(PR_GET_NAME, name);
    prctl(PR_SET_NAME, "a11y-speakd.pw");
    /* Without a client's configuration, which would load D-Bus and modules that are not needed here. */
    c->context = pipewire.context_new(
        c->loop, pipewire.properties(PW_KEY_CONFIG_NAME, "null", "support.dbus", "false", NULL), 0);
    prctl(PR_SET_NAME, name);
    if (!c->context) return false;
    pipewire.add_plugins(c->context, "audio.convert.*", "audioconvert/libspa-audioconvert");
    pipewire.add_plugins(c->context, "audio.adapt", "audioconvert/libspa-audioconvert");
    pipewire.add_plugins(c->context, "support.*", "support/libspa-support");
    return pipewire.load_module(c->context, "libpipewire-module-protocol-native", 0, 0) &&
           pipewire.load_module(c->context, "libpipewire-module-client-node", 0, 0) &&
           pipewire.load_module(c->context, "libpipewire-module-adapter", 0, 0) && pipewire.loop_start(c->thread) == 0;
}

pipewire_connection *pipewire_new(const pipewire_events *events, void *me, pipewire_reel *reel, uint32_t rate) {
    pipewire_connection *c = calloc(1, sizeof *c);
    if (!c) return 0;
    c->events = *events;
    c->me = me;
    c->reel = reel;
    c->rate = rate;
    return start(c) ? c : 0; /* a failure leaves its parts allocated, because there is only one attempt */
}

void pipewire_lock(pipewire_connection *c) { pipewire.lock(c->thread); }

void pipewire_unlock(pipewire_connection *c) { pipewire.unlock(c->thread); }

void pipewire_signal(pipewire_connection *c) { pipewire.signal(c->thread, false); }

void pipewire_wait(pipewire_connection *c, uint64_t nanoseconds) {
    struct timespec until;
    pipewire.time_after(c->thread, &until, (int64_t)nanoseconds);
    pipewire.wait(c->thread, &until);
}

static int connect_stream(pipewire_connection *c, const char *sink, const char *latency) {
    struct pw_properties *properties = pipewire.properties(
        PW_KEY_MEDIA_TYPE, "Audio", PW_KEY_MEDIA_CATEGORY, "Playback", PW_KEY_MEDIA_ROLE, "Accessibility",
        PW_KEY_APP_NAME, "a11y-speakd", PW_KEY_NODE_NAME, "a11y-speakd", PW_KEY_MEDIA_NAME, "speech",
        PW_KEY_NODE_LATENCY, latency,
        /* Otherwise, without a sink, a driver without sound would take the samples. */
        PW_KEY_NODE_WANT_DRIVER, "false",
        /* Otherwise a device with one channel would play the sum of both channels 3 dB louder, and beyond its limit. */
        "channelmix.normalize", "true", NULL);
    if (properties && sink) pipewire.set(properties, PW_KEY_TARGET_OBJECT, sink);
    if (!(c->stream = pipewire.stream_new(c->core, "speech", properties))) return errno;
    pipewire.stream_listen(c->stream, &c->stream_hook, &stream_events, c);
    uint8_t space[256];
    struct spa_pod_builder builder = SPA_POD_BUILDER_INIT(space, sizeof space);
    struct spa_audio_info_raw stereo = {
        .format = SPA_AUDIO_FORMAT_S16, .rate = c->rate, .channels = 2, .position = {SPA_AUDIO_CHANNEL_FL, SPA_AUDIO_CHANNEL_FR}};
    const struct spa_pod *format = spa_format_audio_raw_build(&builder, SPA_PARAM_EnumFormat, &stereo);
    enum pw_stream_flags flags = PW_STREAM_FLAG_AUTOCONNECT | PW_STREAM_FLAG_INACTIVE | PW_STREAM_FLAG_MAP_BUFFERS |
                                 PW_STREAM_FLAG_RT_PROCESS;
    return -pipewire.stream_connect(c->stream, PW_DIRECTION_OUTPUT, PW_ID_ANY, flags, &format, 1);
}

int pipewire_connect(pipewire_connection *c, const char *sink, const char *latency) {
    pipewire_disconnect(c);
    if (!(c->core = pipewire.connect(c->context, 0, 0))) return errno;
    pw_core_add_listener(c->core, &c->core_hook, &core_events, c);
    c->state = pipewire_connecting;
    if (!registry_open(&c->registry, c->core, &c->events, c->me)) return errno;
    return connect_stream(c, sink, latency);
}

void pipewire_disconnect(pipewire_connection *c) {
    if (c->stream) {
        spa_hook_remove(&c->stream_hook);
        pipewire.stream_destroy(c->stream);
    }
    registry_close(&c->registry);
    if (c->core) {
        spa_hook_remove(&c->core_hook);
        pipewire.disconnect(c->core);
    }
    c->stream = 0, c->core = 0;
    c->muted = false, c->zero = false;
    c->state = pipewire_down;
    c->error[0] = 0;
}

pipewire_state pipewire_connection_state(const pipewire_connection *c) { return c->state; }

const char *pipewire_error(const pipewire_connection *c) { return c->error; }

uint32_t pipewire_node(const pipewire_connection *c) { return c->stream ? pipewire.node_id(c->stream) : SPA_ID_INVALID; }

void pipewire_set_latency(pipewire_connection *c, const char *latency) {
    struct spa_dict_item items[] = {SPA_DICT_ITEM_INIT(PW_KEY_NODE_LATENCY, latency)};
    if (c->stream) pipewire.stream_update(c->stream, &SPA_DICT_INIT_ARRAY(items));
}

void pipewire_set_active(pipewire_connection *c, bool active) {
    if (active) pipewire_reel_start(c->reel);
    if (c->stream) pipewire.set_active(c->stream, active);
}

int pipewire_ask(pipewire_connection *c) { return c->core ? pw_core_sync(c->core, PW_ID_CORE, 0) : -1; }

void pipewire_set_alarm(pipewire_connection *c, unsigned alarm, uint64_t nanoseconds) {
    struct timespec after = {(time_t)(nanoseconds / 1000000000), (long)(nanoseconds % 1000000000)};
    pw_loop_update_timer(c->loop, c->alarms[alarm].timer, &after, NULL, false);
}

int64_t pipewire_now(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * 1000000000 + now.tv_nsec;
}
