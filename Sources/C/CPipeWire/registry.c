/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "registry.h"

#include <spa/param/props.h>
#include <spa/pod/iter.h>
#include <stdlib.h>
#include <string.h>

#include "library.h"

/* A sink whose volume is reported. */
struct outlet {
    struct outlet *next;
    struct registry *registry;
    uint32_t id;
    struct pw_node *node;
    struct spa_hook hook;
};

bool all_zero(const float *volumes, uint32_t count) {
    for (uint32_t channel = 0; channel < count; channel++) {
        if (volumes[channel] != 0) return false;
    }
    return true;
}

/* Reads the volume from a node's properties; false when they do not have it. */
static bool volume(const struct spa_pod *props, bool *muted, bool *zero) {
    bool known = false;
    struct spa_pod_prop *prop;
    if (!props || !spa_pod_is_object_type(props, SPA_TYPE_OBJECT_Props)) return false;
    SPA_POD_OBJECT_FOREACH((struct spa_pod_object *)props, prop) {
        if (prop->key == SPA_PROP_mute && spa_pod_get_bool(&prop->value, muted) == 0) known = true;
        float volumes[64];
        uint32_t count;
        if (prop->key != SPA_PROP_channelVolumes) continue;
        count = spa_pod_copy_array(&prop->value, SPA_TYPE_Float, volumes, 64);
        *zero = count > 0 && all_zero(volumes, count);
        known = true;
    }
    return known;
}

static void on_param(void *data, int seq, uint32_t id, uint32_t index, uint32_t next, const struct spa_pod *param) {
    struct outlet *outlet = data;
    bool muted = false, zero = false;
    (void)seq, (void)id, (void)index, (void)next;
    if (volume(param, &muted, &zero)) outlet->registry->events->volume(outlet->registry->me, outlet->id, muted, zero);
}

static const struct pw_node_events node_events = {PW_VERSION_NODE_EVENTS, .param = on_param};

static void follow(struct registry *r, uint32_t id) {
    struct outlet *outlet = calloc(1, sizeof *outlet);
    uint32_t wanted = SPA_PARAM_Props;
    if (!outlet) return;
    outlet->registry = r, outlet->id = id, outlet->next = r->outlets;
    outlet->node = pw_registry_bind(r->proxy, id, PW_TYPE_INTERFACE_Node, PW_VERSION_NODE, 0);
    if (!outlet->node) return free(outlet);
    r->outlets = outlet;
    pw_node_add_listener(outlet->node, &outlet->hook, &node_events, outlet);
    pw_node_subscribe_params(outlet->node, &wanted, 1);
}

static void leave(struct outlet *outlet) {
    spa_hook_remove(&outlet->hook);
    pipewire.proxy_destroy((struct pw_proxy *)outlet->node);
    free(outlet);
}

static void on_global(void *data, uint32_t id, uint32_t permissions, const char *type, uint32_t version,
                      const struct spa_dict *props) {
    struct registry *r = data;
    (void)permissions, (void)version;
    if (!props) return;
    if (!strcmp(type, PW_TYPE_INTERFACE_Node)) {
        const char *name = spa_dict_lookup(props, PW_KEY_NODE_NAME), *class = spa_dict_lookup(props, PW_KEY_MEDIA_CLASS);
        r->events->node(r->me, id, name ? name : "", class ? class : "");
        if (class && (strstr(class, "Sink") || !strcmp(class, "Audio/Duplex"))) follow(r, id);
    } else if (!strcmp(type, PW_TYPE_INTERFACE_Link)) {
        const char *from = spa_dict_lookup(props, PW_KEY_LINK_OUTPUT_NODE), *to = spa_dict_lookup(props, PW_KEY_LINK_INPUT_NODE);
        if (from && to) r->events->link(r->me, id, (uint32_t)strtoul(from, 0, 10), (uint32_t)strtoul(to, 0, 10));
    }
}

static void on_global_remove(void *data, uint32_t id) {
    struct registry *r = data;
    for (struct outlet **place = &r->outlets; *place; place = &(*place)->next) {
        struct outlet *gone = *place;
        if (gone->id != id) continue;
        *place = gone->next;
        leave(gone);
        break;
    }
    r->events->gone(r->me, id);
}

static const struct pw_registry_events registry_events = {
    PW_VERSION_REGISTRY_EVENTS, .global = on_global, .global_remove = on_global_remove};

bool registry_open(struct registry *r, struct pw_core *core, const pipewire_events *events, void *me) {
    *r = (struct registry){.events = events, .me = me, .proxy = pw_core_get_registry(core, PW_VERSION_REGISTRY, 0)};
    if (r->proxy) pw_registry_add_listener(r->proxy, &r->hook, &registry_events, r);
    return r->proxy;
}

void registry_close(struct registry *r) {
    if (!r->proxy) return;
    while (r->outlets) {
        struct outlet *gone = r->outlets;
        r->outlets = gone->next;
        leave(gone);
    }
    spa_hook_remove(&r->hook);
    pipewire.proxy_destroy((struct pw_proxy *)r->proxy);
    r->proxy = 0;
}
