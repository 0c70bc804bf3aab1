import { useEffect, useRef, useState } from "react";
import { useSpeech } from "#app/i18n/speech.tsx";
import { Icon } from "../icon.tsx";
import type { FieldProps } from "./field.tsx";
import { FieldFrame } from "./field-frame.tsx";
import { useFieldParts } from "./form-scope.ts";

type PasswordFieldProps = Omit<FieldProps, "type"> & {
  /** What was typed somewhere else a moment ago, where a password was not looked at yet. */
  typed?: () => string;
};

/**
 * A password, with a button that shows it. Without script there is no button. The password is hidden
 * again when the form is sent and when the page comes back from the browser's memory.
 */
export function PasswordField({ name, label, hint, answer, typed, ...rest }: PasswordFieldProps) {
  const { t } = useSpeech();
  const parts = useFieldParts({ name, hint, answer });
  const input = useRef<HTMLInputElement>(null);
  const [canShow, setCanShow] = useState(false);
  const [isShown, setIsShown] = useState(false);

  useEffect(() => {
    const form = input.current?.form;
    const hide = () => setIsShown(false);
    setCanShow(true);
    form?.addEventListener("submit", hide);
    window.addEventListener("pageshow", hide);
    return () => {
      form?.removeEventListener("submit", hide);
      window.removeEventListener("pageshow", hide);
    };
  }, []);

  // An answer came back: as without script, what was typed is kept and passwords are not.
  useEffect(() => {
    if (answer && input.current) input.current.value = typed?.() ?? "";
  }, [answer, typed]);

  return (
    <FieldFrame label={label} hint={hint} parts={parts}>
      <div className="field__joined">
        <input
          spellCheck={false}
          autoCapitalize="none"
          dir="ltr"
          {...rest}
          {...parts.described}
          ref={input}
          id={parts.id}
          name={name}
          type={isShown ? "text" : "password"}
          className="field__input"
        />
        <button
          type="button"
          className="icon-button field__reveal"
          hidden={!canShow}
          aria-controls={parts.id}
          onClick={() => setIsShown(!isShown)}
        >
          <Icon name={isShown ? "eye-off" : "eye"} />
          <span className="visually-hidden">
            {t(isShown ? "site.form.hidePassword" : "site.form.showPassword")}
          </span>
        </button>
      </div>
    </FieldFrame>
  );
}
