/* The C ABI of the Splitpot core: card bytes in, strength ints out.
 *
 * A card is rank * 4 + suit, 0..51; rank 0 is the deuce and 12 the ace; suits are clubs, diamonds, hearts, spades.
 *
 * A high strength is category << 20 | r1 << 16 | r2 << 12 | r3 << 8 | r4 << 4 | r5, larger is better: category
 * 0 high card, 1 pair, 2 two pair, 3 trips, 4 straight, 5 flush, 6 full house, 7 quads, 8 straight flush; then the
 * ranks that decide, the most significant first, unused places 0. A straight has its top rank only (wheel: the five).
 *
 * A low strength is ace to five, eight or better, larger is better: 0 is no low, else 256 - mask, where the mask of
 * the five ranks has bit 0 for the ace, bit 1 for the deuce, up to bit 7 for the eight.
 *
 * The functions for one hand trust their caller: counts in range, cards 0..51, none twice. splitpot_fault tells.
 * The batches check every row, and equities the whole question. All are safe to call from several threads at once.
 */
#ifndef SPLITPOT_CORE_H
#define SPLITPOT_CORE_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct {
    uint32_t high;
    uint8_t low;
} splitpot_high_low;

enum { SPLITPOT_SOUND = -1 };

/* The index of the first card that is no card or stands there twice; SPLITPOT_SOUND if there is none. */
int splitpot_fault(const uint8_t *cards, size_t count);

/* The best five of 5 to 7 cards. */
uint32_t splitpot_high(const uint8_t *cards, size_t count);

/* The best low of any number of cards, any five of them. */
uint8_t splitpot_low(const uint8_t *cards, size_t count);

/* The best high and the best low from exactly two of 2 to 6 hole cards and three of 3 to 5 board cards. */
splitpot_high_low splitpot_omaha(const uint8_t *hole, size_t hole_count, const uint8_t *board, size_t board_count);

/* Rows of `width` cards each, 5 to 7. Returns how many rows were done: fewer than `rows` means that the row of that
 * number, counted from 0, is at fault; what belongs to the rows before it has been written. */
size_t splitpot_high_batch(const uint8_t *cards, size_t width, size_t rows, uint32_t *highs);

/* Row n holds 4 to 6 hole cards at holes + n * hole_width and its board of five at boards + n * 5. Returns the same. */
size_t splitpot_omaha_batch(const uint8_t *holes, size_t hole_width, const uint8_t *boards, size_t rows,
                            uint32_t *highs, uint8_t *lows);

/* The same with one board of 3 to 5 cards, which must be sound, for all rows. */
size_t splitpot_omaha_one_board(const uint8_t *holes, size_t hole_width, const uint8_t *board, size_t board_count,
                                size_t rows, uint32_t *highs, uint8_t *lows);

/* --- equities: what each of 2 to 10 known hands wins over every board that can still come --- */

/* The pot of one board is 5,040 units, so that each part that up to ten hands can get of it is a whole number. */
enum { SPLITPOT_POT = 5040, SPLITPOT_HANDS_MAX = 10 };

/* Any five cards in Hold'em; exactly two of the hole in Omaha; Omaha's pot halved with a low in Hi/Lo. */
enum { SPLITPOT_HOLDEM, SPLITPOT_OMAHA, SPLITPOT_OMAHA8 };

/* What one hand wins, over all boards. The first three are units, all others count boards. */
typedef struct {
    uint64_t equity, high, low;                /* equity = high + low; without a low the whole pot is the high's */
    uint64_t scoop;                            /* takes the whole pot alone */
    uint64_t tie;                              /* takes a part of it, of any size */
    uint64_t three_quarter, half, quarter;     /* the ties whose part is just that */
    uint64_t high_win, high_tie;               /* has the best high alone; shares it */
    uint64_t low_win, low_tie;                 /* the same for the low */
} splitpot_share;

enum { SPLITPOT_SHARE_COUNTS = sizeof(splitpot_share) / sizeof(uint64_t) };

/* A question about equity. Hands lie end to end, `hole_cards` each: 2 in Hold'em, 4 to 6 in Omaha. Where a count is 0
 * its cards may be NULL. */
typedef struct {
    int game;
    const uint8_t *hands;
    size_t count, hole_cards;                  /* 2 to SPLITPOT_HANDS_MAX hands */
    const uint8_t *board;
    size_t board_count;                        /* 0 to 5 */
    const uint8_t *dead;
    size_t dead_count;
} splitpot_showdown;

/* Why a question has no answer. Nothing is written then, and all else in splitpot_boards but `at` is 0. */
enum {
    SPLITPOT_ANSWERED,
    SPLITPOT_MISSING,         /* the question, cards that are counted, or room for the answer: a pointer is NULL */
    SPLITPOT_NO_GAME,         /* none of the three games */
    SPLITPOT_WRONG_HANDS,     /* 2 to SPLITPOT_HANDS_MAX hands are needed */
    SPLITPOT_WRONG_HOLE,      /* not as many hole cards as the game has */
    SPLITPOT_WRONG_BOARD,     /* more than 5 board cards */
    SPLITPOT_TOO_MANY_CARDS,  /* hands, dead cards and a whole board are more than 52 */
    SPLITPOT_NO_CARD,         /* the card `at` is no card */
    SPLITPOT_CARD_TWICE,      /* the card `at` lies there or elsewhere already */
    SPLITPOT_WRONG_POT,       /* the pot belongs to nobody, or to a hand that is not there */
    SPLITPOT_WRONG_TRIALS,    /* 1 to SPLITPOT_TRIALS_MAX trials are needed */
    SPLITPOT_NO_MEMORY
};

typedef struct {
    uint64_t boards, low_boards;               /* all of them; those on which some hand has a low */
    uint32_t refusal;                          /* SPLITPOT_ANSWERED, or why not */
    uint32_t at;                               /* which card is at fault, counted from 0 over hands, board and dead */
} splitpot_boards;

/* Fills one share a hand. `among` has a bit for each hand that the pot belongs to; the cards of the others are seen
 * but cannot win, as in a side pot. */
splitpot_boards splitpot_equities(const splitpot_showdown *showdown, uint32_t among, splitpot_share *shares);

/* In the hands of a question for splitpot_sample: a card that is not known, and is dealt anew for each trial. */
enum { SPLITPOT_UNKNOWN = 255 };

/* With more trials in one call the squares could overflow. */
#define SPLITPOT_TRIALS_MAX (UINT64_C(1) << 39)

/* Deals the unknown hole cards and the rest of the board `trials` times by chance and adds up who gets what: one share
 * a hand, and the sum of the squares of its units, from which its standard error follows. The same seed and stream
 * give the same trials on every machine; different streams are independent. */
splitpot_boards splitpot_sample(const splitpot_showdown *showdown, uint64_t seed, uint64_t stream, uint64_t trials,
                                splitpot_share *shares, uint64_t *squares);

/* Whether to do without the vector instructions of this processor; the answers are the same. */
void splitpot_use_plain(int plain);

#ifdef __cplusplus
}
#endif

#endif
