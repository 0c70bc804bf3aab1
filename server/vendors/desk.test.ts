import { expect, test } from "vitest";
import { type Desk, findOwner, findSeamPlayer, type SeamPlayer } from "./desk.ts";

/** A desk whose house has every player, and counts how often it is asked for one. */
function countingDesk(state: () => SeamPlayer["state"] = () => "active") {
  const asked: bigint[] = [];
  const desk: Pick<Desk, "ports" | "owners"> = {
    owners: new Map(),
    ports: {
      async findPlayer(_context, id) {
        asked.push(id);
        return { id, country: null, language: "fa", state: state(), trialOnly: id === 1n };
      },
      gameState: async () => "open",
    },
  };
  return { desk: desk as Desk, asked };
}

test("whose money it is is asked once, who may stake every time", async () => {
  const { desk, asked } = countingDesk(() => (asked.length < 2 ? "active" : "blocked"));
  expect(await findSeamPlayer(desk, "1")).toMatchObject({ id: 1n, state: "active" });
  expect(await findOwner(desk, "1")).toEqual({ id: 1n, trialOnly: true });
  expect(await findOwner(desk, "2")).toMatchObject({ id: 2n, trialOnly: false });
  expect(await findOwner(desk, "2")).toEqual({ id: 2n, trialOnly: false });
  expect(await findSeamPlayer(desk, "1")).toMatchObject({ state: "blocked" });
  expect(asked).toEqual([1n, 2n, 1n]);
});

test("a name that is no number, and a player that there is not, are nobody, and are asked for again", async () => {
  const { desk, asked } = countingDesk();
  expect(await findOwner(desk, "007")).toBeNull();
  expect(asked).toEqual([]);
  let isThere = false;
  const found = desk.ports.findPlayer;
  desk.ports.findPlayer = async (context, id) => (isThere ? found(context, id) : null);
  expect(await findOwner(desk, "3")).toBeNull();
  isThere = true;
  expect(await findOwner(desk, "3")).toMatchObject({ id: 3n });
});

test("of more players than play at once the first are forgotten, however often the others come", async () => {
  const { desk, asked } = countingDesk();
  for (let id = 1; id <= 20_001; id += 1) await findOwner(desk, `${id}`);
  for (let again = 0; again < 3; again += 1) await findSeamPlayer(desk, "20000");
  asked.length = 0;
  await findOwner(desk, "2");
  expect(asked).toEqual([]);
  await findOwner(desk, "1");
  expect(asked).toEqual([1n]);
  expect(desk.owners.size).toBe(20_000);
});
