import { logIn } from "#server/accounts/index.ts";
import { openSession } from "#server/accounts/parts.ts";
import { PLACE, registrationOf } from "./brand.ts";
import { registeredPlayer } from "./registered-player.ts";
import { openSending } from "./sending.ts";

/** A house with players whom it can reach: by mail, and by a number where they have one. */
export async function openReach() {
  const sending = await openSending();
  const { context, brand, send, sent } = sending;
  let players = 0;

  async function newPlayer(more: Parameters<typeof registrationOf>[1] = {}, isMobileProven = false) {
    players += 1;
    const username = `bahram${players}`;
    const email = `bahram${players}@example.com`;
    const registration = registrationOf(username, { email, ...more });
    const playerId = await registeredPlayer(context, { brand, language: "en", registration, isMobileProven });
    return { playerId, username, email };
  }

  /** What somebody was sent, newest first. */
  async function letters(to: string): Promise<string[]> {
    return (await sent(to)).map(({ body }) => body);
  }

  /** Has a code sent there and reads it. */
  async function codeFor(
    to: string,
    purpose: "bind" | "recover",
    playerId: bigint | null = null,
  ): Promise<string> {
    await send({ to, purpose, playerId, channel: to.includes("@") ? "mail" : "sms" });
    return /\b\d{6}\b/.exec((await letters(to))[0] ?? "")?.[0] ?? "none";
  }

  return {
    ...sending,
    newPlayer,
    letters,
    codeFor,
    async isIn(username: string, password: string): Promise<boolean> {
      return (await logIn(context, { brandId: brand.id, username, password, place: PLACE })).ok;
    },
    signIn: (playerId: bigint) => openSession(context, { playerId, brand, place: PLACE }),
  };
}
