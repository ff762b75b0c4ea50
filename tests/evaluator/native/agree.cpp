// agree CASES SEED: random questions about equity, answered by the core, with and without vector instructions, and
// by the referee. Every count of every hand must be the same. Prints the first difference and exits with 1.
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <random>

#include "referee.hpp"

namespace {

using referee::Card;
using Chance = std::mt19937_64;

std::size_t pick(Chance &chance, std::size_t least, std::size_t most) { return least + chance() % (most - least + 1); }

double boards_left(std::size_t deck, std::size_t wanted) {
    double boards = 1;
    for (std::size_t i = 0; i < wanted; ++i) boards = boards * static_cast<double>(deck - i) / static_cast<double>(i + 1);
    return boards;
}

// A question whose walk is short enough for the referee: dead cards shorten the deck.
referee::Question draw(Chance &chance) {
    referee::Question question;
    question.game = static_cast<int>(pick(chance, 0, 2));
    const std::size_t hole = question.game == SPLITPOT_HOLDEM ? 2 : pick(chance, 4, 6);
    std::vector<Card> deck;
    // Whole decks, and stacked ones that make flushes, lows and ties common: few suits, or low ranks first.
    const std::size_t kind = pick(chance, 0, 3);
    for (Card card = 0; card < 52; ++card) deck.push_back(card);
    std::shuffle(deck.begin(), deck.end(), chance);
    if (kind == 1) std::stable_partition(deck.begin(), deck.end(), [](Card card) { return card % 4 >= 2; });
    if (kind == 2) std::stable_partition(deck.begin(), deck.end(), [](Card card) { return card / 4 > 6 && card / 4 < 12; });
    const auto take = [&deck](std::size_t count) {
        std::vector<Card> taken(deck.end() - static_cast<std::ptrdiff_t>(count), deck.end());
        deck.resize(deck.size() - count);
        return taken;
    };
    const std::size_t known = pick(chance, 0, 5);
    const std::size_t most = std::min<std::size_t>(10, (52 - 5) / hole), count = pick(chance, 2, most);
    std::shuffle(deck.end() - static_cast<std::ptrdiff_t>(std::min<std::size_t>(deck.size(), count * hole + 14)), deck.end(), chance);
    for (std::size_t i = 0; i < count; ++i) question.hands.push_back(take(hole));
    question.board = take(known);
    const double bearable = pick(chance, 0, 40) ? 400 : 6000;
    while (boards_left(deck.size(), 5 - known) > bearable) {
        if (kind == 0) std::swap(deck[pick(chance, 0, deck.size() - 1)], deck.back());
        else std::rotate(deck.begin(), deck.begin() + 1, deck.end());
        question.dead.push_back(deck.back());
        deck.pop_back();
    }
    question.among = static_cast<std::uint32_t>((1u << count) - 1);
    if (pick(chance, 0, 3) == 0) question.among &= static_cast<std::uint32_t>(chance());
    if (!question.among) question.among = 1;
    return question;
}

referee::Answer ask_core(const referee::Question &question) {
    std::vector<Card> cards;
    for (const auto &hand : question.hands) cards.insert(cards.end(), hand.begin(), hand.end());
    const splitpot_showdown showdown = {question.game, cards.data(), question.hands.size(), question.hands[0].size(),
                                        question.board.data(), question.board.size(), question.dead.data(),
                                        question.dead.size()};
    referee::Answer answer;
    answer.shares.resize(question.hands.size());
    answer.boards = splitpot_equities(&showdown, question.among, answer.shares.data());
    return answer;
}

bool same(const referee::Answer &a, const referee::Answer &b) {
    return !std::memcmp(&a.boards, &b.boards, sizeof a.boards) &&
           !std::memcmp(a.shares.data(), b.shares.data(), a.shares.size() * sizeof a.shares[0]);
}

void print(const char *what, const std::vector<Card> &cards) {
    std::printf(" %s ", what);
    for (const Card card : cards) std::printf("%c%c", "23456789TJQKA"[card / 4], "cdhs"[card % 4]);
}

int tell(unsigned long number, const referee::Question &question) {
    std::printf("case %lu differs: game %d among %x", number, question.game, question.among);
    for (const auto &hand : question.hands) print("hand", hand);
    print("board", question.board);
    print("dead", question.dead);
    std::printf("\n");
    return 1;
}

}  // namespace

int main(int count, char **words) {
    if (count != 3) return std::fprintf(stderr, "agree takes how many cases and a seed\n"), 2;
    const unsigned long cases = std::strtoul(words[1], nullptr, 10);
    Chance chance(std::strtoull(words[2], nullptr, 10));
    unsigned long boards = 0;
    for (unsigned long number = 0; number < cases; ++number) {
        const auto question = draw(chance);
        const auto expected = referee::answer(question);
        boards += expected.boards.boards;
        for (const int plain : {0, 1}) {
            splitpot_use_plain(plain);
            if (!same(ask_core(question), expected)) return tell(number, question);
        }
    }
    std::printf("%lu cases with %lu boards agree\n", cases, boards);
    return 0;
}
