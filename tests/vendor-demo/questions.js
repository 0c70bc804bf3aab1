/** What a house asks this vendor, in wallet v1 and in the dialect that can be asked. */
import { GAMES } from "./games.js";
import { isSignedByHouse } from "./wallets/hub88.js";
import { isSigned, signedHeaders } from "./wallets/wallet-v1.js";

const PAGE = 200;

const stateOf = (round) => round?.state ?? "unknown";

export function questions({ book, settings, open, url }) {
  const offered = () =>
    Object.values(GAMES).map(({ code, names, category, rtp }) => ({
      code,
      names,
      category,
      stakeMin: "100",
      stakeMax: "100",
      rtp,
      demo: true,
      freeRounds: true,
      picture: `${url}/pictures/${code}.png`,
    }));

  async function launch(dialect, { token, player, game, language, currency, back, cashier }) {
    const opened = await open({ dialect, token, player, game, language, currency, back, cashier });
    return { url: opened.ok ? `${url}/play/${opened.id}` : `${url}/closed?why=${opened.why}` };
  }

  const V1 = {
    games: () => ({ games: offered() }),
    launch: ({ returnUrl: back, cashierUrl: cashier, ...said }) =>
      launch("wallet-v1", { ...said, back, cashier }),
    "free-rounds/grant": (gift) => {
      const isPlayed = Object.hasOwn(GAMES, gift.game) && gift.stake === "100";
      if (isPlayed) book.give(gift);
      return { freeRoundId: gift.freeRoundId, status: isPlayed ? "OK" : "FAILED" };
    },
    "free-rounds/end": (gift) => {
      book.endGift(gift);
      return { freeRoundId: gift.freeRoundId, status: "OK" };
    },
    "rounds/state": ({ player, round }) => {
      const known = book.round(round);
      return { player, round, state: stateOf(known?.player === player ? known : null) };
    },
    "rounds/details": ({ round, language }) => ({ url: `${url}/v1/round?round=${round}&lang=${language}` }),
    transactions: ({ from, to, after = "0" }) => {
      const found = book.transactions.filter(
        ({ dialect, at }) => dialect === "wallet-v1" && at >= from && at < to,
      );
      const start = Number(after);
      const next = start + PAGE < found.length ? `${start + PAGE}` : null;
      return { transactions: found.slice(start, start + PAGE), next };
    },
  };

  const HUB = {
    "game/url": ({ token, user, game_code, lang, currency, lobby_url, deposit_url }) =>
      launch("hub88", {
        token,
        player: user,
        game: game_code,
        language: lang,
        currency,
        back: lobby_url,
        cashier: deposit_url,
      }),
    "game/round": ({ round, lang }) => ({ url: `${url}/hub/round?round=${round}&lang=${lang}` }),
  };

  return {
    offered,
    async v1(question, headers, body) {
      const secret = settings.secrets["wallet-v1"];
      const path = `/v1/${question}`;
      const isTheirs = isSigned(secret, headers, { path, body });
      const told = isTheirs ? await V1[question]?.(JSON.parse(body.toString("utf8"))) : null;
      const text = JSON.stringify(told ?? { code: isTheirs ? "NOT_FOUND" : "BAD_SIGNATURE" });
      const status = isTheirs ? (told ? 200 : 404) : 401;
      return { status, headers: signedHeaders(secret, { path, body: text }), text };
    },
    async hub(path, headers, body) {
      const isTheirs = isSignedByHouse(settings, body, headers["x-hub88-signature"]);
      const told = isTheirs ? await HUB[path]?.(JSON.parse(body.toString("utf8"))) : null;
      const status = isTheirs ? (told ? 200 : 404) : 401;
      return { status, headers: { "Content-Type": "application/json" }, text: JSON.stringify(told ?? {}) };
    },
  };
}
