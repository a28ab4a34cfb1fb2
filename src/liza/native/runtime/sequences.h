// Sequences: lists, tuples and texts, under the names that the front end calls them by.
#pragma once
#include <algorithm>

#include "compare.h"

static inline W PyList_New(W size) {
    auto *made = (List *)take(4);
    *made = {&LIST_CLASS, size, size, size ? take(size) : nullptr};
    return (W)made;
}
static inline W new_tuple(W size) {
    auto *made = (Tuple *)take(2 + size);
    made->of = &TUPLE_CLASS;
    made->size = size;
    return (W)made;
}
static inline W tuple_of(const W *items, W size) {
    W made = new_tuple(size);
    memcpy(((Tuple *)made)->items, items, 8 * size);
    return made;
}
template <class... Items> static inline W PyTuple_Pack(W, Items... items) {
    W row[] = {items...};
    return tuple_of(row, sizeof...(items));
}
static inline W CPyTuple_LoadEmptyTupleConstant() { return new_tuple(0); }
static inline Text *blank_text(const Class &of, W size) {
    auto *made = (Text *)take(2 + (size + 7) / 8);
    made->of = &of;
    made->size = size;
    return made;
}
static inline W new_text(const Class &of, const char *chars, W size) {
    Text *made = blank_text(of, size);
    memcpy(made->chars, chars, size);
    return (W)made;
}
static inline W var_object_size(W o) { return ((Tuple *)o)->size; }
static inline W list_items(W list) { return (W)((List *)list)->items; }
static inline void buf_init_item(W items, W at, W item) { ((W *)items)[at] = item; }
static inline W list_get_item_unsafe(W list, W at) { return ((List *)list)->items[at]; }
static inline void CPyList_SetItemUnsafe(W list, W at, W item) { ((List *)list)->items[at] = item; }
static inline W CPySequenceTuple_GetItemUnsafe(W tuple, W at) { return ((Tuple *)tuple)->items[at]; }
static inline W place(W at, W size) {
    W found = at >> 1;
    if (found < 0) found += size;
    if (__builtin_expect((uint64_t)found >= (uint64_t)size, 0)) BREAK();
    return found;
}
static inline W CPyList_GetItem(W list, W at) {
    auto *l = (List *)list;
    return l->items[place(at, l->size)];
}
static inline W CPyList_GetItemBorrow(W list, W at) { return CPyList_GetItem(list, at); }
static inline W CPyList_GetItemShort(W list, W at) { return CPyList_GetItem(list, at); }
static inline W CPyList_GetItemShortBorrow(W list, W at) { return CPyList_GetItem(list, at); }
static inline W CPyList_GetItemInt64(W list, W at) { return CPyList_GetItem(list, 2 * at); }
static inline W CPyList_GetItemInt64Borrow(W list, W at) { return CPyList_GetItem(list, 2 * at); }
static inline W CPySequenceTuple_GetItem(W tuple, W at) {
    auto *t = (Tuple *)tuple;
    return t->items[place(at, t->size)];
}
static inline W CPyList_SetItem(W list, W at, W item) {
    auto *l = (List *)list;
    l->items[place(at, l->size)] = item;
    return 1;
}
static inline W CPyList_SetItemInt64(W list, W at, W item) { return CPyList_SetItem(list, 2 * at, item); }
static void make_room(List *l, W wanted) {
    if (l->room >= wanted) return;
    W room = wanted + (wanted >> 1) + 4;
    W *items = take(room);
    if (l->size) memcpy(items, l->items, 8 * l->size);
    l->items = items;
    l->room = room;
}
static inline W PyList_Append(W list, W item) {
    auto *l = (List *)list;
    if (__builtin_expect(l->size == l->room, 0)) make_room(l, l->size + 1);
    l->items[l->size++] = item;
    return 0;
}
static inline W CPyList_Clear(W list) {
    ((List *)list)->size = 0;
    return 1;
}
static inline W CPyList_Pop(W list, W at) {
    auto *l = (List *)list;
    W where = place(at, l->size), found = l->items[where];
    memmove(l->items + where, l->items + where + 1, 8 * (--l->size - where));
    return found;
}
static inline W CPyList_PopLast(W list) {
    auto *l = (List *)list;
    if (!l->size) BREAK();
    return l->items[--l->size];
}
static inline W CPyList_Insert(W list, W at, W item) {
    auto *l = (List *)list;
    W where = at >> 1;
    if (where < 0) where = std::max<W>(0, where + l->size);
    where = std::min(where, l->size);
    make_room(l, l->size + 1);
    memmove(l->items + where + 1, l->items + where, 8 * (l->size++ - where));
    l->items[where] = item;
    return 0;
}
static inline W find(W list, W item) {
    auto *l = (List *)list;
    for (W i = 0; i < l->size; i++)
        if (equal(l->items[i], item)) return i;
    return -1;
}
static inline W CPyList_Index(W list, W item) {
    W found = find(list, item);
    if (found < 0) BREAK();
    return 2 * found;
}
static inline W CPyList_Remove(W list, W item) {
    CPyList_Pop(list, CPyList_Index(list, item));
    return 1;
}
static inline W CPyList_Count(W list, W item) {
    auto *l = (List *)list;
    return 2 * std::count_if(l->items, l->items + l->size, [item](W each) { return equal(each, item); });
}
static inline void bounds(W *from, W *to, W size) {
    auto clamp = [size](W at) { return std::min(size, std::max<W>(0, at < 0 ? at + size : at)); };
    *from = clamp(*from >> 1);
    *to = std::max(*from, clamp(*to >> 1));
}
static inline W list_of(const W *items, W size) {
    W made = PyList_New(size);
    if (size) memcpy(((List *)made)->items, items, 8 * size);
    return made;
}
static inline W CPyList_GetSlice(W list, W from, W to) {
    auto *l = (List *)list;
    bounds(&from, &to, l->size);
    return list_of(l->items + from, to - from);
}
static inline W CPySequenceTuple_GetSlice(W tuple, W from, W to) {
    bounds(&from, &to, ((Tuple *)tuple)->size);
    return tuple_of(((Tuple *)tuple)->items + from, to - from);
}
static inline W CPyStr_GetSlice(W text, W from, W to) {
    bounds(&from, &to, ((Text *)text)->size);
    return new_text(STR_CLASS, ((Text *)text)->chars + from, to - from);
}
static inline W CPyStr_Size_size_t(W text) { return ((Text *)text)->size; }
static inline W CPyStr_IsTrue(W text) { return ((Text *)text)->size != 0; }
static inline W CPyStr_GetItemUnsafe(W text, W at) { return new_text(STR_CLASS, ((Text *)text)->chars + at, 1); }
static inline W CPyStr_EqualLiteral(W a, W b, W) { return equal(a, b); }
static inline W CPyStr_Ord(W text) { return 2 * (W)(unsigned char)((Text *)text)->chars[0]; }
static inline W CPyStr_Startswith(W text, W start) {
    auto *t = (Text *)text, *s = (Text *)start;
    return t->size >= s->size && memcmp(t->chars, s->chars, s->size) == 0;
}
static inline W CPyTagged_Str(W number) {
    char made[24];
    int size = 0, at = 24;
    uint64_t left = number < 0 ? -(uint64_t)(number >> 1) : number >> 1;
    do made[--at] = '0' + left % 10; while (left /= 10);
    if (number < 0) made[--at] = '-';
    size = 24 - at;
    return new_text(STR_CLASS, made + at, size);
}
static inline W PyObject_Str(W o) {
    if (o & 1) return CPyTagged_Str(o - 1);
    if (is(o, BOOL_CLASS)) return o == TRUE_OBJECT ? new_text(STR_CLASS, "True", 4) : new_text(STR_CLASS, "False", 5);
    if (is(o, STR_CLASS)) return o;
    BREAK();
}
static inline W PyUnicode_Concat(W a, W b) {
    auto *x = (Text *)a, *y = (Text *)b;
    Text *made = blank_text(STR_CLASS, x->size + y->size);
    memcpy(made->chars, x->chars, x->size);
    memcpy(made->chars + x->size, y->chars, y->size);
    return (W)made;
}
static inline W CPyBytes_AdjustIndex(W bytes, W at) { return at < 0 ? at + ((Text *)bytes)->size : at; }
static inline W CPyBytes_RangeCheck(W bytes, W at) { return at >= 0 && at < ((Text *)bytes)->size; }
static inline W CPyBytes_GetItemUnsafe(W bytes, W at) { return 2 * (W)(unsigned char)((Text *)bytes)->chars[at]; }
template <class... Items> static inline W CPyStr_Build(W, Items... items) {
    W made = new_text(STR_CLASS, "", 0);
    for (W each : {items...}) made = PyUnicode_Concat(made, each);
    return made;
}
static inline W PySlice_New(W from, W to, W step) {
    auto *made = (Tuple *)take(5);
    made->of = &SLICE_CLASS;
    made->size = 3;
    made->items[0] = from;
    made->items[1] = to;
    made->items[2] = step;
    return (W)made;
}
struct Span { W from, step, many; };
static Span span_of(W slice, W size) {
    W *given = ((Tuple *)slice)->items, step = given[2] == NONE_OBJECT ? 1 : unbox_int(given[2]) >> 1;
    if (!step) BREAK();
    W low = step > 0 ? 0 : -1, high = step > 0 ? size : size - 1;
    auto end = [=](W o, W otherwise) {
        if (o == NONE_OBJECT) return otherwise;
        W at = unbox_int(o) >> 1;
        return std::min(high, std::max(low, at < 0 ? at + size : at));
    };
    W from = end(given[0], step > 0 ? low : high), to = end(given[1], step > 0 ? high : low);
    W many = step > 0 ? (to - from + step - 1) / step : (from - to - step - 1) / -step;
    return {from, step, std::max<W>(0, many)};
}
static W sliced(const W *items, W size, W slice, bool tuple) {
    Span span = span_of(slice, size);
    W made = tuple ? new_tuple(span.many) : PyList_New(span.many);
    W *into = tuple ? ((Tuple *)made)->items : ((List *)made)->items;
    for (W i = 0; i < span.many; i++) into[i] = items[span.from + i * span.step];
    return made;
}
static W boxed_range(const W *args, W count) {
    W from = count > 1 ? unbox_int(args[0]) >> 1 : 0, to = unbox_int(args[count > 1]) >> 1;
    W step = count > 2 ? unbox_int(args[2]) >> 1 : 1, made = PyList_New(0);
    if (!step) BREAK();
    for (W at = from; step > 0 ? at < to : at > to; at += step) PyList_Append(made, at << 1 | 1);
    return made;
}
static W boxed_int(const W *args, W count) {
    if (count != 1) BREAK();
    if (whole(args[0])) return unbox_int(args[0]) | 1;
    if (is(args[0], FLOAT_CLASS)) return (W)((Float *)args[0])->value << 1 | 1;
    auto *text = (Text *)args[0];
    if (text->of != &STR_CLASS || !text->size || text->size > 18) BREAK();
    W made = 0, at = text->chars[0] == '-';
    for (; at < text->size; at++) {
        if (text->chars[at] < '0' || text->chars[at] > '9') BREAK();
        made = 10 * made + text->chars[at] - '0';
    }
    return (text->chars[0] == '-' ? -made : made) << 1 | 1;
}
static W CPy_GetName(W kind) {
    if (kind_of(kind) != &TYPE_CLASS) BREAK();
    const char *name = ((Class *)kind)->name, *last = strrchr(name, '.');
    last = last ? last + 1 : name;
    return new_text(STR_CLASS, last, strlen(last));
}
