/** The vendor's own pages: plain forms, so that they are played with script and without. */
import { GAMES } from "./games.js";

const TEXTS = {
  fa: {
    stake: "شرط ۱٫۰۰",
    heads: "شیر",
    tails: "خط",
    climb: "یک پله بالاتر",
    take: "برداشت",
    won: "بردید",
    lost: "این بار نشد",
    open: "دور باز است",
    back: "خروج",
    cashier: "صندوق",
    balance: "موجودی",
    demo: "نمایشی",
    ended: "این نشست تمام شده است.",
    refused: "دور شروع نشد",
    round: "دور",
  },
  en: {
    stake: "Stake 1.00",
    heads: "Heads",
    tails: "Tails",
    climb: "One step up",
    take: "Take it",
    won: "You won",
    lost: "Not this time",
    open: "The round is open",
    back: "Leave",
    cashier: "Cashier",
    balance: "Balance",
    demo: "Demo",
    ended: "This session has ended.",
    refused: "The round did not begin",
    round: "Round",
  },
};
const textsOf = (language) => TEXTS[language] ?? TEXTS.en;

const SIGNS = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const safe = (text) => String(text).replace(/[&<>"]/g, (sign) => SIGNS[sign]);
const shown = (minor) => `${minor.padStart(3, "0").slice(0, -2)}.${minor.padStart(3, "0").slice(-2)}`;

function page(language, title, body) {
  const direction = language === "fa" ? "rtl" : "ltr";
  return `<!DOCTYPE html><html lang="${safe(language)}" dir="${direction}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>${safe(title)}</title><style>
body{font:1.1rem system-ui,sans-serif;margin:1.5rem;color:#1d2b2f;background:#f3f6f4}
button,a.way{font:inherit;padding:.6rem 1.2rem;margin:.2rem;border:0;border-radius:.5rem;background:#14747c;color:#fff;text-decoration:none;display:inline-block}
a.way{background:#52616a}output{display:block;font-size:1.4rem;margin:1rem 0}</style></head><body>${body}</body></html>`;
}

const button = (move, text) => `<button name="move" value="${move}">${safe(text)}</button>`;

function roundLine(round, t) {
  if (!round) return "";
  const steps = round.steps.map(({ move, shows }) => `${t[move] ?? move} → ${t[shows] ?? shows}`).join(", ");
  const ends = round.state === "open" ? t.open : round.pays > 0 ? `${t.won} ${shown(round.paid)}` : t.lost;
  return `<output data-round="${safe(round.id)}" data-state="${round.state}" data-paid="${round.paid ?? ""}">${safe(ends)} ${safe(steps)}</output>`;
}

export function gamePage(session, round, { refused } = {}) {
  const t = textsOf(session.language);
  const game = GAMES[session.game];
  const moves =
    round?.state === "open" ? game.moves.map((move) => button(move, t[move])) : [button("stake", t.stake)];
  const ways = [
    session.back && `<a class="way" data-way="back" href="${safe(session.back)}">${safe(t.back)}</a>`,
    session.cashier &&
      `<a class="way" data-way="cashier" href="${safe(session.cashier)}">${safe(t.cashier)}</a>`,
  ];
  const title = game.names[session.language] ?? game.names.en;
  return page(
    session.language,
    title,
    `<h1>${safe(title)}</h1><p>${safe(session.demo ? t.demo : t.balance)}: <b data-balance>${shown(session.balance ?? "0")}</b> ${safe(session.currency)}</p>
${refused ? `<p data-refused="${safe(refused)}">${safe(t.refused)}: ${safe(refused)}</p>` : ""}${roundLine(round, t)}
<form method="post"><input type="hidden" name="step" value="${(round?.steps.length ?? 0) + (round?.state === "open" ? 1 : 0)}">${moves.join("")}</form><p>${ways.filter(Boolean).join("")}</p>`,
  );
}

export function roundPage(round, language) {
  const t = textsOf(language);
  return page(
    language,
    t.round,
    `<h1>${safe(t.round)}</h1><p>${shown(round.stake)} ${safe(round.currency)}</p>${roundLine(round, t)}`,
  );
}

export function plainPage(language, key) {
  const t = textsOf(language);
  return page(language, t[key], `<p data-said="${key}">${safe(t[key])}</p>`);
}
