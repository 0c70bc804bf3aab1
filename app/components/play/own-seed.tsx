import { useEffect, useRef } from "react";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { FormAnswer } from "#app/lib/browser/form-answer.ts";
import { FieldFrame } from "../fields/field-frame.tsx";
import { useFieldParts } from "../fields/form-scope.ts";

const SEED_BYTES = 16;

/** Of the browser's own chance: the house learns it with the stake. */
function drawnSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(SEED_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

type OwnSeedFieldProps = {
  label: string;
  hint: string;
  answer?: FormAnswer | undefined;
  maxLength: number;
  required?: boolean;
  /** The form that it belongs to, where it stands outside of it. */
  form?: string;
};

/** A seed of the player's own: drawn by the browser where it has script, else typed. Either may be typed over. */
export function OwnSeedField({ label, hint, answer, ...rest }: OwnSeedFieldProps) {
  const parts = useFieldParts({ name: "clientSeed", hint, answer });
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (input.current?.value === "") input.current.value = drawnSeed();
  }, []);

  return (
    <FieldFrame label={label} hint={hint} parts={parts}>
      <input
        {...rest}
        {...parts.described}
        ref={input}
        id={parts.id}
        name="clientSeed"
        className="field__input"
        defaultValue={parts.given}
        dir="auto"
        autoComplete="off"
        spellCheck={false}
      />
    </FieldFrame>
  );
}

/** What a game asks for before the first stake of a pair of seeds; the house has committed to its own part. */
export function OwnSeed({ commit, form }: { commit: string; form: string }) {
  const { t } = useSpeech();
  return (
    <details className="own-seed odds__lines">
      <summary>{t("play.ownSeed.title")}</summary>
      <p>{t("play.ownSeed.text")}</p>
      <p className="field__hint">
        {t("play.seeds.commit")} <code>{commit}</code>
      </p>
      <OwnSeedField
        label={t("play.seeds.clientSeed")}
        hint={t("play.ownSeed.hint")}
        maxLength={200}
        form={form}
      />
    </details>
  );
}
