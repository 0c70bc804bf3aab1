import { openClient } from "./index.ts";
import { listen } from "./listen.ts";

type Place = { readonly origin: string; readonly headers?: Readonly<Record<string, string>> };
type Person = { readonly username: string; readonly password: string };

/** Made up anew for each wish of the player. */
const aKey = () => ({ header: { "Idempotency-Key": globalThis.crypto.randomUUID() } });

/** What an app does with its first player: signs in, opens a game, follows a lottery, pays in, and reads records. */
export async function appInADay(place: Place, person: Person) {
  const guest = openClient(place);
  const login = await guest.POST("/wps/session/login", {
    params: {},
    body: { ...person, scopes: ["read", "play", "money"] },
  });
  if (!login.data) throw new Error(login.error?.message);
  const { token, owed } = login.data.value;
  if (owed !== null) throw new Error(`This sign-in still waits: ${owed}.`);
  const player = openClient({ ...place, token });

  const list = await player.GET("/wps/relay/GCSGAME_gameList", { params: { query: { category: "RNG" } } });
  const [game] = list.data?.value.games ?? [];
  const launch = await player.POST("/wps/game/launchGame", {
    params: aKey(),
    body: { nodeId: game?.nodeId ?? "", funds: "trial" },
  });

  const menus = await player.GET("/lgw/games/game_menus", {});
  const [draw] = menus.data?.value.groups.flatMap(({ gameMenus }) => gameMenus) ?? [];
  const opened = await player.GET("/lgw/vn/numeros/opened/game", {
    params: { query: { gameId: draw?.gameId ?? "" } },
  });

  const ways = await player.GET("/wps/member/deposits/methods", {});
  const [way] = ways.data?.value.methods ?? [];
  const asked = { method: way?.method ?? "", amount: way?.min.amount ?? "" };
  const ordered = await player.POST("/wps/member/deposits", { params: aKey(), body: asked });
  const { reference = "", payUrl } = ordered.data?.value ?? {};

  // It is paid at `payUrl`, or as `instructions` say. Whenever the balance moves, the order says whether that was it.
  const query = { reference };
  const paidIn = await new Promise((resolve) => {
    const stop = listen({ ...place, token }, "topics=balance", async () => {
      const order = await player.GET("/wps/member/deposits/order", { params: { query } });
      if (order.data?.value.state !== "received") return;
      stop();
      resolve(order.data.value.credited.amount);
    });
  });

  const records = await player.GET("/wps/relay/ODSFE2_MemTransDet", {});
  return {
    ...{ game: game?.nodeId, launched: launch.data?.value.content, draw: draw?.gameId, paidIn },
    draws: opened.data?.value.draws.length,
    deposit: { reference, payUrl, instructions: way?.instructions },
    rows: records.data?.value.rows,
  };
}
