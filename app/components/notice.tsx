import type { ReactNode } from "react";
import { Icon, type IconName } from "./icon.tsx";

const SIGNS = {
  info: "info",
  plain: "info",
  good: "check",
  warning: "alert",
  error: "alert",
} as const satisfies Record<string, IconName>;

type NoticeProps = { kind: keyof typeof SIGNS; title?: string; children: ReactNode };

/** A message on the page, plain where it is neither good nor bad. An error interrupts whoever listens; the rest waits. */
export function Notice({ kind, title, children }: NoticeProps) {
  return (
    <div className={`notice notice--${kind}`} role={kind === "error" ? "alert" : "status"}>
      <Icon name={SIGNS[kind]} />
      <div className="notice__body">
        {title ? <h2 className="notice__title">{title}</h2> : null}
        {children}
      </div>
    </div>
  );
}
