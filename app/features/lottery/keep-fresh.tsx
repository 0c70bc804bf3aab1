import { useNavigation, useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import { useSpeech } from "#app/i18n/speech.tsx";

type KeepFreshProps = {
  afterMs: number;
  /** Changes with each answer of the server: only then is the next look due. */
  edition: string;
  /** Whether the page loads itself anew without script, and the way to the other. Null where something is being marked. */
  withoutScript: WithoutScript;
};

type WithoutScript = { isStill: boolean; otherHref: string } | null;

/** After how many seconds the page is loaded anew without script: what is being marked would be lost by it. */
export function looksAgainS({
  refreshMs,
  withoutScript,
}: {
  refreshMs: number;
  withoutScript: WithoutScript;
}): number | null {
  return withoutScript && !withoutScript.isStill ? Math.ceil(refreshMs / 1000) : null;
}

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
      <p>
        <a href={otherHref}>{t(isStill ? "lottery.keepFresh" : "lottery.holdStill")}</a>
      </p>
    </noscript>
  );
}
