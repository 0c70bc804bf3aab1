import { openClient } from "./index.ts";
import { listen } from "./listen.ts";

type Place = { readonly origin: string; readonly headers?: Readonly<Record<string, string>> };
type Person = { readonly username: string; readonly password: string };

/** What an app does with its first player: signs in, finds a game, opens it, follows a lottery, and reads records. */
export async function appInADay(place: Place, person: Person) {
  const guest = openClient(place);
  const login = await guest.POST("/wps/session/login", {
    params: {},
    body: { ...person, scopes: ["read", "play"] },
  });
  if (!login.data) throw new Error(login.error?.message);
  const { token, owed } = login.data.value;
  if (owed !== null) throw new Error(`This sign-in still waits: ${owed}.`);
  const player = openClient({ ...place, token });

  const list = await player.GET("/wps/relay/GCSGAME_gameList", { params: { query: { category: "RNG" } } });
  const [game] = list.data?.value.games ?? [];
  const launch = await player.POST("/wps/game/launchGame", {
    params: { header: { "Idempotency-Key": globalThis.crypto.randomUUID() } },
    body: { nodeId: game?.nodeId ?? "", funds: "trial" },
  });

  const menus = await player.GET("/lgw/games/game_menus", {});
  const [draw] = menus.data?.value.groups.flatMap(({ gameMenus }) => gameMenus) ?? [];
  const opened = await player.GET("/lgw/vn/numeros/opened/game", {
    params: { query: { gameId: draw?.gameId ?? "" } },
  });

  // Money is paid in on the cashier's page; the stream tells when it has come.
  const paidIn = await new Promise((resolve) => {
    const stop = listen({ ...place, token }, "topics=balance", (event, data) => {
      const { real } = data as { real: { balance: { amount: string } } };
      if (event !== "balance" || Number(real.balance.amount) === 0) return;
      stop();
      resolve(real.balance.amount);
    });
  });

  const records = await player.GET("/wps/relay/ODSFE2_MemTransDet", {});
  return {
    ...{ game: game?.nodeId, launched: launch.data?.value.content, draw: draw?.gameId, paidIn },
    draws: opened.data?.value.draws.length,
    deposit: `${place.origin}/member/depositv2`,
    rows: records.data?.value.rows,
  };
}
