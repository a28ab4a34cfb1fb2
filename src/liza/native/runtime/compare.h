// Comparing: when two objects are equal, which comes first, and what a table finds them by.
#pragma once
#include "numbers.h"

static bool equal(W a, W b) {
    if (a == b) return true;
    if ((a & 1) && (b & 1)) return false;
    const Class *mine = kind_of(a), *theirs = kind_of(b);
    bool numbers = whole(a) || mine == &FLOAT_CLASS;
    if (numbers && (whole(b) || theirs == &FLOAT_CLASS)) return unbox_float(a) == unbox_float(b);
    if (mine != theirs) return false;
    if (mine->compares) BREAK();
    if (mine == &STR_CLASS || mine == &BYTES_CLASS) {
        Text *x = (Text *)a, *y = (Text *)b;
        return x->size == y->size && memcmp(x->chars, y->chars, x->size) == 0;
    }
    if (mine != &TUPLE_CLASS && mine != &LIST_CLASS) return false;
    W size = ((Tuple *)a)->size;
    if (size != ((Tuple *)b)->size) return false;
    bool tuples = mine == &TUPLE_CLASS;
    W *x = tuples ? ((Tuple *)a)->items : ((List *)a)->items, *y = tuples ? ((Tuple *)b)->items : ((List *)b)->items;
    for (W i = 0; i < size; i++)
        if (!equal(x[i], y[i])) return false;
    return true;
}
static int order(W a, W b) {  // below, at or above nought
    if ((a & 1) && (b & 1)) return a < b ? -1 : a > b;
    const Class *mine = kind_of(a), *theirs = kind_of(b);
    if (mine == theirs && mine == &STR_CLASS) {
        Text *x = (Text *)a, *y = (Text *)b;
        int found = memcmp(x->chars, y->chars, x->size < y->size ? x->size : y->size);
        return found ? found : x->size < y->size ? -1 : x->size > y->size;
    }
    if (mine == theirs && (mine == &TUPLE_CLASS || mine == &LIST_CLASS)) {
        bool tuples = mine == &TUPLE_CLASS;
        W many = ((Tuple *)a)->size, more = ((Tuple *)b)->size;
        W *x = tuples ? ((Tuple *)a)->items : ((List *)a)->items, *y = tuples ? ((Tuple *)b)->items : ((List *)b)->items;
        for (W i = 0; i < many && i < more; i++)
            if (!equal(x[i], y[i])) return order(x[i], y[i]);
        return many < more ? -1 : many > more;
    }
    double x = unbox_float(a), y = unbox_float(b);
    return x < y ? -1 : x > y;
}
static inline W PyObject_RichCompare(W a, W b, W how) {  // <, <=, ==, !=, >, >= by their numbers in C
    bool found = how == 2   ? equal(a, b)
                 : how == 3 ? !equal(a, b)
                 : how == 0 ? order(a, b) < 0
                 : how == 1 ? order(a, b) <= 0
                 : how == 4 ? order(a, b) > 0
                            : order(a, b) >= 0;
    return box_bool(found);
}
static uint64_t hash_of(W o) {
    if (o & 1) return (uint64_t)o * 0x9E3779B97F4A7C15u;
    const Class *mine = kind_of(o);
    uint64_t found = 14695981039346656037u;
    if (mine == &STR_CLASS || mine == &BYTES_CLASS) {
        for (W i = 0; i < ((Text *)o)->size; i++) found = (found ^ (unsigned char)((Text *)o)->chars[i]) * 1099511628211u;
    } else if (mine == &TUPLE_CLASS) {
        for (W i = 0; i < ((Tuple *)o)->size; i++) found = (found ^ hash_of(((Tuple *)o)->items[i])) * 1099511628211u;
    } else if (mine == &BOOL_CLASS) {
        return hash_of(unbox_int(o) | 1);
    } else if (mine == &FLOAT_CLASS || mine == &LIST_CLASS || mine == &DICT_CLASS || mine == &SET_CLASS || mine->compares) {
        BREAK();
    } else {
        return (uint64_t)o * 0x9E3779B97F4A7C15u;
    }
    return found ^ found >> 29;
}
static inline W CPyStr_Equal(W a, W b) { return equal(a, b); }
static inline W PyObject_IsTrue(W o) {
    if (o & 1) return o != 1;
    const Class *mine = kind_of(o);
    if (mine == &NONE_CLASS) return 0;
    if (mine == &BOOL_CLASS) return o == TRUE_OBJECT;
    if (mine == &FLOAT_CLASS) return ((Float *)o)->value != 0;
    if (mine->number >= 0 || mine == &TYPE_CLASS || mine == &FUNCTION_CLASS) return 1;
    return ((Tuple *)o)->size != 0;
}
static inline W PyObject_Not(W o) { return !PyObject_IsTrue(o); }
