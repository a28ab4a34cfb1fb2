// Chance: the keyed stream, HMAC-SHA-512 over block numbers, and the key of a stream that is forked from another.
#pragma once
#include "sequences.h"

static const uint64_t SHA512_ROUNDS[80] = {
    0x428a2f98d728ae22, 0x7137449123ef65cd, 0xb5c0fbcfec4d3b2f, 0xe9b5dba58189dbbc, 0x3956c25bf348b538,
    0x59f111f1b605d019, 0x923f82a4af194f9b, 0xab1c5ed5da6d8118, 0xd807aa98a3030242, 0x12835b0145706fbe,
    0x243185be4ee4b28c, 0x550c7dc3d5ffb4e2, 0x72be5d74f27b896f, 0x80deb1fe3b1696b1, 0x9bdc06a725c71235,
    0xc19bf174cf692694, 0xe49b69c19ef14ad2, 0xefbe4786384f25e3, 0x0fc19dc68b8cd5b5, 0x240ca1cc77ac9c65,
    0x2de92c6f592b0275, 0x4a7484aa6ea6e483, 0x5cb0a9dcbd41fbd4, 0x76f988da831153b5, 0x983e5152ee66dfab,
    0xa831c66d2db43210, 0xb00327c898fb213f, 0xbf597fc7beef0ee4, 0xc6e00bf33da88fc2, 0xd5a79147930aa725,
    0x06ca6351e003826f, 0x142929670a0e6e70, 0x27b70a8546d22ffc, 0x2e1b21385c26c926, 0x4d2c6dfc5ac42aed,
    0x53380d139d95b3df, 0x650a73548baf63de, 0x766a0abb3c77b2a8, 0x81c2c92e47edaee6, 0x92722c851482353b,
    0xa2bfe8a14cf10364, 0xa81a664bbc423001, 0xc24b8b70d0f89791, 0xc76c51a30654be30, 0xd192e819d6ef5218,
    0xd69906245565a910, 0xf40e35855771202a, 0x106aa07032bbd1b8, 0x19a4c116b8d2d0c8, 0x1e376c085141ab53,
    0x2748774cdf8eeb99, 0x34b0bcb5e19b48a8, 0x391c0cb3c5c95a63, 0x4ed8aa4ae3418acb, 0x5b9cca4f7763e373,
    0x682e6ff3d6b2b8a3, 0x748f82ee5defb2fc, 0x78a5636f43172f60, 0x84c87814a1f0ab72, 0x8cc702081a6439ec,
    0x90befffa23631e28, 0xa4506cebde82bde9, 0xbef9a3f7b2c67915, 0xc67178f2e372532b, 0xca273eceea26619c,
    0xd186b8c721c0c207, 0xeada7dd6cde0eb1e, 0xf57d4f7fee6ed178, 0x06f067aa72176fba, 0x0a637dc5a2c898a6,
    0x113f9804bef90dae, 0x1b710b35131c471b, 0x28db77f523047d84, 0x32caab7b40c72493, 0x3c9ebe0a15c9bebc,
    0x431d67c49c100d4c, 0x4cc5d4becb3e42b6, 0x597f299cfc657e2a, 0x5fcb6fab3ad6faec, 0x6c44198c4a475817,
};
static const uint64_t SHA512_START[8] = {
    0x6a09e667f3bcc908, 0xbb67ae8584caa73b, 0x3c6ef372fe94f82b, 0xa54ff53a5f1d36f1, 0x510e527fade682d1,
    0x9b05688c2b3e6c1f, 0x1f83d9abfb41bd6b, 0x5be0cd19137e2179,
};

struct Sha512 {
    uint64_t state[8];
    Sha512() { memcpy(state, SHA512_START, sizeof state); }
    static uint64_t turn(uint64_t x, int by) { return x >> by | x << (64 - by); }
    void block(const unsigned char *bytes) {
        uint64_t w[80], s[8];
        for (int i = 0; i < 16; i++) {
            memcpy(w + i, bytes + 8 * i, 8);
            w[i] = __builtin_bswap64(w[i]);
        }
        for (int i = 16; i < 80; i++) {
            uint64_t a = w[i - 15], b = w[i - 2];
            w[i] = w[i - 16] + (turn(a, 1) ^ turn(a, 8) ^ a >> 7) + w[i - 7] + (turn(b, 19) ^ turn(b, 61) ^ b >> 6);
        }
        memcpy(s, state, sizeof s);
#pragma GCC unroll 8
        for (int i = 0; i < 80; i++) {  // the words go round, so that none has to be moved
            auto at = [&s, i](int n) -> uint64_t & { return s[(n - i) & 7]; };
            uint64_t e = at(4), a = at(0), first = (turn(e, 14) ^ turn(e, 18) ^ turn(e, 41)) + ((e & at(5)) ^ (~e & at(6)));
            uint64_t second = (turn(a, 28) ^ turn(a, 34) ^ turn(a, 39)) + ((a & at(1)) ^ (a & at(2)) ^ (at(1) & at(2)));
            first += at(7) + SHA512_ROUNDS[i] + w[i];
            at(3) += first;
            at(7) = first + second;
        }
        for (int i = 0; i < 8; i++) state[i] += s[i];
    }
    void finish(const unsigned char *rest, size_t size, size_t before, unsigned char *out) {  // less than a block is left
        unsigned char last[128] = {0};
        memcpy(last, rest, size);
        last[size] = 0x80;
        uint64_t bits = __builtin_bswap64(8 * (before + size));
        memcpy(last + 120, &bits, 8);
        block(last);
        for (int i = 0; i < 8; i++) {
            uint64_t word = __builtin_bswap64(state[i]);
            memcpy(out + 8 * i, &word, 8);
        }
    }
};

struct Keyed {  // what a key comes to before the first text: a stream asks again and again
    unsigned char key[32];
    bool known = false;
    Sha512 inner, outer;
    void know(const unsigned char *from) {
        unsigned char pad[128], round[128];
        memset(pad, 0x36, 128);
        memset(round, 0x5c, 128);
        for (int i = 0; i < 32; i++) pad[i] ^= from[i], round[i] ^= from[i];
        memcpy(key, from, 32);
        inner = outer = Sha512();
        inner.block(pad);
        outer.block(round);
        known = true;
    }
};
static W keyed_block(W key, W number) {  // HMAC of the number's eight bytes, the highest first
    if (!arena->keyed) arena->keyed = new Keyed[16];
    auto *k = (Text *)key;
    if (k->size != 32) BREAK();
    auto *bytes = (unsigned char *)k->chars;
    Keyed &keyed = arena->keyed[bytes[0] & 15];
    if (!keyed.known || memcmp(keyed.key, bytes, 32)) keyed.know(bytes);
    uint64_t big = __builtin_bswap64((uint64_t)(number >> 1));
    unsigned char digest[64];
    Text *made = blank_text(BYTES_CLASS, 64);
    Sha512 inner = keyed.inner, outer = keyed.outer;
    inner.finish((unsigned char *)&big, 8, 128, digest);
    outer.finish(digest, 64, 128, (unsigned char *)made->chars);
    return (W)made;
}

static const uint32_t BLAKE2S_START[8] = {0x6A09E667, 0xBB67AE85, 0x3C6EF372, 0xA54FF53A,
                                          0x510E527F, 0x9B05688C, 0x1F83D9AB, 0x5BE0CD19};
static const unsigned char BLAKE2S_ORDER[10][16] = {
    {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15}, {14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3},
    {11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4}, {7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8},
    {9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13}, {2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9},
    {12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11}, {13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10},
    {6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5}, {10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0}};

struct Blake2s {
    uint32_t state[8];
    uint64_t done = 0;
    explicit Blake2s(uint32_t key_size) {
        memcpy(state, BLAKE2S_START, sizeof state);
        state[0] ^= 0x01010000 ^ key_size << 8 ^ 32;
    }
    static uint32_t turn(uint32_t x, int by) { return x >> by | x << (32 - by); }
    void block(const unsigned char *bytes, uint32_t size, bool last) {
        uint32_t v[16], m[16];
        memcpy(m, bytes, 64);
        done += size;
        memcpy(v, state, 32);
        memcpy(v + 8, BLAKE2S_START, 32);
        v[12] ^= (uint32_t)done;
        v[13] ^= (uint32_t)(done >> 32);
        if (last) v[14] = ~v[14];
        for (auto &order : BLAKE2S_ORDER)
            for (int i = 0; i < 8; i++) {
                uint32_t &a = v[i % 4], &b = v[4 + (i + (i < 4 ? 0 : 1)) % 4];
                uint32_t &c = v[8 + (i + (i < 4 ? 0 : 2)) % 4], &d = v[12 + (i + (i < 4 ? 0 : 3)) % 4];
                a += b + m[order[2 * i]];
                d = turn(d ^ a, 16);
                c += d;
                b = turn(b ^ c, 12);
                a += b + m[order[2 * i + 1]];
                d = turn(d ^ a, 8);
                c += d;
                b = turn(b ^ c, 7);
            }
        for (int i = 0; i < 8; i++) state[i] ^= v[i] ^ v[i + 8];
    }
};
static W forked_key(W key, W position) {
    auto *k = (Text *)key;
    if (k->size > 32) BREAK();
    unsigned char first[64] = {0}, second[64] = {'f', 'o', 'r', 'k', ' '};
    memcpy(first, k->chars, k->size);
    auto *number = (Text *)CPyTagged_Str(position);
    memcpy(second + 5, number->chars, number->size);
    Blake2s hash((uint32_t)k->size);
    if (k->size) hash.block(first, 64, false);
    hash.block(second, 5 + (uint32_t)number->size, true);
    return new_text(BYTES_CLASS, (char *)hash.state, 32);
}
