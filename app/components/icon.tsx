/** The pictures of public/brand/icons.svg; tests/unit/styles.test.ts holds the two together. */
export const ICONS = [
  "alert",
  "bell",
  "check",
  "chevron-down",
  "chevron-end",
  "clock",
  "close",
  "contrast",
  "copy",
  "deposit",
  "ends",
  "eye",
  "eye-off",
  "flame",
  "gem",
  "gift",
  "globe",
  "heart",
  "info",
  "ledger",
  "list",
  "logout",
  "mail",
  "mobile",
  "moon",
  "pause",
  "play",
  "refresh",
  "search",
  "seed",
  "shield",
  "sun",
  "swap",
  "team",
  "upline",
  "user",
  "wallet",
  "withdrawal",
] as const;

export type IconName = (typeof ICONS)[number];

const DIRECTED: ReadonlySet<IconName> = new Set(["chevron-end", "ends", "logout"]);

/** A sign beside a word. It says nothing by itself: what stands alone needs a hidden text of its own. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg
      className={DIRECTED.has(name) ? "icon icon--directed" : "icon"}
      aria-hidden="true"
      width="20"
      height="20"
    >
      <use href={`/brand/icons.svg#${name}`} />
    </svg>
  );
}
