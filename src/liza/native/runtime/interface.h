// The interface: all that Python calls. A word comes out, or a code that says that CPython must be asked why not.
#pragma once
#include "containers.h"
#include "chance.h"

extern "C" {
void liza_open() {
    for (Class *each : {&TYPE_CLASS, &INT_CLASS, &BOOL_CLASS, &NONE_CLASS, &FLOAT_CLASS, &STR_CLASS, &BYTES_CLASS,
                        &LIST_CLASS, &TUPLE_CLASS, &DICT_CLASS, &SET_CLASS, &ITERATOR_CLASS, &FUNCTION_CLASS, &FOREIGN_CLASS, &BOUND_CLASS,
                        &SLICE_CLASS, &RANGE_CLASS})
        each->of = &TYPE_CLASS;
    RANGE_CLASS.make = boxed_range;
    INT_CLASS.make = boxed_int;
    LIST_CLASS.make = boxed_list;
    for (Class *each : CLASSES)
        if (each) each->of = &TYPE_CLASS;
}
Arena *liza_arena() { return new Arena(); }
void liza_forget(Arena *a) { forget(a, false); }
void liza_close(Arena *a) {
    forget(a, true);
    delete[] a->keyed;
    delete a;
}
W liza_taken(Arena *a) { return a->taken - (a->end - a->at); }
W *liza_take(Arena *a, W words) {
    arena = a;
    return take(words);
}
int liza_arrange(Arena *a, W table) {
    arena = a;
    try {
        arrange((Table *)table);
        return FINE;
    } catch (const Trapped &trapped) {  // a key that has no hash here is looked for one by one
        ((Table *)table)->many = 0;
        return trapped.fault;
    }
}
W *liza_statics() { return S; }
Class *liza_class(W number) { return CLASSES[number]; }
W liza_value(W number) { return VALUES[number]; }
W liza_builtin(W number) {
    static const W found[] = {NONE_OBJECT, TRUE_OBJECT, FALSE_OBJECT, (W)&foreign_object, (W)&INT_CLASS,
                              (W)&BOOL_CLASS, (W)&FLOAT_CLASS, (W)&STR_CLASS, (W)&BYTES_CLASS, (W)&LIST_CLASS,
                              (W)&TUPLE_CLASS, (W)&DICT_CLASS, (W)&SET_CLASS, (W)&NONE_CLASS, (W)&TYPE_CLASS};
    return found[number];
}
int liza_call(Arena *a, W entry, const W *args, W count, W *out) {
    arena = a;
    try {
        *out = ENTRIES[entry](args, count);
        return FINE;
    } catch (const Trapped &trapped) {
        a->trapped = trapped;
        return trapped.fault;
    }
}
const char *liza_where(Arena *a, int *line) {
    *line = a->trapped.line;
    return a->trapped.where;
}
}
