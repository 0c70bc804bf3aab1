/**
 * The vendor's purse of each player, for vendors in transfer mode. A transfer is done once for its txId, and
 * asking after one that never arrived refuses it for ever: FAILED is final, whatever comes late.
 */
export function transferWallet() {
  const purses = new Map();
  const transfers = new Map();

  const purse = ({ player, currency }) => `${player} ${currency}`;
  const held = (of) => purses.get(purse(of)) ?? 0n;

  function told(transfer) {
    const { txId, status, hiddenFor } = transfer;
    if (hiddenFor > 0) {
      transfer.hiddenFor -= 1;
      return { txId, status: "UNKNOWN", balance: null };
    }
    if (status === "PENDING") return { txId, status: "UNKNOWN", balance: null };
    return { txId, status, balance: transfer.player ? held(transfer).toString() : null };
  }

  /** Moves once. `hidden` says how often the end is answered UNKNOWN before it is told; `refused` fails it. */
  function move(direction, body, { hiddenFor = 0, pending = false, refused = false } = {}) {
    const { txId, player, amount, currency } = body;
    const known = transfers.get(txId);
    const content = JSON.stringify([direction, player, amount, currency]);
    if (known?.content && known.content !== content) return null;
    if (known) return told(known);
    const transfer = { txId, direction, player, currency, amount: BigInt(amount), content, hiddenFor };
    transfers.set(txId, transfer);
    if (pending) transfer.status = "PENDING";
    else settle(transfer, !refused);
    return told(transfer);
  }

  function settle(transfer, accepted) {
    const change = transfer.direction === "deposit" ? transfer.amount : -transfer.amount;
    const after = held(transfer) + change;
    transfer.status = accepted && after >= 0n ? "OK" : "FAILED";
    if (transfer.status === "OK") purses.set(purse(transfer), after);
  }

  return {
    deposit: (body, fault) => move("deposit", body, fault),
    withdraw: (body, fault) => move("withdraw", body, fault),
    balance: ({ player, currency }) => ({ player, currency, balance: held({ player, currency }).toString() }),
    status({ txId }) {
      const known = transfers.get(txId) ?? { txId, status: "FAILED", hiddenFor: 0 };
      transfers.set(txId, known);
      return told(known);
    },
    /** Ends a transfer that is pending. */
    decide({ txId, accepted }) {
      const transfer = transfers.get(txId);
      if (transfer?.status !== "PENDING") return false;
      settle(transfer, accepted);
      return true;
    },
    /** What a test looks at: every purse and every transfer as they are. */
    book: () => ({
      purses: [...purses].map(([name, amount]) => {
        const [player, currency] = name.split(" ");
        return { player, currency, balance: amount.toString() };
      }),
      transfers: [...transfers.values()].map(({ txId, direction, player, currency, amount, status }) => ({
        txId,
        direction,
        player,
        currency,
        amount: amount?.toString(),
        status,
      })),
    }),
  };
}
