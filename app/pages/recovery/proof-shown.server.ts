import type { ProofKind } from "#app/features/proofs/proof-form.tsx";
import { speechOf } from "#app/i18n/speech.server.ts";
import { isolated } from "#app/lib/page/isolated.ts";
import { askedCode } from "#app/pages/codes/asked-code.server.ts";
import { codeTexts } from "#app/pages/codes/code-texts.server.ts";
import { dialingCountries, dialingValueOf, proofsOf } from "#server/accounts/index.ts";
import { requirePassword } from "#server/http/visitor/require-password.ts";
import type { RequestArgs } from "#server/http/visitor/visitor.ts";
import type { ShownProof } from "./proof-shown.ts";

/** How a member is reached by now, and what the form needs to make it another way. */
export async function shownProof(args: RequestArgs, kind: ProofKind): Promise<ShownProof> {
  const visitor = await requirePassword(args);
  const { context, player, language, country } = visitor;
  const { t } = await speechOf(language);
  const proofs = await proofsOf(context, player.id);
  const value = proofs?.[kind] ?? null;
  const isProven = (kind === "email" ? proofs?.emailVerifiedAt : proofs?.mobileVerifiedAt) != null;
  const isDone = new URL(args.request.url).searchParams.has("done");
  return {
    kind,
    title: t(`codes.${kind}.title`),
    texts: await codeTexts(language, kind, "email"),
    done: isDone ? t(`codes.${kind}.saved`) : null,
    now: value === null ? null : { value: isolated(value), isProven },
    code: await askedCode(visitor, { purpose: "bind", channel: kind === "email" ? "mail" : "sms" }),
    dialing:
      kind === "mobile" ? { countries: dialingCountries(language), chosen: dialingValueOf(country) } : null,
  };
}
