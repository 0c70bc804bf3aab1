import type { ContractReason } from "#app/features/contracts/contract-reason.ts";
import type { Speaker } from "#app/i18n/speech.tsx";
import { type ContractTerms, contractTerms, writtenTerms } from "#server/agents/index.ts";
import { parseMoney } from "#server/core/numbers/money.ts";
import type { TypedTerms } from "./terms-form-schema.server.ts";
import { weighedProducts } from "./weighed-products.server.ts";

type Errors = Record<string, string[]>;
type Read = { readonly terms: ContractTerms } | { readonly errors: Errors };

const PEOPLE_MAX = 100_000n;
const RATE_MAX = 10_000n;

/**
 * The terms that were typed, on the ground of others: for what, in which cycle, and what is taken off first stay as
 * there. Otherwise what is wrong, field by field.
 */
export function readTerms(typed: TypedTerms, ground: ContractTerms, { t, language }: Speaker): Read {
  const errors: Errors = {};
  const fields = typed as Readonly<Record<string, string | number | undefined>>;
  const textOf = (name: string) => String(fields[name] ?? "").trim();

  function read(name: string, asset: "P" | "PTS", most: bigint | null, reason: ContractReason): bigint {
    const minor = parseMoney(textOf(name), asset, language)?.minor;
    if (minor !== undefined && (most === null || minor <= most)) return minor;
    errors[name] = [t(`contracts.reasons.${reason}`)];
    return 0n;
  }

  const rows = Array.from({ length: typed.rows }, (_, nth) => nth + 1).filter((nth) =>
    ["from", "people", "rate"].some((name) => textOf(`${name}${nth}`) !== ""),
  );
  const tiers = rows.map((nth) => {
    const rate = Number(read(`rate${nth}`, "P", RATE_MAX, "percentWrong"));
    if (rate === 0) errors[`rate${nth}`] = [t("contracts.reasons.percentWrong")];
    return {
      from: read(`from${nth}`, "P", null, "amountWrong"),
      people: Number(read(`people${nth}`, "PTS", PEOPLE_MAX, "peopleWrong")),
      rate,
    };
  });
  const weights = weighedProducts(ground).map((product, nth) => {
    return [product, Number(read(`weight${nth + 1}`, "P", RATE_MAX, "weightWrong"))] as const;
  });
  const terms: ContractTerms = {
    ...ground,
    issuer: typed.issuer,
    apply: typed.apply,
    tiers,
    leastStake: read("least", "P", null, "amountWrong"),
    cap: textOf("cap") === "" ? null : read("cap", "P", null, "amountWrong"),
    products: { ...ground.products, ...Object.fromEntries(weights) },
  };
  if (Object.keys(errors).length > 0) return { errors };
  const isGood = contractTerms.safeParse(writtenTerms(terms)).success;
  return isGood ? { terms } : { errors: { from1: [t("contracts.reasons.tiersWrong")] } };
}
