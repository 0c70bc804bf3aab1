/**
 * What the vendor remembers: its transactions and how its rounds stand. It is written by what the simulator
 * sends to the wallet, unless a test has it remember something else.
 */
const keyOf = ({ player, round }) => `${player} ${round}`;

export function vendorBook() {
  const transactions = [];
  const rounds = new Map();

  const ofRound = (at) => transactions.filter((line) => keyOf(line) === keyOf(at));

  function writeRollback({ targetTxId, player }) {
    for (const line of transactions) {
      if (line.player === player && line.txId === targetTxId) line.state = "rolled-back";
    }
  }

  /** The state of a round as its transactions tell it. */
  function stateOf(at) {
    const said = rounds.get(keyOf(at));
    if (said) return said;
    const lines = ofRound(at);
    if (lines.length === 0) return "unknown";
    if (lines.every(({ state }) => state === "rolled-back")) return "void";
    return lines.some(({ endRound }) => endRound) ? "closed" : "open";
  }

  return {
    /** Remembers a command; `as` replaces fields of what is remembered. */
    write(command, body, at, as = {}) {
      if (command === "batch") {
        for (const each of body.operations) this.write("kind" in each ? "credit" : "debit", each, at, as);
      } else if (command === "rollback") {
        writeRollback(body);
      } else if (command === "end-round") {
        rounds.set(keyOf(body), "closed");
      } else {
        const { txId, player, game, round, amount, currency, betTxId, endRound, direction } = body;
        const line = {
          txId,
          kind: command,
          player,
          game,
          round,
          amount,
          currency,
          betTxId,
          endRound,
          direction,
        };
        const state = "done";
        transactions.push({ ...line, creditKind: body.kind, state, at: at.toISOString(), ...as });
      }
    },
    /** A test says how a round stands, whatever its transactions tell. */
    setRound(at, state) {
      rounds.set(keyOf(at), state);
    },
    roundState(at) {
      const { player, round } = at;
      const known = ofRound(at).map(({ txId, kind, amount, state }) => ({ txId, kind, amount, state }));
      return { player, round, state: stateOf(at), transactions: known };
    },
    /** One page of what was done from a moment until before another; `after` is the place where it goes on. */
    page({ from, to, after = "0" }, size) {
      const found = transactions.filter(({ at }) => at >= from && at < to);
      const start = Number(after);
      const next = start + size < found.length ? `${start + size}` : null;
      return { transactions: found.slice(start, start + size), next };
    },
    forget(txId) {
      const place = transactions.findIndex((line) => line.txId === txId);
      if (place >= 0) transactions.splice(place, 1);
    },
  };
}
