"""The draws of a round, and how things are taken from a row, today and before: docs/fairness.md."""

import hashlib
import hmac


def sha256(text):
    return hashlib.sha256(text.encode()).hexdigest()


def tree_root(texts):
    """The root of a tree over texts: a byte before what is hashed tells a leaf from a joint."""
    level = [hashlib.sha256(b"\0" + text.encode()).digest() for text in texts]
    while len(level) > 1:
        pairs = [level[at : at + 2] for at in range(0, len(level), 2)]
        level = [hashlib.sha256(b"\1" + pair[0] + pair[1]).digest() if len(pair) == 2 else pair[0] for pair in pairs]
    return (level[0] if level else hashlib.sha256(b"").digest()).hex()


class Draws:
    """int(n) over the blocks of one key and one message."""

    def __init__(self, key, message):
        self.key, self.message = key, message
        self.words, self.blocks = [], 0

    def block(self, index):
        return hmac.new(self.key.encode(), f"{self.message}|{index}".encode(), hashlib.sha256).digest()

    def word(self):
        if not self.words:
            block = self.block(self.blocks)
            self.blocks += 1
            self.words = [int.from_bytes(block[at : at + 4], "big") for at in range(0, 32, 4)]
        return self.words.pop(0)

    def int(self, below):
        usable = 2**32 // below * below
        word = self.word()
        while word >= usable:
            word = self.word()
        return word % below


def of_player(game, said):
    return Draws(said["serverSeed"], f"pf1|{game}|{said['clientSeed']}|{said['nonce']}")


def entropy_of(said):
    """With what a beacon said, where one has a part in the round. Its signature is not checked here."""
    if "beacon" not in said:
        return said["entropy"]
    return sha256("|".join([said["entropy"], said["beaconChain"], said["beaconRound"], said["beacon"]]))


def of_round(game, said, round=None):
    return Draws(said["link"], f"pf1|{game}|{round or said['round']}|{entropy_of(said)}")


RETIRED = {"bakara", "ezhdeha-babr", "yazdah", "chapar", "bakht-e-melli", "pasur", "hokm"}


def is_retired(said):
    """Whether the round was played by a version of its game that had another way."""
    return said["game"] in RETIRED and said.get("version", "1") == "1"


def by_weight(draws, entries):
    """`entries` are pairs of a thing and its weight."""
    return at_weight(entries, draws.int(sum(weight for _, weight in entries)))


def at_weight(entries, number):
    for thing, weight in entries:
        if number < weight:
            return thing
        number -= weight
    raise ValueError("a number beyond all weights")


def from_front(draws, size):
    row = list(range(size))
    for at in range(size):
        other = at + draws.int(size - at)
        row[at], row[other] = row[other], row[at]
        yield row[at]


def from_shoe(draws, size):
    row = list(range(size))
    while row:
        at = draws.int(len(row))
        thing = row[at]
        row[at] = row[-1]
        row.pop()
        yield thing


def closing_gap(draws, row, count):
    row = list(row)
    return [row.pop(draws.int(len(row))) for _ in range(count)]


def whole_shuffle(draws, row):
    row = list(row)
    for place in range(len(row) - 1, 0, -1):
        other = draws.int(place + 1)
        row[place], row[other] = row[other], row[place]
    return row


def take(things, count):
    return [next(things) for _ in range(count)]
