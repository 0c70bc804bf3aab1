import { FieldErrors } from "#app/components/fields/field-frame.tsx";
import { useFieldParts } from "#app/components/fields/form-scope.ts";
import type { FormAnswer } from "#app/lib/browser/form-answer.ts";
import type { ShownGroup } from "./shown.ts";

type NumberGroupProps = ShownGroup & {
  marked: readonly number[];
  answer: FormAnswer | undefined;
};

/** The numbers of one position, or of the whole field: boxes to tick, or a line to type. */
export function NumberGroup({
  name,
  label,
  hint,
  values,
  isSides,
  columns,
  marked,
  answer,
}: NumberGroupProps) {
  const parts = useFieldParts({ name, hint, answer });
  if (values === null) {
    return (
      <div className="field">
        <label className="field__label" htmlFor={parts.id}>
          {label}
        </label>
        <p className="field__hint" id={parts.hintId}>
          {hint}
        </p>
        <FieldErrors parts={parts} />
        <textarea
          {...parts.described}
          id={parts.id}
          name={name}
          rows={2}
          dir="ltr"
          inputMode="numeric"
          className="field__input"
          defaultValue={parts.given ?? marked.join(" ")}
        />
      </div>
    );
  }
  const given = parts.given?.split(" ").map(Number) ?? marked;
  return (
    <fieldset className="numbers" id={parts.id} tabIndex={-1} {...parts.described}>
      <legend className="field__label">{label}</legend>
      <FieldErrors parts={parts} />
      <div
        className={`numbers__grid numbers__grid--${isSides ? "sides" : (columns ?? "any")}`}
        dir={isSides ? undefined : "ltr"}
      >
        {values.map(({ value, text }) => (
          <label key={value} className={isSides ? "choice number number--side" : "choice number"}>
            <input type="checkbox" name={name} value={value} defaultChecked={given.includes(value)} />
            <span className="number__face">{text}</span>
          </label>
        ))}
      </div>
      {hint ? (
        <p className="field__hint" id={parts.hintId}>
          {hint}
        </p>
      ) : null}
    </fieldset>
  );
}
