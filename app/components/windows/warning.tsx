import { useRef, useState } from "react";
import { useModal } from "./use-modal.ts";

type WarningProps = {
  title: string;
  text: string;
  confirm: string;
  /** What it warns of: with each other one it is shown anew. */
  of: unknown;
};

/**
 * A warning over a form, to be confirmed. The browser itself closes it, also without script, and what was typed into
 * the form stays; script makes it modal.
 */
export function Warning({ of, ...warning }: WarningProps) {
  const [confirmed, setConfirmed] = useState<unknown>(null);
  if (confirmed === of) return null;
  return <Shown {...warning} onConfirm={() => setConfirmed(of)} />;
}

function Shown({ title, text, confirm, onConfirm }: Omit<WarningProps, "of"> & { onConfirm: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useModal(dialog, {
    mustAnswer: false,
    closesItself: true,
    openDelayMs: 0,
    closeDelayMs: 0,
    leave: onConfirm,
  });
  return (
    <dialog
      open
      role="alertdialog"
      className="dialog"
      aria-labelledby="warning-title"
      aria-describedby="warning-text"
      ref={dialog}
    >
      <div className="dialog__sheet stack">
        <h2 id="warning-title" className="dialog__title" tabIndex={-1}>
          {title}
        </h2>
        <p id="warning-text">{text}</p>
        <form method="dialog">
          <button type="submit" className="button button--primary">
            {confirm}
          </button>
        </form>
      </div>
    </dialog>
  );
}
