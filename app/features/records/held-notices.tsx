import { Notice } from "#app/components/notice.tsx";
import type { Speaker } from "#app/i18n/speech.tsx";
import { isolated } from "#app/lib/page/isolated.ts";
import { formatMoney } from "#server/core/numbers/money.ts";
import type { HeldPayout } from "#server/wallet/index.ts";

type ShownHeld = { readonly id: string; readonly kind: "info" | "good" | "warning"; readonly text: string };

const KINDS = { waiting: "info", released: "good", refused: "warning" } as const;

/** What is said of the wins of a round that were looked at. Of one that its vendor took back the movements tell. */
export function shownHeld(payouts: readonly HeldPayout[], { t, language }: Speaker): ShownHeld[] {
  return payouts.flatMap(({ id, state, amount: held, reason }) => {
    if (state === "taken-back") return [];
    const amount = isolated(formatMoney(held, language));
    const text = t(`member.round.held.${state}`, { amount, reason: isolated(reason ?? "") });
    return [{ id: id.toString(), kind: KINDS[state], text }];
  });
}

/** The same on the page. */
export function HeldNotices({ held }: { held: readonly ShownHeld[] }) {
  return held.map(({ id, kind, text }) => (
    <Notice key={id} kind={kind}>
      {text}
    </Notice>
  ));
}
