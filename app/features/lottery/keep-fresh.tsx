import { useNavigation, useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import { useSpeech } from "#app/i18n/speech.tsx";

type KeepFreshProps = {
  afterMs: number;
  /** Changes with each answer of the server: only then is the next look due. */
  edition: string;
  /**
   * Where the page does not load itself anew, or does, without script. Null where something is being marked, which would
   * be lost by it.
   */
  withoutScript: { isStill: boolean; otherHref: string } | null;
};

/** Looks again when a draw closes (C04). A form that is on its way is not disturbed. */
export function KeepFresh({ afterMs, edition, withoutScript }: KeepFreshProps) {
  const { revalidate } = useRevalidator();
  const { state } = useNavigation();
  const { t } = useSpeech();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new edition begins the wait anew.
  useEffect(() => {
    if (state !== "idle") return;
    const timer = setTimeout(revalidate, afterMs);
    return () => clearTimeout(timer);
  }, [afterMs, edition, revalidate, state]);

  if (!withoutScript) return null;
  const { isStill, otherHref } = withoutScript;
  return (
    <noscript>
      {isStill ? null : <meta httpEquiv="refresh" content={String(Math.ceil(afterMs / 1000))} />}
      <p>
        <a href={otherHref}>{t(isStill ? "lottery.keepFresh" : "lottery.holdStill")}</a>
      </p>
    </noscript>
  );
}
