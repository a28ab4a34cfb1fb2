// Objects: what the rules' values are in memory, and the arena they are taken from.
//
// Everything is a word. An object in a word is its address; a number in an object's place is twice itself plus one, and
// a number where the compiler knows it for one is twice itself, as mypyc has it. Nothing is freed but a whole arena.
#pragma once
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <cstring>

typedef int64_t W;
typedef W (*Boxed)(const W *args, W count);
struct Row {  // arguments
    const W *first;
    size_t many;
    size_t size() const { return many; }
    W operator[](size_t at) const { return first[at]; }
};

struct Class {
    const Class *of;      // a class is an object too
    W number, last;       // those that inherit from it have the numbers in between
    W words;              // of an object
    void *const *table;   // what answers a virtual call
    Boxed make, call;     // what answers when the class, or an object of it, is called
    W *named;             // what the class itself says, by the number of the name
    const char *name;
    bool compares;        // whether it says itself what is equal
};

enum Fault : int { FINE = 0, ILLEGAL = 1, BROKEN = 2 };
struct Trapped { Fault fault; const char *where; int line; };
[[noreturn, gnu::cold, gnu::noinline]] static void trap(Fault fault, const char *where, int line) {
    throw Trapped{fault, where, line};
}
#define BREAK() trap(BROKEN, __func__, __LINE__)

#define BUILTIN(name, text) static Class name = {nullptr, -1, -1, 0, nullptr, nullptr, nullptr, nullptr, text, false};
BUILTIN(TYPE_CLASS, "type") BUILTIN(INT_CLASS, "int") BUILTIN(BOOL_CLASS, "bool") BUILTIN(NONE_CLASS, "NoneType")
BUILTIN(FLOAT_CLASS, "float") BUILTIN(STR_CLASS, "str") BUILTIN(BYTES_CLASS, "bytes") BUILTIN(LIST_CLASS, "list")
BUILTIN(TUPLE_CLASS, "tuple") BUILTIN(DICT_CLASS, "dict") BUILTIN(SET_CLASS, "set") BUILTIN(ITERATOR_CLASS, "iterator")
BUILTIN(FUNCTION_CLASS, "function") BUILTIN(FOREIGN_CLASS, "foreign")
BUILTIN(BOUND_CLASS, "method") BUILTIN(SLICE_CLASS, "slice") BUILTIN(RANGE_CLASS, "range")

struct Singleton { const Class *of; W number; };  // the number keeps the compiler from making one of two
static Singleton none_object = {&NONE_CLASS, 0}, true_object = {&BOOL_CLASS, 1}, false_object = {&BOOL_CLASS, 2};
static Singleton foreign_object = {&FOREIGN_CLASS, 3};  // in place of what only CPython has
#define NONE_OBJECT ((W)&none_object)
#define TRUE_OBJECT ((W)&true_object)
#define FALSE_OBJECT ((W)&false_object)

struct Keyed;
struct Arena {  // whatever a thread works with hangs on it: the loader has little room for more than one word a thread
    char *at = nullptr, *end = nullptr;
    struct Chunk { Chunk *before; size_t room; } *chunk = nullptr;
    size_t taken = 0;
    Keyed *keyed = nullptr;  // what is remembered of the last keys
    Trapped trapped = {FINE, "", 0};
};
static thread_local Arena *arena __attribute__((tls_model("initial-exec")));
static const size_t FIRST_CHUNK = 1 << 16;

[[gnu::cold, gnu::noinline]] static void grow(size_t bytes) {
    Arena *a = arena;
    size_t room = a->chunk ? 2 * a->chunk->room : FIRST_CHUNK;
    while (room < bytes) room *= 2;
    auto *made = (Arena::Chunk *)malloc(sizeof(Arena::Chunk) + room);
    if (!made) BREAK();
    *made = {a->chunk, room};
    a->chunk = made;
    a->at = (char *)(made + 1);
    a->end = a->at + room;
    a->taken += room;
}
static inline W *take(size_t words) {
    size_t bytes = 8 * words;
    if (__builtin_expect((size_t)(arena->end - arena->at) < bytes, 0)) grow(bytes);
    W *found = (W *)arena->at;
    arena->at += bytes;
    return found;
}
static void forget(Arena *a, bool all) {  // the largest chunk stays for the next game
    auto *last = all ? nullptr : a->chunk;
    for (auto *chunk = last ? last->before : a->chunk; chunk;) {
        auto *before = chunk->before;
        free(chunk);
        chunk = before;
    }
    a->chunk = last;
    a->at = last ? (char *)(last + 1) : nullptr;
    a->end = last ? a->at + last->room : nullptr;
    if (last) last->before = nullptr;
    a->taken = last ? last->room : 0;
}

struct List { const Class *of; W size, room, *items; };
struct Tuple { const Class *of; W size, items[1]; };
struct Text { const Class *of; W size; char chars[1]; };  // str and bytes
struct Float { const Class *of; double value; };
struct Iterator { const Class *of; W row, at; };
struct Function { const Class *of; Boxed entry; };
struct Bound { const Class *of; Boxed entry; W self; };  // a method with its object

static inline const Class *kind_of(W o) { return o & 1 ? &INT_CLASS : *(const Class **)o; }
static inline W class_of(W o) { return (W)kind_of(o); }
static inline W CPy_TYPE(W o) { return class_of(o); }
static inline bool is(W o, const Class &k) { return kind_of(o) == &k; }
static inline W CPy_TypeCheck(W o, W of) {
    const Class *mine = kind_of(o), *wanted = (const Class *)of;
    return mine == wanted || (wanted->number >= 0 && mine->number >= wanted->number && mine->number <= wanted->last);
}
static inline W PyLong_Check(W o) { return (o & 1) || is(o, BOOL_CLASS); }
static inline W PyBool_Check(W o) { return is(o, BOOL_CLASS); }
static inline W PyList_Check(W o) { return is(o, LIST_CLASS); }
static inline W PyDict_Check(W o) { return is(o, DICT_CLASS); }
static inline W PyTuple_Check(W o) { return is(o, TUPLE_CLASS); }
static inline W PyBytes_Check(W o) { return is(o, BYTES_CLASS); }
static inline W PyUnicode_Check(W o) { return is(o, STR_CLASS); }
static inline W load_word(W p) { return *(W *)p; }

static inline W box_bool(W b) { return b ? TRUE_OBJECT : FALSE_OBJECT; }
static inline W box_float(double value) {
    auto *f = (Float *)take(2);
    *f = {&FLOAT_CLASS, value};
    return (W)f;
}
static inline W unbox_int(W o) {
    if (__builtin_expect(o & 1, 1)) return o - 1;
    if (is(o, BOOL_CLASS)) return o == TRUE_OBJECT ? 2 : 0;
    BREAK();
}
static inline double unbox_float(W o) {
    if (is(o, FLOAT_CLASS)) return ((Float *)o)->value;
    return (double)(unbox_int(o) >> 1);
}
static inline W checked(W o, const Class &wanted, const char *where, int line) {
    if (!CPy_TypeCheck(o, (W)&wanted)) trap(BROKEN, where, line);
    return o;
}
#ifdef LIZA_CHECKED
#define CHECK_CAST(o, of, line) checked(o, of, __func__, line)
#else
#define CHECK_CAST(o, of, line) (o)
#endif
template <class... Items> static inline W called(W (*function)(Row), Items... items) {
    const W row[] = {items..., 0};
    return function({row, sizeof...(items)});
}
static W invoke_row(W callee, Row args) {
    const Class *of = kind_of(callee);
    if (of == &FUNCTION_CLASS) return ((Function *)callee)->entry(args.first, args.size());
    if (of == &TYPE_CLASS && ((Class *)callee)->make) return ((Class *)callee)->make(args.first, args.size());
    bool bound = of == &BOUND_CLASS;
    if (!bound && !of->call) trap(BROKEN, of->name, __LINE__);
    W *with = take(args.size() + 1);
    with[0] = bound ? ((Bound *)callee)->self : callee;
    memcpy(with + 1, args.first, 8 * args.size());
    return (bound ? ((Bound *)callee)->entry : of->call)(with, args.size() + 1);
}
static inline W bound_method(Boxed entry, W self) {
    auto *made = (Bound *)take(3);
    *made = {&BOUND_CLASS, entry, self};
    return (W)made;
}
static inline W PyObject_CallObject(W callee, W args) {
    return args ? invoke_row(callee, {((Tuple *)args)->items, (size_t)((Tuple *)args)->size}) : invoke_row(callee, {nullptr, 0});
}
template <class... Items> static inline W invoke(W callee, Items... items) {
    const W row[] = {items..., 0};
    return invoke_row(callee, {row, sizeof...(items)});
}
