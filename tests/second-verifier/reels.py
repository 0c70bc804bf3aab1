"""Slots with lines, slots of ways, held coins and cascades."""

from draws import by_weight

SPECIAL = ("wild", "scatter")


def stopped(data, draws):
    """The stops of one spin and its grid, row by row."""
    strips = [strip.split(" ") for strip in data["strips"]]
    stops = [draws.int(len(strip)) for strip in strips]
    grid = [
        [strip[(stop + row) % len(strip)] for strip, stop in zip(strips, stops)] for row in range(data["rows"])
    ]
    return stops, grid


def pay_of(pays, count):
    return pays[min(count, 5) - 3] if pays and count >= 3 else 0


def run(symbols, belong):
    count = 0
    while count < len(symbols) and symbols[count] in belong:
        count += 1
    return count


def line_pay(pays, symbols):
    wilds = run(symbols, ("wild",))
    best = pay_of(pays.get("wild"), wilds)
    if wilds < len(symbols) and symbols[wilds] != "scatter":
        helped = symbols[wilds]
        best = max(best, pay_of(pays[helped], run(symbols, (helped, "wild"))))
    return best


def lines_of(data, grid):
    return sum(
        line_pay(data["linePays"], [grid[row][reel] for reel, row in enumerate(line)]) for line in data["lines"]
    )


def ways_of(data, grid):
    total = 0
    for symbol, pays in data["wayPays"].items():
        reels, ways = 0, 1
        for reel in range(5):
            cells = sum(1 for row in grid if row[reel] in (symbol, "wild"))
            if cells == 0:
                break
            reels, ways = reels + 1, ways * cells
        total += pay_of(pays, reels) * ways
    return total


def with_free_spins(data, draws, pays):
    """All spins of a round: their stops, and what they pay together in line bets or coins."""
    rule = data["freeSpins"]
    spins, win, owed, given, free = [], 0, 1, 0, False
    while owed > 0:
        stops, grid = stopped(data, draws)
        scatters = sum(row.count("scatter") for row in grid)
        times = rule["multiplier"] if free else 1
        win += (pays(data, grid) + 20 * pay_of(data["scatterPays"], scatters)) * times
        more = min(pay_of(rule["retriggered" if free else "awarded"], scatters), rule["limit"] - given)
        spins.append(stops)
        given += more
        owed += more - 1
        free = True
    return spins, win


def slot(data, said, draws):
    spins, win = with_free_spins(data, draws, lines_of)
    return spins, win * int(said["lineBet"])


def ways(data, said, draws):
    spins, win = with_free_spins(data, draws, ways_of)
    return spins, int(said["stake"]) // 20 * win


def hold(data, said, draws):
    rule = data["hold"]
    stops, grid = stopped(data, draws)
    values = [(entry["value"], entry["weight"]) for entry in rule["values"]]
    held = [3 * reel + row for reel in range(5) for row in range(3) if grid[row][reel] == "scatter"]
    win, coins = ways_of(data, grid), []
    if len(held) >= rule["trigger"]:
        coins = [[cell, by_weight(draws, values)] for cell in held]
        left = rule["respins"]
        while left > 0 and len(coins) < 15:
            taken = {cell for cell, _ in coins}
            landed = []
            for cell in range(15):
                if cell not in taken and draws.int(rule["landing"][1]) < rule["landing"][0]:
                    landed.append([cell, by_weight(draws, values)])
            coins += landed
            left = rule["respins"] if landed else left - 1
        win += sum(value for _, value in coins) + (rule["fullGrid"] if len(coins) == 15 else 0)
    return [stops, coins], int(said["stake"]) // 20 * win


def beside(cell):
    column, row = divmod(cell, 5)
    for other, at in ((column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1)):
        if 0 <= other < 6 and 0 <= at < 5:
            yield 5 * other + at


def groups_of(data, grid, symbol):
    own = [cell for cell in range(30) if grid[cell] == symbol]
    if data["counted"] == "anywhere":
        return [own]
    groups, seen = [], set()
    for start in own:
        if start in seen:
            continue
        group, edge = {start}, [start]
        while edge:
            for cell in beside(edge.pop()):
                if cell not in group and grid[cell] in (symbol, "wild"):
                    group.add(cell)
                    edge.append(cell)
        seen |= group
        groups.append(sorted(group))
    return groups


def paid_step(data, grid):
    """What pays in a grid, in coins, and which cells it empties."""
    pay, gone = 0, set()
    for symbol, pays in data["bands"]["pays"].items():
        for group in groups_of(data, grid, symbol):
            reached = [band for band, least in enumerate(data["bands"]["from"]) if len(group) >= least]
            if reached:
                pay += pays[reached[-1]]
                gone |= set(group)
    return pay, gone


def drop(data, draws, ladder, climbed, room):
    """One drop: its grids, its pay, how many of its steps paid, and its scatters."""
    weights = [tuple(entry) for entry in data["weights"]]
    grid = [by_weight(draws, weights) for _ in range(30)]
    grids, win, steps = [list(grid)], 0, 0
    while True:
        pay, gone = paid_step(data, grid)
        if not gone:
            break
        win = min(room, win + pay * ladder[min(climbed + steps, len(ladder) - 1)])
        steps += 1
        if win == room:
            break
        for column in range(6):
            left = [grid[cell] for cell in range(5 * column, 5 * column + 5) if cell not in gone]
            fresh = [by_weight(draws, weights) for _ in range(5 - len(left))]
            grid[5 * column : 5 * column + 5] = fresh + left
        grids.append(list(grid))
    return grids, win, steps, grid.count("scatter")


def cascade(data, said, draws):
    most, rule = 20 * data["capStakes"], data["freeDrops"]
    grids, win, _, scatters = drop(data, draws, data["multipliers"], 0, most)
    drops, given = [grids], 0
    if rule and win < most and scatters >= rule["trigger"]:
        given = rule["awarded"][min(scatters - rule["trigger"], len(rule["awarded"]) - 1)]
    owed, climbed = given, 0
    while owed > 0 and win < most:
        grids, pay, steps, scatters = drop(data, draws, rule["multipliers"], climbed, most - win)
        drops.append(grids)
        win, climbed, owed = win + pay, climbed + steps, owed - 1
        if win < most and scatters >= rule["again"]["from"]:
            more = min(rule["again"]["more"], rule["limit"] - given)
            given, owed = given + more, owed + more
    return drops, int(said["stake"]) // 20 * win
