// Containers: dicts and sets in the order of insertion, iteration over anything, and the builtins that take it.
#pragma once
#include "sequences.h"

struct Table {  // a dict or a set; few keys are looked through, many are found by their hash
    const Class *of;
    W size, room, *keys, *values;
    int32_t *buckets;
    W many;
};
static const W LOOKED_THROUGH = 8;
struct TwwwE { W f0, f1, f2; };
struct TwwwwE { W f0, f1, f2, f3; };

static inline W new_table(const Class &of) {
    auto *made = (Table *)take(7);
    *made = {&of, 0, 0, nullptr, nullptr, nullptr, 0};
    return (W)made;
}
static void enter(Table *t, W at) {
    W mask = t->many - 1, slot = hash_of(t->keys[at]) & mask;
    while (t->buckets[slot] >= 0) slot = (slot + 1) & mask;
    t->buckets[slot] = (int32_t)at;
}
static void arrange(Table *t) {
    if (t->size <= LOOKED_THROUGH) {
        t->many = 0;
        return;
    }
    if (t->many < 2 * t->size) {
        t->many = 32;
        while (t->many < 3 * t->size) t->many *= 2;
        t->buckets = (int32_t *)take(t->many / 2);
    }
    memset(t->buckets, 0xff, 4 * t->many);
    for (W i = 0; i < t->size; i++) enter(t, i);
}
static W seek(W table, W key) {
    auto *t = (Table *)table;
    if (!t->many) {
        for (W i = 0; i < t->size; i++)
            if (t->keys[i] == key || equal(t->keys[i], key)) return i;
        return -1;
    }
    W mask = t->many - 1;
    for (W slot = hash_of(key) & mask; t->buckets[slot] >= 0; slot = (slot + 1) & mask)
        if (equal(t->keys[t->buckets[slot]], key)) return t->buckets[slot];
    return -1;
}
static void put(W table, W key, W value) {
    auto *t = (Table *)table;
    W at = seek(table, key);
    if (at >= 0) {
        if (t->values) t->values[at] = value;
        return;
    }
    if (t->size == t->room) {
        bool dict = t->of == &DICT_CLASS;
        t->room = t->room ? 2 * t->room : 8;
        W *keys = take(t->room), *values = dict ? take(t->room) : nullptr;
        if (t->size) memcpy(keys, t->keys, 8 * t->size);
        if (t->size && dict) memcpy(values, t->values, 8 * t->size);
        t->keys = keys;
        t->values = values;
    }
    t->keys[t->size] = key;
    if (t->values) t->values[t->size] = value;
    t->size++;
    if (t->many >= 2 * t->size) enter(t, t->size - 1);
    else arrange(t);
}
static bool strike(W table, W key) {
    auto *t = (Table *)table;
    W at = seek(table, key);
    if (at < 0) return false;
    W after = --t->size - at;
    memmove(t->keys + at, t->keys + at + 1, 8 * after);
    if (t->values) memmove(t->values + at, t->values + at + 1, 8 * after);
    if (t->many) arrange(t);
    return true;
}
static inline W PyDict_New() { return new_table(DICT_CLASS); }
static inline W CPyDict_GetItem(W dict, W key) {
    W at = seek(dict, key);
    if (at < 0) BREAK();
    return ((Table *)dict)->values[at];
}
static inline W CPyDict_Get(W dict, W key, W otherwise) {
    W at = seek(dict, key);
    return at < 0 ? otherwise : ((Table *)dict)->values[at];
}
static inline W CPyDict_GetWithNone(W dict, W key) { return CPyDict_Get(dict, key, NONE_OBJECT); }
static inline W CPyDict_SetItem(W dict, W key, W value) {
    put(dict, key, value);
    return 0;
}
static inline W PyDict_SetItem(W dict, W key, W value) { return CPyDict_SetItem(dict, key, value); }
static inline W CPyDict_SetDefault(W dict, W key, W value) {
    W at = seek(dict, key);
    if (at >= 0) return ((Table *)dict)->values[at];
    put(dict, key, value);
    return value;
}
static inline W CPyDict_SetDefaultWithEmptyDatatype(W dict, W key, W kind) {  // a list, a dict, a set by their numbers
    W at = seek(dict, key);
    if (at >= 0) return ((Table *)dict)->values[at];
    return CPyDict_SetDefault(dict, key, kind == 1 ? PyList_New(0) : new_table(kind == 2 ? DICT_CLASS : SET_CLASS));
}
template <class... Items> static inline W CPyDict_Build(W, Items... items) {
    W row[] = {items...}, made = PyDict_New();
    for (size_t i = 0; i < sizeof...(items); i += 2) put(made, row[i], row[i + 1]);
    return made;
}
static inline W PyDict_Contains(W dict, W key) { return seek(dict, key) >= 0; }
static inline W PyDict_Size(W dict) { return ((Table *)dict)->size; }
static inline W CPyDict_CheckSize(W dict, W size) { return ((Table *)dict)->size == size; }
static inline W PySet_New(W from);
static inline W PySet_Add(W set, W key) {
    put(set, key, 0);
    return 0;
}
static inline W PySet_Contains(W set, W key) { return seek(set, key) >= 0; }

// Iteration.

static inline W PyObject_GetIter(W o) {
    if (is(o, ITERATOR_CLASS)) return o;
    auto *made = (Iterator *)take(3);
    *made = {&ITERATOR_CLASS, o, 0};
    return (W)made;
}
static inline W PyIter_Next(W iterator) {
    auto *i = (Iterator *)iterator;
    const Class *of = kind_of(i->row);
    if (of == &ITERATOR_CLASS) return PyIter_Next(i->row);
    if (i->at >= ((Tuple *)i->row)->size) return 0;
    W at = i->at++;
    if (of == &LIST_CLASS) return ((List *)i->row)->items[at];
    if (of == &TUPLE_CLASS) return ((Tuple *)i->row)->items[at];
    if (of == &DICT_CLASS || of == &SET_CLASS) return ((Table *)i->row)->keys[at];
    if (of == &STR_CLASS) return CPyStr_GetItemUnsafe(i->row, at);
    BREAK();
}
static inline W CPyDict_GetKeysIter(W dict) { return dict; }
static inline W CPyDict_GetValuesIter(W dict) { return dict; }
static inline W CPyDict_GetItemsIter(W dict) { return dict; }
static inline TwwwE CPyDict_NextKey(W dict, W at) {
    auto *t = (Table *)dict;
    return at / 2 < t->size ? TwwwE{1, at + 2, t->keys[at / 2]} : TwwwE{0, at, NONE_OBJECT};
}
static inline TwwwE CPyDict_NextValue(W dict, W at) {
    auto *t = (Table *)dict;
    return at / 2 < t->size ? TwwwE{1, at + 2, t->values[at / 2]} : TwwwE{0, at, NONE_OBJECT};
}
static inline TwwwwE CPyDict_NextItem(W dict, W at) {
    auto *t = (Table *)dict;
    return at / 2 < t->size ? TwwwwE{1, at + 2, t->keys[at / 2], t->values[at / 2]} : TwwwwE{0, at, NONE_OBJECT, NONE_OBJECT};
}
static W PySequence_List(W o) {
    if (is(o, LIST_CLASS)) return list_of(((List *)o)->items, ((List *)o)->size);
    W made = PyList_New(0), iterator = PyObject_GetIter(o);
    while (W item = PyIter_Next(iterator)) PyList_Append(made, item);
    return made;
}
static inline W PyList_AsTuple(W list) { return tuple_of(((List *)list)->items, ((List *)list)->size); }
static inline W PySequence_Tuple(W o) { return is(o, TUPLE_CLASS) ? o : PyList_AsTuple(is(o, LIST_CLASS) ? o : PySequence_List(o)); }
static inline W CPyDict_ValuesView(W dict) { return list_of(((Table *)dict)->values, ((Table *)dict)->size); }
static inline W CPyDict_KeysView(W dict) { return list_of(((Table *)dict)->keys, ((Table *)dict)->size); }
static inline W CPyList_Extend(W list, W more) {
    auto *l = (List *)list;
    W row = is(more, LIST_CLASS) || is(more, TUPLE_CLASS) ? more : PySequence_List(more);
    W many = ((Tuple *)row)->size;
    make_room(l, l->size + many);
    W *items = is(row, LIST_CLASS) ? ((List *)row)->items : ((Tuple *)row)->items;
    if (many) memmove(l->items + l->size, items, 8 * many);
    l->size += many;
    return NONE_OBJECT;
}
static inline W PySequence_InPlaceConcat(W a, W b) {
    if (is(a, LIST_CLASS)) return CPyList_Extend(a, b), a;
    BREAK();
}
static inline W PySequence_Concat(W a, W b) {
    W made = PySequence_List(a);
    CPyList_Extend(made, b);
    return is(a, LIST_CLASS) ? made : PyList_AsTuple(made);
}
static inline W CPySequence_Multiply(W row, W times) {
    W made = PyList_New(0), many = times >> 1;
    for (W i = 0; i < many; i++) CPyList_Extend(made, row);
    return is(row, LIST_CLASS) ? made : PyList_AsTuple(made);
}
static inline W CPySequence_RMultiply(W times, W row) { return CPySequence_Multiply(row, times); }
static inline W PySet_New(W from) {
    W made = new_table(SET_CLASS);
    if (from) {
        W iterator = PyObject_GetIter(from);
        while (W item = PyIter_Next(iterator)) put(made, item, 0);
    }
    return made;
}
static inline W PySequence_Contains(W o, W item) {
    if (is(o, DICT_CLASS) || is(o, SET_CLASS)) return seek(o, item) >= 0;
    W iterator = PyObject_GetIter(o);
    while (W each = PyIter_Next(iterator))
        if (equal(each, item)) return 1;
    return 0;
}
static inline W CPySequence_CheckUnpackCount(W row, W count) {
    if (((Tuple *)row)->size != count) BREAK();
    return 0;
}
static inline W CPyObject_Size(W o) { return 2 * ((Tuple *)o)->size; }
static inline W PyObject_GetItem(W o, W at) {
    if (!(at & 1) && is(at, SLICE_CLASS)) {
        bool tuple = is(o, TUPLE_CLASS);
        if (!tuple && !is(o, LIST_CLASS)) BREAK();
        return sliced(tuple ? ((Tuple *)o)->items : ((List *)o)->items, ((Tuple *)o)->size, at, tuple);
    }
    if (is(o, LIST_CLASS)) return CPyList_GetItem(o, unbox_int(at));
    if (is(o, TUPLE_CLASS)) return CPySequenceTuple_GetItem(o, unbox_int(at));
    if (is(o, DICT_CLASS)) return CPyDict_GetItem(o, at);
    BREAK();
}
static W set_slice(W list, W slice, W row) {
    auto *l = (List *)list;
    Span span = span_of(slice, l->size);
    if (span.step != 1) BREAK();
    W items = PySequence_List(row), many = ((List *)items)->size, after = l->size - span.from - span.many;
    make_room(l, l->size - span.many + many);
    if (after) memmove(l->items + span.from + many, l->items + span.from + span.many, 8 * after);
    if (many) memcpy(l->items + span.from, ((List *)items)->items, 8 * many);
    l->size += many - span.many;
    return 0;
}
static inline W PyObject_SetItem(W o, W at, W item) {
    if (is(o, LIST_CLASS) && !(at & 1) && is(at, SLICE_CLASS)) return set_slice(o, at, item);
    if (is(o, DICT_CLASS)) return CPyDict_SetItem(o, at, item);
    if (is(o, LIST_CLASS)) return CPyList_SetItem(o, unbox_int(at), item), 0;
    BREAK();
}
static inline W PyObject_DelItem(W o, W at) {
    if (is(o, DICT_CLASS) && strike(o, at)) return 0;
    if (is(o, LIST_CLASS) && !(at & 1) && is(at, SLICE_CLASS)) {
        Span span = span_of(at, ((List *)o)->size);
        if (span.step != 1) BREAK();
        for (W i = 0; i < span.many; i++) CPyList_Pop(o, 2 * span.from);
        return 0;
    }
    if (is(o, LIST_CLASS)) return CPyList_Pop(o, unbox_int(at)), 0;
    BREAK();
}

// Builtins; what is given by name follows in the order in which it was named.

static W CPySequence_Sort(W o) {
    W list = PySequence_List(o);
    auto *l = (List *)list;
    if (std::all_of(l->items, l->items + l->size, [](W each) { return each & 1; }))
        std::sort(l->items, l->items + l->size);
    else
        std::stable_sort(l->items, l->items + l->size, [](W a, W b) { return order(a, b) < 0; });
    return list;
}
static inline W PyList_Sort(W list) {
    W sorted = CPySequence_Sort(list);
    memcpy(((List *)list)->items, ((List *)sorted)->items, 8 * ((List *)list)->size);
    return 0;
}
static inline W CPyList_Reverse(W list) {
    std::reverse(((List *)list)->items, ((List *)list)->items + ((List *)list)->size);
    return 0;
}
static W sorted_by(W o, W key, bool down) {  // equals stay in their order, downwards too
    W list = PySequence_List(o), pairs = PyList_New(0);
    auto *l = (List *)list;
    for (W i = 0; i < l->size; i++) {
        W pair[] = {key == NONE_OBJECT ? l->items[i] : invoke(key, l->items[i]), l->items[i]};
        PyList_Append(pairs, tuple_of(pair, 2));
    }
    W *first = ((List *)pairs)->items;
    std::stable_sort(first, first + l->size, [down](W a, W b) {
        W x = ((Tuple *)a)->items[0], y = ((Tuple *)b)->items[0];
        return down ? order(x, y) > 0 : order(x, y) < 0;
    });
    for (W i = 0; i < l->size; i++) l->items[i] = ((Tuple *)first[i])->items[1];
    return list;
}
static inline W builtins_sorted(Row of) { return CPySequence_Sort(of[0]); }
static inline W builtins_sorted_key(Row of) { return sorted_by(of[0], of[1], false); }
static inline W builtins_sorted_reverse(Row of) { return sorted_by(of[0], NONE_OBJECT, PyObject_IsTrue(of[1])); }
static inline W builtins_sorted_key_reverse(Row of) {
    return sorted_by(of[0], of[1], PyObject_IsTrue(of[2]));
}
static inline W builtin_sort_key(Row of) {
    W sorted = sorted_by(of[0], of[1], false);
    memcpy(((List *)of[0])->items, ((List *)sorted)->items, 8 * ((List *)sorted)->size);
    return NONE_OBJECT;
}
static inline W builtin_index(Row of) {
    if (of.size() == 2 && is(of[0], LIST_CLASS)) return CPyList_Index(of[0], of[1]) | 1;
    if (of.size() == 2 && is(of[0], TUPLE_CLASS))
        for (W i = 0; i < ((Tuple *)of[0])->size; i++)
            if (equal(((Tuple *)of[0])->items[i], of[1])) return i << 1 | 1;
    BREAK();
}
static inline W builtin_get(Row of) {
    if (!is(of[0], DICT_CLASS)) BREAK();
    return CPyDict_Get(of[0], of[1], of.size() > 2 ? of[2] : NONE_OBJECT);
}
static W extreme(W row, W key, int sign, W otherwise) {
    W iterator = PyObject_GetIter(row), best = PyIter_Next(iterator);
    if (!best) {
        if (!otherwise) BREAK();
        return otherwise;
    }
    W mark = key ? invoke(key, best) : best;
    while (W item = PyIter_Next(iterator)) {
        W own = key ? invoke(key, item) : item;
        if (sign * order(own, mark) > 0) best = item, mark = own;
    }
    return best;
}
static inline W all_of(Row of) { return of.size() == 1 ? of[0] : tuple_of(of.first, of.size()); }
static inline W builtins_max(Row of) { return extreme(all_of(of), 0, 1, 0); }
static inline W builtins_min(Row of) { return extreme(all_of(of), 0, -1, 0); }
static inline W builtins_max_default(Row of) { return extreme(of[0], 0, 1, of[1]); }
static inline W builtins_min_default(Row of) { return extreme(of[0], 0, -1, of[1]); }
static inline W builtins_max_key(Row of) { return extreme(of[0], of[1], 1, 0); }
static inline W builtins_min_key(Row of) { return extreme(of[0], of[1], -1, 0); }
static inline W builtins_sum(Row of) {
    W iterator = PyObject_GetIter(of[0]), sum = of.size() > 1 ? of[1] : 1;
    while (W item = PyIter_Next(iterator)) sum = PyNumber_Add(sum, item);
    return sum;
}
static inline W math_prod(Row of) {
    W iterator = PyObject_GetIter(of[0]), product = 3;
    while (W item = PyIter_Next(iterator)) product = PyNumber_Multiply(product, item);
    return product;
}
static W zipped(W a, W b, bool strict) {
    W made = PyList_New(0), left = PyObject_GetIter(a), right = PyObject_GetIter(b);
    while (true) {
        W pair[] = {PyIter_Next(left), PyIter_Next(right)};
        if (!pair[0] || !pair[1]) {
            if (strict && pair[0] != pair[1]) BREAK();
            return made;
        }
        PyList_Append(made, tuple_of(pair, 2));
    }
}
static inline W builtins_zip(Row of) { return zipped(of[0], of[1], false); }
static inline W builtins_zip_strict(Row of) {
    if (of.size() != 3) BREAK();
    return zipped(of[0], of[1], PyObject_IsTrue(of[2]));
}
static inline W builtins_enumerate(Row of) {
    W made = PyList_New(0), iterator = PyObject_GetIter(of[0]), at = of.size() > 1 ? of[1] : 1;
    while (W item = PyIter_Next(iterator)) {
        W pair[] = {at, item};
        PyList_Append(made, tuple_of(pair, 2));
        at += 2;
    }
    return made;
}
static inline W builtin_fromkeys(Row of) {
    W made = PyDict_New(), iterator = PyObject_GetIter(of[of.size() - 1]);
    while (W item = PyIter_Next(iterator)) put(made, item, NONE_OBJECT);
    return made;
}
static W boxed_list(const W *args, W count) { return count ? PySequence_List(args[0]) : PyList_New(0); }

// What ``math`` has.

static inline W math_erf(Row of) { return box_float(std::erf(unbox_float(of[0]))); }
static inline W math_tanh(Row of) { return box_float(std::tanh(unbox_float(of[0]))); }
static inline W math_exp(Row of) { return box_float(std::exp(unbox_float(of[0]))); }
static inline W math_sqrt(Row of) { return box_float(std::sqrt(unbox_float(of[0]))); }
