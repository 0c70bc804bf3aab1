"""The other games of one player's own seeds."""

import json
from collections import Counter
from math import comb

from draws import at_weight, from_front, sha256, take


def chosen(said):
    return json.loads(said["choice"]), json.loads(said.get("actions", "[]")), int(said["stake"])


def dice(data, said, draws):
    choice, _, stake = chosen(said)
    roll, target = draws.int(10000), choice["target"]
    under = choice["side"] == "under"
    chances = target if under else 9999 - target
    wins = roll < target if under else roll > target
    return roll, stake * (990000 // chances) // 100 if wins else 0


def plinko(data, said, draws):
    choice, _, stake = chosen(said)
    path = [draws.int(2) for _ in range(choice["rows"])]
    board = next(
        one for one in data["sheet"] if one["rows"] == choice["rows"] and one["risk"] == choice["risk"]
    )
    return path, stake * board["pays"][sum(path)] // 100


def keno(data, said, draws):
    choice, _, stake = chosen(said)
    drawn = [place + 1 for place in take(from_front(draws, 40), 10)]
    hits = len(set(drawn) & set(choice["numbers"]))
    pays = next(one for one in data["sheet"]["pays"] if one["picks"] == len(choice["numbers"]))
    return drawn, stake * pays["times"][hits] // 100


def mines(data, said, draws):
    choice, actions, stake = chosen(said)
    count = choice["mines"]
    field = take(from_front(draws, 25), count)
    ladder = next(one for one in data["sheet"]["ladders"] if one["mines"] == count)
    opened, payout = 0, None
    for action in actions:
        if "open" in action and action["open"] in field:
            payout = 0
        elif "open" in action:
            opened += 1
        if payout is None and ("open" not in action or opened == len(ladder["times"])):
            times = 98 * comb(25, opened) // comb(25 - count, opened) if opened else 100
            payout = stake * times // 100
    return sorted(field), payout


def roulette(data, said, draws):
    choice, _, _ = chosen(said)
    number = draws.int(37)
    times = {entry["kind"]: entry["times"] for entry in data["sheet"]["pays"]}
    spots = {spot["id"]: spot for spot in data["sheet"]["spots"]}
    won = [id for id in choice["chips"] if number in spots[id]["numbers"]]
    return number, sum(choice["chips"][id] * times[spots[id]["kind"]] for id in won)


def poker_hand(cards):
    ranks = sorted(card % 13 for card in cards)
    counts = sorted(Counter(ranks).values(), reverse=True)
    flush = len({card // 13 for card in cards}) == 1
    wheel = ranks == [0, 1, 2, 3, 12]
    straight = counts[0] == 1 and (ranks[4] - ranks[0] == 4 or wheel)
    if flush and straight:
        return "royalFlush" if ranks[0] == 8 else "straightFlush"
    if counts[0] == 4:
        return "four"
    if counts[:2] == [3, 2]:
        return "fullHouse"
    if flush:
        return "flush"
    if straight:
        return "straight"
    if counts[0] == 3:
        return "three"
    if counts[:2] == [2, 2]:
        return "twoPair"
    pairs = [rank for rank, count in Counter(ranks).items() if count == 2]
    return "jacks" if pairs and pairs[0] >= 9 else None


def video_poker(data, said, draws):
    _, actions, stake = chosen(said)
    cards = take(from_front(draws, 52), 10)
    spare = iter(cards[5:])
    hand = [card if place in actions[0]["hold"] else next(spare) for place, card in enumerate(cards[:5])]
    pays = {entry["hand"]: entry["times"] for entry in data["sheet"]["pays"]}
    return hand, stake * pays.get(poker_hand(hand), 0) // 100


def value(card):
    return 1 if card % 13 == 12 else min(10, card % 13 + 2)


def total(cards):
    hard = sum(value(card) for card in cards)
    return hard + 10 if hard <= 11 and any(value(card) == 1 for card in cards) else hard


def is_natural(cards):
    return len(cards) == 2 and total(cards) == 21


def blackjack(data, said, draws):
    _, actions, stake = chosen(said)
    shoe = (thing % 52 for thing in from_front(draws, 312))
    first, up, second, hole = take(shoe, 4)
    dealer = [up, hole]
    hands = [{"cards": [first, second], "stakes": 1, "over": False}]
    actions, insured, split = list(actions), False, False
    if value(up) == 1:
        insured = actions.pop(0) == "insure"
    natural = is_natural(hands[0]["cards"])
    if not natural and not is_natural(dealer):
        for action in actions:
            hand = next(one for one in hands if not one["over"])
            if action == "split":
                split = True
                hands = [{"cards": [card, next(shoe)], "stakes": 1} for card in hand["cards"]]
                for one in hands:
                    one["over"] = value(one["cards"][0]) == 1 or total(one["cards"]) == 21
                continue
            if action == "double":
                hand["stakes"] = 2
            if action != "stand":
                hand["cards"].append(next(shoe))
            hand["over"] = action != "hit" or total(hand["cards"]) >= 21
    if any(total(hand["cards"]) <= 21 and (split or not natural) for hand in hands):
        while total(dealer) < 17:
            dealer.append(next(shoe))
    paid = 150 if insured and is_natural(dealer) else 0
    for hand in hands:
        own, theirs = total(hand["cards"]), total(dealer)
        if not split and natural:
            paid += 100 if is_natural(dealer) else 220
        elif is_natural(dealer) or own > 21:
            continue
        elif theirs > 21 or own > theirs:
            paid += 200 * hand["stakes"]
        elif own == theirs:
            paid += 100 * hand["stakes"]
    return [[hand["cards"] for hand in hands], dealer], stake * paid // 100


def fish(data, said, draws):
    choice, _, stake = chosen(said)
    hash = sha256(f"khalij|{choice['fish']}")
    weights = [(kind, kind["weight"]) for kind in data["kinds"]]
    kind = at_weight(weights, int(hash[:8], 16) % sum(weight for _, weight in weights))
    caught = draws.int(25 * kind["times"]) < 24
    return [kind["id"], caught], stake * kind["times"] if caught else 0
