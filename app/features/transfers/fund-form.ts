import { z } from "zod";
import type { Translate } from "#app/i18n/translate.ts";
import { memberPaths } from "#app/lib/paths/member-paths.ts";
import { isId } from "#server/core/ids.ts";
import type { Language } from "#server/core/languages.ts";
import { type Asset, parseMoney } from "#server/core/numbers/money.ts";
import type { MoveRefusal, MoveRequest } from "#server/vendors/index.ts";
import type transfers from "../../../locales/en/transfers.json";

/** What a wallet is called in the form when it is not a vendor's. No vendor has this code. */
export const MAIN_WALLET = "main";

type FundReason = keyof typeof transfers.reasons;

const short = z.string().max(100);

/** What the page of wallets posts: one move, or everything back. The key makes one order of a form sent twice. */
export const fundForm = z.discriminatedUnion("task", [
  z.object({ task: z.literal("collect"), key: short.refine(isId) }),
  z.object({
    task: z.literal("move"),
    key: short.refine(isId),
    from: short.optional(),
    to: short.optional(),
    amount: short.optional(),
  }),
]);

type Posted = Extract<z.output<typeof fundForm>, { task: "move" }>;

type Errors = Record<string, string[]>;
type Wanted<Vendor> =
  | { ok: true; vendor: Vendor; move: Pick<MoveRequest, "direction" | "amount"> }
  | { ok: false; errors: Errors };
type Speaker = { readonly language: Language; readonly t: Translate };

/** The move that a form asks for, or what stands beside which of its fields. */
export function wantedMove<Vendor extends { readonly code: string }>(
  { from = "", to = "", amount = "" }: Posted,
  vendors: readonly Vendor[],
  { asset, language, t }: Speaker & { asset: Asset },
): Wanted<Vendor> {
  const refused = (field: string, reason: FundReason): Wanted<Vendor> => ({
    ok: false,
    errors: { [field]: [t(`transfers.reasons.${reason}`)] },
  });
  const [source, target] = [from, to].map((wallet) => vendors.find(({ code }) => code === wallet));
  if (!source && from !== MAIN_WALLET) return refused("from", "unknownWallet");
  if (!target && to !== MAIN_WALLET) return refused("to", "unknownWallet");
  if (from === to) return refused("to", "sameWallet");
  if (source && target) return refused("to", "vendorToVendor");
  const parsed = parseMoney(amount, asset, language);
  if (!parsed) return refused("amount", "amountUnreadable");
  if (target) return { ok: true, vendor: target, move: { direction: "to-vendor", amount: parsed } };
  if (source) return { ok: true, vendor: source, move: { direction: "from-vendor", amount: parsed } };
  return refused("from", "unknownWallet");
}

/** Why a move was not begun, at the field that it is about. */
export function moveErrors(reason: MoveRefusal["reason"], t: Translate): Errors {
  const isAmount = reason === "insufficientFunds" || reason === "amountNotPositive";
  return { [isAmount ? "amount" : ""]: [t(`transfers.reasons.${reason}`)] };
}

/** The page again, saying how the moves that were just asked for stand, and whether a vendor could not be asked. */
export function fundPath(moves: readonly { readonly id: string }[], hasUnasked = false): string {
  const query = new URLSearchParams({ asked: moves.map(({ id }) => id).join(" ") });
  if (hasUnasked) query.set("unasked", "yes");
  return `${memberPaths.transferFund()}?${query}`;
}
