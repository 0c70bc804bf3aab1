import type { ReactNode } from "react";

/** The words of one, where a loader says them. */
export type EmptyWords = { readonly title: string; readonly text: string };

type EmptyStateProps = { picture?: string; title: string; text?: string; children?: ReactNode };

/** What stands where a list would: why there is nothing, and what to do about it. */
export function EmptyState({ picture, title, text, children }: EmptyStateProps) {
  return (
    <div className="empty">
      {picture ? (
        <img src={picture} alt="" width="160" height="120" />
      ) : (
        <span className="empty__star" aria-hidden="true" />
      )}
      <h2 className="empty__title">{title}</h2>
      {text ? <p className="empty__text">{text}</p> : null}
      {children}
    </div>
  );
}
