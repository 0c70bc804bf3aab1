import type { Brand } from "../../brand/index.ts";
import type { TooBusy } from "../../core/bounds/bounded-queue.ts";
import type { Language } from "../../core/languages.ts";
import { done, type Outcome, refuse } from "../../core/outcome.ts";
import { allOrNothing } from "../../db/all-or-nothing.ts";
import type { Context } from "../../db/context.ts";
import type { Gateways } from "../../gateway/index.ts";
import { type MessageKind, sendMessage } from "../../messages/index.ts";
import { type CodeRefusal, checkCode, forgetLinks } from "../../verification/index.ts";
import { heldAfterChange } from "../passwords/payment-password.ts";
import { judgeTry, type MoneyLocked } from "../passwords/payment-tries.ts";
import { readLoginHash } from "../store.ts";
import { tellByGateway } from "../tell-by-gateway.ts";
import type { Proofs } from "./proof-statements.ts";
import { readProofs, saveProof } from "./proof-store.ts";

export type Binding = {
  readonly brand: Brand;
  readonly playerId: bigint;
  readonly kind: "email" | "mobile";
  /** A mail address in small letters, or a number as canonicalMobile spells it. */
  readonly value: string;
  readonly code: string;
  readonly password: string;
  readonly language: Language;
  /** The network that tries, as sendCode was given it. */
  readonly network?: string;
};

export type BindRefusal =
  | MoneyLocked
  | TooBusy
  | CodeRefusal
  | { readonly reason: "passwordWrong" | "sameAddress" | "sameNumber" | "taken" };

/** What a player is reached at, and whether that is proven. */
export function proofsOf({ db }: Pick<Context, "db">, playerId: bigint): Promise<Proofs | null> {
  return readProofs(db, playerId);
}

/**
 * Makes a mailbox or a number a player's own: the code that was sent there shows that it can be read, the password
 * that it is the player who asks. The player is told in any case, in the house and by the ways that led to them until
 * now. When it takes the place of another one, no money leaves for a day (moneyOutHeldUntil), and links that wait in
 * the former mailbox open nothing any more.
 */
export async function bindProof(
  context: Context,
  gateways: Gateways,
  { brand, playerId, kind, value, code, password, language, network }: Binding,
): Promise<Outcome<null, BindRefusal>> {
  const { db } = context;
  const before = await readProofs(db, playerId);
  if (isProven(before, kind, value))
    return refuse({ reason: kind === "email" ? "sameAddress" : "sameNumber" });
  const secrets = { login: await readLoginHash(db, playerId) };
  const proven = await judgeTry(context, { playerId, typed: password, secrets });
  if (!proven.ok) return proven;
  if (!proven.value) return refuse({ reason: "passwordWrong" });
  const channel = kind === "email" ? "mail" : "sms";
  const asked = { brandId: brand.id, purpose: "bind", channel, to: value, network } as const;
  const checked = await checkCode(context, { ...asked, code });
  if (!checked.ok) return checked;

  const saved = await save(context, { playerId, kind, value });
  if (!saved.ok || !before) return saved.ok ? done(null) : saved;
  const told = { ...before, email: before.email?.toLowerCase() === value ? null : before.email };
  const changed = kind === "email" ? "emailChanged" : "mobileChanged";
  const notice = { brand, kind: saved.value.isChange ? changed : "proofAdded", language } as const;
  tellByGateway(gateways, { ...notice, proofs: told });
  return done(null);
}

/** Undone as a whole where somebody else has proved it. */
function save(
  context: Context,
  { playerId, kind, value }: Pick<Binding, "playerId" | "kind" | "value">,
): Promise<Outcome<{ isChange: boolean }, { reason: "taken" }>> {
  return allOrNothing(
    context.db,
    async (db): Promise<Outcome<{ isChange: boolean }, { reason: "taken" }>> => {
      const inside = { ...context, db };
      const at = context.now();
      const saved = await saveProof(db, kind, { playerId, value, at });
      if (saved === null) return refuse({ reason: "taken" });
      const isChange = saved.changedAt?.getTime() === at.getTime();
      await forgetLinks(inside, playerId);
      await tellPlayer(inside, playerId, { kind: KINDS[kind][isChange ? "changed" : "added"], at });
      return done({ isChange });
    },
  );
}

const KINDS = {
  email: { changed: "emailChanged", added: "emailAdded" },
  mobile: { changed: "mobileChanged", added: "mobileAdded" },
} as const satisfies Record<Binding["kind"], Record<"changed" | "added", MessageKind>>;

function isProven(proofs: Proofs | null, kind: Binding["kind"], value: string): boolean {
  if (kind === "mobile") return proofs?.mobile === value && proofs.mobileVerifiedAt !== null;
  return proofs?.email?.toLowerCase() === value && proofs.emailVerifiedAt !== null;
}

type Told = {
  readonly kind: (typeof KINDS)[Binding["kind"]]["changed" | "added"];
  readonly at: Date;
};

async function tellPlayer(context: Context, playerId: bigint, { kind, at }: Told): Promise<void> {
  const facts = { heldUntil: heldAfterChange(at).toISOString() };
  await sendMessage(context, { playerId, kind, facts, key: `${kind}:${context.newId()}` });
}
