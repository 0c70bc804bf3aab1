import { minorOfDecimal } from "../amounts.ts";
import type { ForeignOrder, ForeignRequest, Reading } from "../dialect.ts";
import { formFields, rawForm } from "./form.ts";
import { type Seat, seatIn } from "./players.ts";

/** How the vendor was set up: whether the wins of free rounds are paid one by one, or with their total at the end. */
export type FreeRoundsPaid = "byResult" | "byTotal";

type Form = ReadonlyMap<string, string>;
type Said = { form: Form; seat: Seat; paid: FreeRoundsPaid };

/** Reads a message by its path, with or without `.html` behind it. */
export function read(request: ForeignRequest, paid: FreeRoundsPaid): Reading {
  const message = request.path.replace(/\.html$/, "");
  const form = formFields(rawForm(request.body));
  if (!form) return { message, said: {}, order: { refused: "BAD_REQUEST" } };
  const said = { user: form.get("userId") ?? "", reference: form.get("reference") ?? "" };
  if (message === "authenticate") {
    return { message, said, order: { command: "authenticate", body: { token: form.get("token") } } };
  }
  const reader = READERS.get(message);
  if (!reader) return { message, said, order: { refused: "NOT_FOUND" } };
  if (!said.user) return { message, said, order: { refused: "BAD_REQUEST" } };
  const seat = seatIn(said.user);
  if (!seat) return { message, said, order: { refused: "PLAYER_NOT_FOUND" } };
  return { message, said, order: reader({ form, seat, paid }) ?? { refused: "BAD_REQUEST" } };
}

type Reader = (said: Said) => ForeignOrder | null;

const READERS: ReadonlyMap<string, Reader> = new Map(
  Object.entries<Reader>({
    balance: ({ seat }) => ({ command: "balance", body: { ...seat } }),
    bet: readBet,
    result: readResult,
    bonusWin: ({ form, seat, paid }) => ({
      command: "credit",
      body: {
        ...inOwnRound({ form, seat }, `bonus:${form.get("bonusCode") ?? ""}`),
        ...paying({ form, seat }, paid === "byTotal"),
        kind: "FREE_ROUND",
      },
    }),
    jackpotWin: ({ form, seat }) => ({
      command: "credit",
      body: { ...inRound(form), ...paying({ form, seat }), kind: "JACKPOT" },
    }),
    promoWin: ({ form, seat }) => ({
      command: "credit",
      body: {
        ...inOwnRound({ form, seat }, `campaign:${form.get("campaignId") ?? ""}`),
        ...paying({ form, seat }),
        kind: "PROMO",
      },
    }),
    // A refund has no number of its own: it is one for each bet, and bears the bet's.
    refund: ({ form, seat: { player, currency } }) => {
      const txId = form.get("reference");
      const body = { txId, targetTxId: txId, player, round: inRound(form).round };
      return { command: "rollback", body, currency };
    },
    endRound: ({ form, seat: { player } }) => ({ command: "end-round", body: { player, ...inRound(form) } }),
    adjustment: ({ form, seat }) => {
      const [, minus = "", amount = ""] = /^(-?)(.*)$/s.exec(form.get("amount") ?? "") ?? [];
      return {
        command: "adjust",
        body: {
          ...seat,
          ...inRound(form),
          txId: form.get("reference"),
          amount: minorOfDecimal(amount, seat.currency),
          direction: minus ? "OUT" : "IN",
          reason: "adjustment of the vendor",
        },
      };
    },
  }),
);

function readBet({ form, seat }: Said): ForeignOrder | null {
  const sentAt = momentIn(form.get("timestamp") ?? "");
  const { amount, ...stake } = paying({ form, seat });
  const freeRoundId = form.get("bonusCode");
  if (!sentAt || amount === null) return null;
  // A stake of a free round takes nothing from the player, whatever it is worth.
  const taken = freeRoundId === undefined ? { amount } : { amount: "0", freeRoundId };
  return {
    command: "debit",
    body: { ...inRound(form), ...stake, ...taken, token: form.get("token") },
    sentAt,
  };
}

/** A result may carry a prize of a promotion with a number of its own: both are paid or neither. */
function readResult({ form, seat, paid }: Said): ForeignOrder {
  const isFree = form.has("bonusCode");
  const win = {
    ...inRound(form),
    ...paying({ form, seat }, !isFree || paid === "byResult"),
    kind: isFree ? "FREE_ROUND" : "WIN",
  };
  if (!form.has("promoWinAmount") && !form.has("promoWinReference")) return { command: "credit", body: win };
  const prize = {
    ...win,
    txId: form.get("promoWinReference"),
    amount: minorOfDecimal(form.get("promoWinAmount") ?? "", seat.currency),
    kind: "PROMO",
  };
  return { command: "batch", body: { operations: [win, prize] } };
}

/** What every movement says. One that does not pay is recorded with its number and moves nothing. */
function paying({ form, seat }: Pick<Said, "form" | "seat">, pays = true) {
  const amount = minorOfDecimal(form.get("amount") ?? "", seat.currency);
  return { ...seat, txId: form.get("reference"), amount: pays || amount === null ? amount : "0" };
}

/** Rounds are numbered within their game. */
function inRound(form: Form): { game?: string; round?: string } {
  const [game, round] = [form.get("gameId"), form.get("roundId")];
  return game !== undefined && round !== undefined ? { game, round: `${game}:${round}` } : {};
}

/** A prize may belong to no round: then it stands for one of its currency, which ends with it. */
function inOwnRound(
  { form, seat }: Pick<Said, "form" | "seat">,
  own: string,
): { game?: string; round?: string; endRound?: boolean } {
  const { game, round } = inRound(form);
  return round === undefined
    ? { game: form.get("gameId") ?? "prize", round: `${own}:${seat.currency}`, endRound: true }
    : { ...(game === undefined ? {} : { game }), round };
}

function momentIn(timestamp: string): Date | null {
  return /^\d{13}$/.test(timestamp) ? new Date(Number(timestamp)) : null;
}
