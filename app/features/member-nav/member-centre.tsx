import type { ReactNode } from "react";
import { Centre, type CentreEntry } from "#app/components/centre.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { EntryName } from "#app/lib/page/page-handle.ts";

type MemberCentreProps = {
  entries: readonly CentreEntry[];
  here: EntryName | undefined;
  children: ReactNode;
};

/** The member centre (M15). */
export function MemberCentre(centre: MemberCentreProps) {
  const { t } = useSpeech();
  return <Centre label={t("member.nav.label")} {...centre} />;
}
