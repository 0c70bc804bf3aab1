import { Link, useLocation, useNavigate } from "@remix-run/react";
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useSpeech } from "#app/i18n/speech.tsx";
import { Icon } from "../icon.tsx";
import { useModal } from "./use-modal.ts";

type DialogProps = {
  title: string;
  /** The page that the dialog lies on: where closing leads to. */
  closeHref: string;
  /** A dialog that must be answered has no way out beside its own: no link, no Escape, no press beside it. */
  mustAnswer?: boolean;
  /** How long it waits before it opens, and how long it takes to go. */
  openDelayMs?: number;
  closeDelayMs?: number;
  isWide?: boolean;
  /** Called when it has been left: the page without it may be long in coming, and it need not stay until then. */
  onLeave?: () => void;
  children: ReactNode;
};

/** Left in the history by what opens a dialog over the page where it stands: the way back is one step. */
export type OverPage = { readonly isOverPage: true };

/**
 * A page shown as a dialog over another. Without script it stands open in the page and is closed by a
 * link. Script makes it modal: focus stays inside and goes back afterwards, and the page does not scroll.
 * Any link in it that has `data-closes` closes it.
 */
export function Dialog({ title, closeHref, mustAnswer = false, isWide = false, ...rest }: DialogProps) {
  const { openDelayMs = 0, closeDelayMs = 0, onLeave, children } = rest;
  const { t } = useSpeech();
  const dialog = useRef<HTMLDialogElement>(null);
  const toPage = useWayTo(closeHref);
  const leave = () => {
    toPage();
    onLeave?.();
  };
  useModal(dialog, { mustAnswer, openDelayMs, closeDelayMs, leave });
  const heading = useFocusWhenChanged(title);
  const isServed = useIsServed();

  return (
    <dialog
      open={isServed}
      className={isWide ? "dialog dialog--wide" : "dialog"}
      aria-labelledby="dialog-title"
      ref={dialog}
    >
      <div className="dialog__sheet">
        <div className="dialog__head">
          <h2 id="dialog-title" className="dialog__title" tabIndex={-1} ref={heading}>
            {title}
          </h2>
          {mustAnswer ? null : (
            <Link className="dialog__close" to={closeHref} preventScrollReset replace data-closes>
              <Icon name="close" />
              <span className="visually-hidden">{t("site.dialog.close")}</span>
            </Link>
          )}
        </div>
        {children}
      </div>
    </dialog>
  );
}

/**
 * Whether the server made it, and it therefore stands in the page. One that the browser makes never does: the
 * page would move to make room for it.
 */
function useIsServed(): boolean {
  const isServed = useSyncExternalStore(
    () => () => {},
    () => false,
    () => true,
  );
  return useState(isServed)[0];
}

function useWayTo(closeHref: string): () => void {
  const navigate = useNavigate();
  const state: Partial<OverPage> | null = useLocation().state;
  return () => {
    if (state?.isOverPage) navigate(-1);
    else navigate(closeHref, { preventScrollReset: true, replace: true });
  };
}

/** What is shown has become another: it is read from its title on. */
function useFocusWhenChanged(title: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const known = useRef(title);
  useEffect(() => {
    if (known.current !== title) heading.current?.focus();
    known.current = title;
  }, [title]);
  return heading;
}
