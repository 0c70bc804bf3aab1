"""The games whose rounds many share."""

from fractions import Fraction
from itertools import combinations, permutations, product

from draws import (
    by_weight,
    closing_gap,
    from_front,
    from_shoe,
    is_retired,
    of_round,
    take,
    tree_root,
    whole_shuffle,
)


def times(stake, hundredths):
    return stake * hundredths // 100


def crash(data, said, draws, stake):
    u = int(draws.block(0).hex()[:13], 16)
    point = min(100000, max(100, 2**52 * 97 // (2**52 - u)))
    leaves = int(said.get("auto", 100000))
    return point, times(stake, leaves) if leaves <= point else 0


class Shoe:
    """Cards as they come, and what the rank of one is, from the ace as 1 to the king as 13."""

    def __init__(self, said, draws):
        self.retired = is_retired(said)
        way = from_shoe if self.retired else from_front
        self.cards = (thing % 52 for thing in way(draws, 416))

    def pips(self, card):
        return card % 13 + 1 if self.retired else (card % 13 + 1) % 13 + 1

    def points(self, cards):
        pips = [self.pips(card) for card in cards]
        return sum(0 if one >= 10 else one for one in pips) % 10


def banker_draws(banker, third):
    if third is None:
        return banker <= 5
    if banker <= 2:
        return True
    asked = {3: (0, 1, 2, 3, 4, 5, 6, 7, 9), 4: (2, 3, 4, 5, 6, 7), 5: (4, 5, 6, 7), 6: (6, 7)}
    return third in asked.get(banker, ())


def baccarat(data, said, draws, stake):
    shoe = Shoe(said, draws)
    points, pips = shoe.points, shoe.pips
    one, two, three, four = take(shoe.cards, 4)
    player, banker = [one, three], [two, four]
    if points(player) < 8 and points(banker) < 8:
        own, third = points(banker), None
        if points(player) <= 5:
            player.append(next(shoe.cards))
            third = points(player[2:])
        if banker_draws(own, third):
            banker.append(next(shoe.cards))
    won = "tie" if points(player) == points(banker) else None
    won = won or ("player" if points(player) > points(banker) else "banker")
    spot = said["spot"]
    if spot.endswith("-pair"):
        hand = player if spot == "player-pair" else banker
        return [player, banker], times(stake, data["pairPays"]) if pips(hand[0]) == pips(hand[1]) else 0
    return [player, banker], times(stake, data["pays"][won][spot])


def dragon_tiger(data, said, draws, stake):
    shoe = Shoe(said, draws)
    dragon, tiger = take(shoe.cards, 2)
    spot, prices = said["spot"], data["prices"]
    if dragon % 13 == tiger % 13:
        suited = dragon // 13 == tiger // 13
        pays = {"tie": prices["tie"], "suited-tie": prices["suited-tie"] if suited else 0}
        return [dragon, tiger], times(stake, pays.get(spot, data["sideOnTie"]))
    won = "dragon" if shoe.pips(dragon) > shoe.pips(tiger) else "tiger"
    return [dragon, tiger], times(stake, prices[spot]) if spot == won else 0


def sic_bo(data, said, draws, stake):
    dice = [draws.int(6) + 1 for _ in range(3)]
    kind, *faces = said["spot"].split("-")
    prices, total, triple = data["prices"][said["spot"]], sum(dice), len(set(dice)) == 1
    many = [dice.count(int(face)) for face in faces] if kind not in ("any", "total") else []
    if kind == "face":
        return dice, times(stake, prices[many[0] - 1]) if many[0] else 0
    true = {
        "total": lambda: total == int(faces[0]),
        "double": lambda: many[0] >= 2,
        "triple": lambda: many[0] == 3,
        "any": lambda: triple,
        "pair": lambda: all(many),
        "small": lambda: total <= 10 and not triple,
        "big": lambda: total >= 11 and not triple,
        "odd": lambda: total % 2 == 1 and not triple,
        "even": lambda: total % 2 == 0 and not triple,
    }[kind]()
    return dice, times(stake, prices[0]) if true else 0


def derby(data, said, draws, stake):
    number = int(said["number"])
    strength = {runner: data["strengths"][(runner - 1 + number) % 6] for runner in range(1, 7)}
    order, running = [], list(strength)
    while running:
        order.append(by_weight(draws, [(runner, strength[runner]) for runner in running]))
        running.remove(order[-1])
    kind, *named = said["spot"].split("-")
    named = [int(runner) for runner in named]

    def wins(runner):
        return Fraction(strength[runner], 100)

    def exacta(first, second):
        return wins(first) * Fraction(strength[second], 100 - strength[first])

    if kind == "win":
        true, chance = order[0] == named[0], wins(named[0])
    elif kind == "exacta":
        true, chance = order[:2] == named, exacta(*named)
    else:
        true = named[0] in order[:2]
        others = [runner for runner in strength if runner != named[0]]
        chance = wins(named[0]) + sum(exacta(other, named[0]) for other in others)
    percent = data["exactaPercent"] if kind == "exacta" else data["winPercent"]
    return order, times(stake, int(percent / chance)) if true else 0


def balls_of(draw, said, draws):
    row = range(1, draw["of"] + 1)
    if is_retired(said):
        return closing_gap(draws, row, draw["count"])
    return [row[place] for place in take(from_front(draws, draw["of"]), draw["count"])]


def numbers_of(draw, said, draws):
    if draw["kind"] == "digits":
        return [str(draws.int(10)) for _ in range(draw["count"])]
    if draw["kind"] == "balls":
        balls = balls_of(draw, said, draws)
        return [str(ball) for ball in (sorted(balls) if draw["sorted"] else balls)]
    rows = [row for row in draw["rows"] for _ in range(row["count"])]
    return [str(draws.int(10 ** row["digits"])).zfill(row["digits"]) for row in rows]


def lines_of(combine, marks):
    if combine == "each":
        return [(group, mark) for group, some in enumerate(marks) for mark in some]
    if combine == "pairs":
        return list(permutations(marks[0], 2))
    if isinstance(combine, dict):
        return list(combinations(marks[0], combine["choose"]))
    every = list(product(*marks))
    return [line for line in every if len(set(line)) == len(line)] if combine == "distinct" else every


def sides(total, big_from):
    return [total >= big_from, total < big_from, total % 2 == 1, total % 2 == 0]


def hits(game, play, line, drawn):
    """How often a line wins; of `sum` and `match` see prize_of."""
    ends = {"lo2": 2, "lo3": 3}
    if play in ends:
        return sum(1 for number in drawn if number.endswith(str(line[1]).zfill(ends[play])))
    head = drawn[0][:2] if game == "xo-so-bac" else drawn[-1]
    texts = [str(mark) for mark in line]
    return {
        "straight": lambda: texts == drawn,
        "group3": lambda: sorted(texts[:1] * 2 + texts[1:]) == sorted(drawn),
        "group6": lambda: sorted(texts) == sorted(drawn),
        "sum": lambda: sides(sum(map(int, drawn)), 14)[line[-1]],
        "sum2": lambda: sides(sum(map(int, drawn[:2])), 12)[line[-1]],
        "single": lambda: drawn[line[0]] == texts[1],
        "place": lambda: drawn[line[0]] == texts[1],
        "any": lambda: set(texts) <= set(drawn),
        "front": lambda: drawn[: len(line)] == texts,
        "first": lambda: drawn[: len(line)] == texts,
        "deTail": lambda: int(drawn[0][-2:]) == line[1],
        "deHead": lambda: int(head) == line[1],
        "three": lambda: int(drawn[0][-3:]) == line[1],
    }[play if play in ("group3", "group6", "sum2") else play.rstrip("0123456789")]()


def won_on(game, play, line, drawn):
    prizes = {prize["name"]: prize["hundredths"] for prize in play["prizes"]}
    if game == "bakht-e-melli":
        return prizes.get(f"match{len(set(map(str, line)) & set(drawn))}", 0)
    prize = play["prizes"][line[-1] if play["alternatives"] else 0]["hundredths"]
    return prize * int(hits(game, play["play"], line, drawn))


def lottery(data, said, draws, stake):
    drawn = numbers_of(data["draw"], said, draws)
    play = next(one for one in data["plays"] if one["play"] == said["playType"])
    marks = [[int(mark) for mark in group.split(".") if mark] for group in said["picks"].split("_")]
    won = sum(won_on(said["game"], play, line, drawn) for line in lines_of(play["combine"], marks))
    return drawn, times(stake, won)


def fixture(data, round, match):
    first, *row = data["sides"]
    turn = round % 14 % 7
    one = first if match == 0 else row[(match + turn) % 7]
    other = row[turn] if match == 0 else row[(7 - match + turn) % 7]
    turned = (round % 14 >= 7) != (match == 0 and turn % 2 == 1)
    return (other, one) if turned else (one, other)


def goal_rows(data, home, away):
    rows = data["goals"]
    def of(level):
        return list(enumerate(rows[max(0, min(8, level))]))
    return of(4 + home["attack"] - away["defence"]), of(3 + away["attack"] - home["defence"])


def score_chances(data, home, away):
    if "goals" not in data:
        win = Fraction(home["attack"], home["attack"] + away["attack"])
        lose = 1 - win
        return {
            (2, 0): win * win,
            (2, 1): 2 * win * win * lose,
            (1, 2): 2 * win * lose * lose,
            (0, 2): lose * lose,
        }
    ours, theirs = goal_rows(data, home, away)
    all = data["goalsOutOf"] ** 2
    return {(h, a): Fraction(hw * aw, all) for h, hw in ours for a, aw in theirs}


def parts(market, key, score):
    """The part of a stake that wins, and the part that comes back."""
    home, away = score
    side = "draw" if home == away else "home" if home > away else "away"
    kind, line = market["type"], market["lineQuarters"]
    if kind in ("total", "handicap"):
        margin = 4 * (home + away) - line if kind == "total" else 4 * (home - away) + line
        margin = -margin if key in ("under", "away") else margin
        half = Fraction(1, 2)
        return {0: (0, 1), 1: (half, half), -1: (0, half)}.get(margin, (int(margin > 0), 0))
    true = {
        "1x2": lambda: key == side,
        "winner": lambda: key == side,
        "double-chance": lambda: side in key.split("-"),
        "both-score": lambda: (home > 0 and away > 0) == (key == "yes"),
        "correct-score": lambda: f"{home}-{away}" == key
        or (key == "other" and f"{home}-{away}" not in market["keys"]),
    }[kind]()
    return int(true), 0


def price_of(data, market, key, chances):
    wins = returns = Fraction(0)
    for score, chance in chances.items():
        won, back = parts(market, key, score)
        wins, returns = wins + won * chance, returns + back * chance
    if wins == 0:
        return data["priceMostHundredths"]
    return min(data["priceMostHundredths"], int(data["returnPercent"] * (1 - returns) / wins))


def virtual(data, said, draws, stake):
    round, match = (int(number) for number in said["round"].split("-")[-2:])
    home, away = fixture(data, round, match)
    if "goals" in data:
        ours, theirs = goal_rows(data, home, away)
        score = [by_weight(draws, ours), by_weight(draws, theirs)]
        told = ["home"] * score[0] + ["away"] * score[1]
        moments = sorted(([1 + draws.int(data["minutes"]), side] for side in told), key=lambda one: one[0])
    else:
        score, moments = [0, 0], []
        while max(score) < data["mapsToWin"]:
            lost = draws.int(home["attack"] + away["attack"]) >= home["attack"]
            score[lost] += 1
            moments.append([len(moments) + 1, "away" if lost else "home"])
    line = int(said["line"]) if said.get("line") else None
    market = next(
        one for one in data["markets"] if one["type"] == said["market"] and one["lineQuarters"] == line
    )
    price = price_of(data, market, said["selection"], score_chances(data, home, away))
    won, back = parts(market, said["selection"], tuple(score))
    return [score, moments, price], int(stake * (Fraction(price, 100) * won + back))


def shuffled(said, draws, row):
    if is_retired(said):
        return whole_shuffle(draws, row)
    return [row[place] for place in from_front(draws, len(row))]


def table(data, said, draws, stake):
    """The places, who begins and the deck of a hand; and a share of the pot by the table's own terms."""
    game = said["game"]
    name = said["round"].rsplit(".", 1)[0]
    deck = data["deck"].split(" ")
    places = shuffled(said, of_round(game, said, f"{name}.seats"), range(data["seats"]))
    opening = of_round(game, said, f"{name}.0")
    if game == "pasur":
        first, winners = opening.int(2), 1
    else:
        ranks = [card[0] for card in shuffled(said, opening, deck)]
        first, winners = ranks.index("A") % 4, 2
    pot = stake * data["seats"]
    kept = min(pot * int(said["rakePercent"]) // 100, int(said["rakeMost"]))
    return [places, first, shuffled(said, draws, deck)], (pot - kept) // winners


def jackpot(said, draws):
    one_in = int(said["oneIn"])
    stakes = [int(line.split(":")[1]) for line in said["stakes"].split(",")]
    return [place for place, stake in enumerate(stakes) if draws.int(one_in) < stake]


def raffle_blocks(said):
    """Owner, first and last ticket of each line."""
    last = 0
    for line in said["stakes"].split(","):
        owner, many = line.split(":")
        first, last = last + 1, last + int(many)
        yield owner, first, last


def raffle_root(said):
    return tree_root([f"{first}-{last}:{owner}" for owner, first, last in raffle_blocks(said)])


def raffle(said, draws):
    """Who is drawn, in order; None where others were said to be."""
    left = [
        (ticket, owner)
        for owner, first, last in raffle_blocks(said)
        for ticket in range(first, last + 1)
        if owner != "0" * 64
    ]
    drawn = []
    while left and len(drawn) < int(said["draws"]):
        ticket, owner = left[draws.int(len(left))]
        drawn.append(ticket)
        left = [other for other in left if other[1] != owner]
    return drawn if said["winners"] == ",".join(map(str, drawn)) else None
