// Numbers: Python's whole numbers in a word, twice their value, and floats. The checked build traps what does not fit.
#pragma once
#include "objects.h"

#ifdef LIZA_CHECKED
#define FITS(call, made) if (call) BREAK(); else return made
#else
#define FITS(call, made) (void)(call); return made
#endif

static inline W CPyTagged_Add(W a, W b) { W made; FITS(__builtin_add_overflow(a, b, &made), made); }
static inline W CPyTagged_Subtract(W a, W b) { W made; FITS(__builtin_sub_overflow(a, b, &made), made); }
static inline W CPyTagged_Multiply(W a, W b) { W made; FITS(__builtin_mul_overflow(a >> 1, b, &made), made); }
static inline W CPyTagged_Negate(W a) { return CPyTagged_Subtract(0, a); }
static inline W CPyTagged_FloorDivide(W a, W b) {
    if (b == 0) BREAK();
    W whole = a / b;
    return 2 * (whole - (a % b != 0 && (a ^ b) < 0));
}
static inline W CPyTagged_Remainder(W a, W b) {
    if (b == 0) BREAK();
    W rest = a % b;
    return rest != 0 && (rest ^ b) < 0 ? rest + b : rest;
}
static inline double CPyTagged_TrueDivide(W a, W b) {
    if (b == 0) BREAK();
    return (double)(a >> 1) / (double)(b >> 1);
}
static inline W CPyTagged_And(W a, W b) { return a & b; }
static inline W CPyTagged_Or(W a, W b) { return a | b; }
static inline W CPyTagged_Xor(W a, W b) { return a ^ b; }
static inline W CPyTagged_Invert(W a) { return ~a & ~(W)1; }
static inline W CPyTagged_Lshift(W a, W by) {
    W many = by >> 1;
    if (many < 0) BREAK();
#ifdef LIZA_CHECKED
    if (a && (many > 62 || (a << many) >> many != a)) BREAK();
#endif
    return many > 63 ? 0 : a << many;
}
static inline W CPyTagged_Rshift(W a, W by) {
    W many = by >> 1;
    if (many < 0) BREAK();
    return (a >> (many > 63 ? 63 : many)) & ~(W)1;
}
static inline W CPyTagged_BitLength(W a) {
    W value = a >> 1;
    uint64_t bits = value < 0 ? -(uint64_t)value : value;
    return bits ? 2 * (64 - __builtin_clzll(bits)) : 0;
}
static inline double CPyFloat_FromTagged(W a) { return (double)(a >> 1); }
static inline double CPyFloat_Sqrt(double x) { return std::sqrt(x); }
static inline double CPyFloat_Exp(double x) { return std::exp(x); }
static inline double float_negative(double x) { return -x; }
static inline W CPyLong_AsInt64(W o) { return unbox_int(o) >> 1; }
static inline W int_eq(W a, W b) { return a == b; }
static inline W int_ne(W a, W b) { return a != b; }
static inline W int_lt(W a, W b) { return a < b; }
static inline W int_le(W a, W b) { return a <= b; }
static inline W int_gt(W a, W b) { return a > b; }
static inline W int_ge(W a, W b) { return a >= b; }
static inline W CPy_NoErrOccurred() { return 1; }

// Numbers whose kind is only known when they come.

static inline bool whole(W o) { return PyLong_Check(o); }
static inline W PyNumber_Add(W a, W b) {
    if (whole(a) && whole(b)) return CPyTagged_Add(unbox_int(a), unbox_int(b)) | 1;
    return box_float(unbox_float(a) + unbox_float(b));
}
static inline W PyNumber_Subtract(W a, W b) {
    if (whole(a) && whole(b)) return CPyTagged_Subtract(unbox_int(a), unbox_int(b)) | 1;
    return box_float(unbox_float(a) - unbox_float(b));
}
static inline W PyNumber_Multiply(W a, W b) {
    if (whole(a) && whole(b)) return CPyTagged_Multiply(unbox_int(a), unbox_int(b)) | 1;
    return box_float(unbox_float(a) * unbox_float(b));
}
static inline W PyNumber_TrueDivide(W a, W b) {
    if (unbox_float(b) == 0) BREAK();
    return box_float(unbox_float(a) / unbox_float(b));
}
static inline W PyNumber_Absolute(W a) {
    if (!whole(a)) return box_float(std::fabs(unbox_float(a)));
    W value = unbox_int(a);
    return (value < 0 ? CPyTagged_Negate(value) : value) | 1;
}
static inline W PyNumber_InPlaceAdd(W a, W b) { return PyNumber_Add(a, b); }
static inline W PyNumber_InPlaceSubtract(W a, W b) { return PyNumber_Subtract(a, b); }
static inline W PyNumber_InPlaceMultiply(W a, W b) { return PyNumber_Multiply(a, b); }
static inline W PyNumber_InPlaceOr(W a, W b) { return (unbox_int(a) | unbox_int(b)) | 1; }
static inline W CPyNumber_Power(W a, W b) {
    if (!whole(a) || !whole(b) || unbox_int(b) < 0) return box_float(std::pow(unbox_float(a), unbox_float(b)));
    W made = 2;
    for (W left = unbox_int(b); left > 0; left -= 2) made = CPyTagged_Multiply(made, unbox_int(a));
    return made | 1;
}
