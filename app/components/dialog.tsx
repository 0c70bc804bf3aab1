import { Link, useNavigate } from "@remix-run/react";
import { type ReactNode, useEffect, useRef } from "react";
import { useSpeech } from "#app/i18n/speech.tsx";
import { Icon } from "./icon.tsx";

type DialogProps = {
  title: string;
  /** The page that the dialog lies on: where closing leads to. */
  closeHref: string;
  /** A dialog that must be answered does not close by Escape or by a press beside it. */
  mustAnswer?: boolean;
  children: ReactNode;
};

/**
 * A page shown as a dialog over another. Without script it stands open in the page and is closed by a
 * link. Script makes it modal: focus stays inside and goes back afterwards, and the page does not scroll.
 */
export function Dialog({ title, closeHref, mustAnswer = false, children }: DialogProps) {
  const { t } = useSpeech();
  const navigate = useNavigate();
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => (dialog.current ? makeModal(dialog.current) : undefined), []);

  useEffect(() => {
    const element = dialog.current;
    const leave = (event: Event) => {
      if (event.type === "click" && event.target !== element) return;
      event.preventDefault();
      if (!mustAnswer) navigate(closeHref, { preventScrollReset: true, replace: true });
    };
    element?.addEventListener("cancel", leave);
    element?.addEventListener("click", leave);
    return () => {
      element?.removeEventListener("cancel", leave);
      element?.removeEventListener("click", leave);
    };
  }, [closeHref, mustAnswer, navigate]);

  return (
    <dialog open className="dialog" aria-labelledby="dialog-title" ref={dialog}>
      <div className="dialog__sheet">
        <header className="dialog__head">
          <h2 id="dialog-title">{title}</h2>
          <Link className="dialog__close" to={closeHref} preventScrollReset replace>
            <Icon name="close" />
            <span className="visually-hidden">{t("site.dialog.close")}</span>
          </Link>
        </header>
        {children}
      </div>
    </dialog>
  );
}

/** Returns what undoes it. Browsers without modal dialogs keep the one that stands in the page. */
function makeModal(element: HTMLDialogElement): (() => void) | undefined {
  if (typeof element.showModal !== "function") return undefined;
  const focusedBefore = document.activeElement;
  const page = document.documentElement;
  element.removeAttribute("open");
  element.showModal();
  page.classList.add("page--still");
  return () => {
    element.close();
    page.classList.remove("page--still");
    if (focusedBefore instanceof HTMLElement) focusedBefore.focus();
  };
}
