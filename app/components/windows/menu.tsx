import { type ReactNode, useEffect } from "react";
import { Icon } from "../icon.tsx";

type MenuProps = {
  /** What the button says. */
  label: ReactNode;
  className?: string;
  /** Opens under a mouse pointer that rests on it or on its nearest `data-menu-area`. */
  opensOnHover?: boolean;
  children: ReactNode;
};

/**
 * A button that opens a panel, as an element that opens without script. With script it also closes by
 * Escape, by a press outside, when one of its links is followed and when another menu opens.
 */
export function Menu({ label, className, opensOnHover, children }: MenuProps) {
  useEffect(() => bringManners(), []);
  return (
    <details
      className={className ? `menu ${className}` : "menu"}
      data-menu={opensOnHover ? "hover" : "press"}
    >
      <summary className="menu__button">
        {label}
        <Icon name="chevron-down" />
      </summary>
      <div className="menu__panel paper">{children}</div>
    </details>
  );
}

/** A menu opens and closes without them, so they come after the page and may fail to come. */
function bringManners(): () => void {
  let leave: (() => void) | null = () => {};
  import("./menu-manners.ts").then(
    ({ enlivenMenus }) => {
      if (leave) leave = enlivenMenus();
    },
    () => {},
  );
  return () => {
    leave?.();
    leave = null;
  };
}
