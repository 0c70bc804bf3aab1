import type { Context } from "../../db/context.ts";
import { sendMessage } from "../../messages/index.ts";
import type { Contract, Side } from "./contract-store.ts";

type Step =
  | "contractProposed"
  | "contractSigned"
  | "contractDenied"
  | "contractChangeProposed"
  | "contractChanged"
  | "contractChangeDenied"
  | "contractEndProposed"
  | "contractEnded"
  | "contractEndedByHouse"
  | "contractEndDenied"
  | "contractExpired";

/** Tells the side that did not do it what has become of a contract. The house reads it in the office. */
export async function tellOtherSide(
  context: Context,
  { id, kind, firstParty, secondParty }: Pick<Contract, "id" | "kind" | "firstParty" | "secondParty">,
  { by, what }: { readonly by: Side; readonly what: Step },
): Promise<void> {
  const told = by === "first" ? secondParty : firstParty;
  if (told === null) return;
  const key = `${what}:${id}:${context.now().toISOString()}`;
  const facts = { reference: String(id), contract: kind };
  await sendMessage(context, { playerId: told, kind: what, facts, key });
}
