"""How like a sentence of ours is to what a rulebook prints, from 0 to 1, in words and in letters.

A sentence, or a clause of it, is held against every printed sentence, where the larger of the two counts, and against
every stretch of the book that has as many words. There are so many of those that some are like anything by chance, in
words or in letters: there the smaller one counts.
"""

import re
from collections.abc import Iterator
from difflib import SequenceMatcher
from itertools import accumulate
from typing import Final

LIMIT: Final = 0.75  # whoever does not look into the book while writing stays below

FEWEST: Final = 6  # words besides names; of fewer there is hardly another order
CLAUSE: Final = 8  # so many make a clause worth a look of its own; and so does half of its sentence

WORD: Final = re.compile(r"[^\W_]+(?:['’][^\W_]+)*")
PAGE: Final = re.compile(r"[\W_]*(?:page\s*)?\d+[\W_]*", re.IGNORECASE)
SENTENCES: Final = re.compile(r"(?<=[.!?:])[*_\"”')]*\s+(?=[^a-z\s])")
CLAUSES: Final = re.compile(r"[,;:()–—]\s")

NUMBERS: Final = {
    str(number): word
    for number, word in enumerate(
        ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")
    )
}

Words = tuple[str, ...]


def words(text: str) -> Words:
    """In small letters, numbers written out, a plural in brackets left away."""
    found = WORD.findall(text.replace("(s)", "").lower().replace("’", "'"))
    return tuple(NUMBERS.get(word, word) for word in found)


def sentences(text: str) -> list[str]:
    """However the lines are broken; a blank line ends a sentence too, and what only numbers a page is none."""
    lines = ["" if PAGE.fullmatch(line) else line for line in text.splitlines()]
    blocks = re.split(r"\n\s*\n", "\n".join(lines))
    return [sentence for block in blocks for sentence in SENTENCES.split(" ".join(block.split())) if sentence]


def besides_names(sentence: str) -> int:
    """How many words there are; names, and lists of them, are what they are in every book."""
    first, *others = WORD.findall(sentence) or [""]
    return len([first, *(word for word in others if not word[0].isupper())])


def parts(sentence: str) -> Iterator[Words]:
    yield words(sentence)
    for clause in CLAUSES.split(sentence):
        long = besides_names(clause)
        if long >= CLAUSE or (long >= FEWEST and 2 * long >= besides_names(sentence)):
            yield words(clause)


class Likeness:
    """To which words of the book, and how much."""

    def __init__(self, value: float, printed: Words) -> None:
        self.value = value
        self.printed = " ".join(printed)


class Book:
    def __init__(self, *texts: str) -> None:
        printed = [words(sentence) for text in texts for sentence in sentences(text)]
        self.sentences = [sentence for sentence in printed if len(sentence) >= FEWEST]
        self.words = tuple(word for sentence in printed for word in sentence)

    def likeness(self, sentence: str, limit: float = LIMIT) -> Likeness | None:
        """The largest above the limit."""
        if besides_names(sentence) < max(FEWEST, len(WORD.findall(sentence)) / 2):
            return None
        found: list[Likeness] = []
        for part in set(parts(sentence)):
            found += self._sentences_like(part, limit)
            found += self._stretches_like(part, limit)
        return max(found, key=lambda each: each.value, default=None)

    def _sentences_like(self, ours: Words, limit: float) -> Iterator[Likeness]:
        in_words, in_letters = Comparison(ours), Comparison(" ".join(ours))
        known = set(ours)
        for printed in self.sentences:
            if len(known.intersection(printed)) * 3 < max(len(ours), len(printed)):
                continue  # the letters of a language are much alike; whoever copies them copies words
            value = max(in_words.ratio(printed, limit), in_letters.ratio(" ".join(printed), limit))
            if value > limit:
                yield Likeness(value, printed)

    def _stretches_like(self, ours: Words, limit: float) -> Iterator[Likeness]:
        in_words, in_letters = Comparison(ours), Comparison(" ".join(ours))
        known, count = set(ours), len(ours)
        shared = list(accumulate((word in known for word in self.words), initial=0))
        for place in range(len(self.words) - count + 1):
            if shared[place + count] - shared[place] > limit * count:
                printed = self.words[place : place + count]
                value = in_words.ratio(printed, limit)
                if value > limit:
                    value = min(value, in_letters.ratio(" ".join(printed), limit))
                if value > limit:
                    yield Likeness(value, printed)


class Comparison:
    """Of one text with many, by words or by letters."""

    def __init__(self, ours: Words | str) -> None:
        self.ours = ours
        self._matcher: SequenceMatcher[str] = SequenceMatcher(None, b=ours, autojunk=False)

    def ratio(self, printed: Words | str, limit: float) -> float:
        """What difflib says, which hangs a little on which text is the first; 0 where a rough look finds less."""
        self._matcher.set_seq1(printed)
        if self._matcher.real_quick_ratio() <= limit or self._matcher.quick_ratio() <= limit:
            return 0.0
        return max(self._matcher.ratio(), SequenceMatcher(None, self.ours, printed, autojunk=False).ratio())
