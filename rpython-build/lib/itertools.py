"""Iterators that combine iterables: those of `rpython.translated.itertools`. Those that count and go round
are objects here, so that one which is made while the program is imported goes on when it runs; and groups
are read as they are asked for."""

from rpython.translated.itertools import (
    accumulate, batched, chain, combinations, combinations_with_replacement, compress, dropwhile, filterfalse,
    islice, pairwise, permutations, product, repeat, starmap, takewhile, tee, zip_longest)


class count:
    """Numbers without end. An object that is there when the program is translated goes on counting."""

    def __init__(self, start=0, step=1):
        self._next = start
        self._step = step

    def __iter__(self):
        return self

    def __next__(self):
        n = self._next
        self._next = n + self._step
        return n

    def __repr__(self):
        if self._step == 1:
            return "count(" + repr(self._next) + ")"
        return "count(" + repr(self._next) + ", " + repr(self._step) + ")"


class cycle:
    """The items of an iterable, over and over."""

    def __init__(self, iterable):
        self._items = list(iterable)
        self._at = 0

    def __iter__(self):
        return self

    def __next__(self):
        if not self._items:
            raise StopIteration
        item = self._items[self._at]
        self._at += 1
        if self._at == len(self._items):
            self._at = 0
        return item


class groupby:
    """Runs of items with equal keys."""

    def __init__(self, iterable, key=None):
        self._iterator = iter(iterable)
        self._key = key
        self._has_item = False
        self._item = None
        self._item_key = None
        self._run = None
        self._run_key = None
        self._started = False

    def __iter__(self):
        return self

    def _advance(self):
        self._item = next(self._iterator)
        self._item_key = self._item if self._key is None else self._key(self._item)
        self._has_item = True

    def __next__(self):
        if not self._has_item:
            self._advance()
        if self._started:
            # Skip what is left of the run that was handed out before.
            while self._item_key == self._run_key:
                self._has_item = False
                self._advance()
        self._started = True
        self._run_key = self._item_key
        self._run = object()
        return self._run_key, self._group(self._run)

    def _group(self, run):
        while self._run is run:
            if not self._has_item:
                try:
                    self._advance()
                except StopIteration:
                    return
            if self._item_key != self._run_key:
                return
            self._has_item = False
            yield self._item
