import { z } from "zod";
import { isTrialType } from "../../../accounts/index.ts";
import { ASSETS, type Asset, parseMoney } from "../../../core/numbers/money.ts";
import { done, refuse } from "../../../core/outcome.ts";
import { owesAgreement } from "../../../http/visitor/require-agreed.ts";
import { moveFunds, vendorBalances } from "../../../vendors/index.ts";
import { MOVEMENT_KINDS, statement } from "../../../wallet/index.ts";
import { askedPage } from "../../asked-page.ts";
import { type Call, signedCall } from "../../call.ts";
import { amount, asAmount, asInstant, id, instant, noPayload, pageNumber, text } from "../../shapes.ts";
import { typedAmount } from "./order-shapes.ts";
import { purse, pursesOf } from "./purse.ts";

const MODULE = 5;

const assets = Object.keys(ASSETS) as [Asset, ...Asset[]];

export const walletCalls: readonly Call[] = [
  signedCall({
    module: MODULE,
    name: "walletBalance",
    method: "GET",
    path: "/wps/v2/wallets/balance",
    about: "What there is to play with: own money, bonus, what is set aside, and play money.",
    scope: "read",
    payload: noPayload,
    value: z.object({
      sumBalance: amount.meta({
        description: "The `balance` of `real`, or of a trial account that of `trial`.",
      }),
      real: purse,
      trial: purse,
    }),
    errors: [],
    async answer({ visitor }) {
      const { real, trial } = await pursesOf(visitor);
      const { accountType } = visitor.player;
      return done({ sumBalance: (isTrialType(accountType) ? trial : real).balance, real, trial });
    },
  }),
  signedCall({
    module: MODULE,
    name: "GCS_merchantWallet",
    method: "GET",
    path: "/wps/relay/GCS_merchantWallet",
    about:
      "What the player has in the wallets of vendors that keep their own; null where one did not answer in time.",
    scope: "read",
    payload: noPayload,
    value: z.object({ wallets: z.array(z.object({ vendor: z.string(), balance: amount.nullable() })) }),
    errors: [],
    async answer({ visitor: { platform, player, brand } }) {
      const whose = { playerId: player.id, asset: brand.asset };
      const found = await vendorBalances(platform.transferVendors, whose);
      const wallets = found.map(({ vendor, balance }) => ({
        vendor: vendor.code,
        balance: balance && asAmount(balance),
      }));
      return done({ wallets });
    },
  }),
  signedCall({
    module: MODULE,
    name: "GCS_walletTransfer",
    method: "POST",
    path: "/wps/relay/GCS_walletTransfer",
    about: "Moves own money to a vendor's wallet or back. The key makes it happen once.",
    scope: "money",
    payload: z.object({
      vendor: text(20).min(1),
      direction: z.enum(["to-vendor", "from-vendor"]),
      amount: typedAmount,
    }),
    value: z.object({ state: z.enum(["sending", "unknown", "done", "refused"]), amount }),
    errors: [
      ...(["unknownWallet", "badField", "needTrueAccount", "termsOwed", "amountNotPositive"] as const),
      ...(["insufficientFunds", "keyConflict", "noAccount", "accountFrozen"] as const),
      ...(["timeOut", "exclusion", "playLimits", "withdrawalsFrozen"] as const),
    ],
    async answer({ visitor, payload, key }) {
      const { context, player, brand, platform } = visitor;
      if (isTrialType(player.accountType)) return refuse({ reason: "needTrueAccount" });
      const vendor = platform.transferVendors.find(({ code }) => code === payload.vendor);
      if (!vendor) return refuse({ reason: "unknownWallet" });
      const wished = parseMoney(payload.amount, brand.asset);
      if (!wished) return refuse({ reason: "badField", fields: ["amount"] });
      const { direction } = payload;
      if (direction === "to-vendor" && (await owesAgreement(visitor))) return refuse({ reason: "termsOwed" });
      const moved = await moveFunds(context, vendor, { playerId: player.id, key, direction, amount: wished });
      return moved.ok ? done({ state: moved.value.state, amount: asAmount(moved.value.amount) }) : moved;
    },
  }),
  signedCall({
    module: MODULE,
    name: "ODSFE2_MemTransDet",
    method: "GET",
    path: "/wps/relay/ODSFE2_MemTransDet",
    about: "The account record: every change of the player's accounts, newest first, 20 a page.",
    scope: "read",
    payload: z.object({
      page: pageNumber,
      asset: z.enum(assets).optional(),
      from: instant.optional(),
      to: instant.optional(),
    }),
    value: z.object({
      rows: z.array(
        z.object({
          movementId: id,
          kind: z.enum(MOVEMENT_KINDS),
          account: z.enum(["cash", "bonus", "hold", "points", "trial"]),
          amount,
          balanceAfter: amount,
          vendor: z.string(),
          game: z.string().nullable(),
          round: z.string().nullable(),
          at: instant,
        }),
      ),
      page: z.int(),
      totalPages: z.int(),
      total: z.int(),
    }),
    errors: [],
    async answer({ visitor: { context, player }, payload: { from, to, ...asked } }) {
      const found = await statement(context, {
        ...asked,
        playerId: player.id,
        from: from ? new Date(from) : undefined,
        to: to ? new Date(to) : undefined,
      });
      return done({
        rows: askedPage(asked.page, found).map((row) => ({
          movementId: `${row.transferId}`,
          kind: row.kind,
          account: row.account,
          amount: asAmount(row.amount),
          balanceAfter: asAmount(row.balanceAfter),
          vendor: row.vendor,
          game: row.game,
          round: row.round,
          at: asInstant(row.at),
        })),
        page: asked.page,
        totalPages: found.pageCount,
        total: found.total,
      });
    },
  }),
];
