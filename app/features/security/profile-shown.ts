import type { Speaker } from "#app/i18n/speech.tsx";
import { formatMoment } from "#app/lib/dates.ts";
import type { Profile } from "#server/accounts/index.ts";
import { digitsIn } from "#server/core/numbers/digits.ts";
import { numberEnding } from "#server/core/text/number-ending.ts";
import type { ProfileFact } from "./profile-facts.tsx";

type ProfileShown = { readonly facts: ProfileFact[]; readonly values: Readonly<Record<string, string>> };

/** A profile as its page carries it. Of an identity number only the end is shown: who owns it knows the rest. */
export function profileShown(
  { username, payeeName, idNumber, email, mobile, contacts, createdAt }: Profile,
  playerId: bigint,
  { language, timeZone }: Pick<Speaker, "language" | "timeZone">,
): ProfileShown {
  const identity: ProfileFact[] =
    idNumber === null ? [] : [{ name: "idNumber", value: `\u2066${numberEnding(idNumber)}\u2069` }];
  return {
    facts: [
      { name: "username", value: username },
      { name: "number", value: digitsIn(String(playerId), language) },
      { name: "payeeName", value: payeeName },
      ...identity,
      { name: "email", value: email },
      { name: "mobile", value: mobile },
      { name: "since", value: formatMoment(createdAt, language, timeZone) },
    ],
    values: contacts,
  };
}
