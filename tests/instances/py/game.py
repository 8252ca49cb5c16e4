"""A game for several players."""

PLAYED = []


def play(card):
    if card in PLAYED:
        raise ValueError(f"{card} has been played")
    PLAYED.append(card)
    return len(PLAYED)


def cards():
    return sorted(PLAYED)
