import type { LocalText } from "../../../core/languages.ts";

/** A kind of fish: what a catch pays in stakes, how often it comes, and how long it stays. */
export type FishKind = {
  readonly id: string;
  readonly names: LocalText;
  readonly times: number;
  /** In so many of all fish. */
  readonly weight: number;
  readonly seconds: number;
};

/** From the smallest. The chance of a catch is the return over the payout, so no kind returns more than another. */
export const KINDS: readonly FishKind[] = [
  { id: "shrimp", names: { fa: "میگو", en: "Shrimp" }, times: 2, weight: 20, seconds: 18 },
  { id: "sardine", names: { fa: "ساردین", en: "Sardine" }, times: 3, weight: 20, seconds: 16 },
  { id: "pomfret", names: { fa: "حلوا", en: "Pomfret" }, times: 4, weight: 17, seconds: 18 },
  { id: "croaker", names: { fa: "شوریده", en: "Croaker" }, times: 5, weight: 15, seconds: 18 },
  { id: "snapper", names: { fa: "سرخو", en: "Red snapper" }, times: 8, weight: 12, seconds: 19 },
  { id: "crab", names: { fa: "خرچنگ آبی", en: "Blue crab" }, times: 10, weight: 10, seconds: 24 },
  { id: "grouper", names: { fa: "هامور", en: "Hamour" }, times: 12, weight: 9, seconds: 22 },
  { id: "cuttlefish", names: { fa: "ماهی مرکب", en: "Cuttlefish" }, times: 15, weight: 8, seconds: 20 },
  { id: "kingfish", names: { fa: "شیرماهی", en: "Kingfish" }, times: 20, weight: 7, seconds: 14 },
  { id: "jellyfish", names: { fa: "عروس دریایی", en: "Jellyfish" }, times: 30, weight: 5, seconds: 26 },
  { id: "sailfish", names: { fa: "بادبان‌ماهی", en: "Sailfish" }, times: 40, weight: 4, seconds: 13 },
  { id: "ray", names: { fa: "سفره‌ماهی", en: "Ray" }, times: 60, weight: 3, seconds: 22 },
  { id: "shark", names: { fa: "کوسه", en: "Shark" }, times: 100, weight: 2, seconds: 17 },
  { id: "pearl", names: { fa: "صدف مروارید", en: "Pearl oyster" }, times: 200, weight: 1, seconds: 28 },
];

const BY_ID: ReadonlyMap<string, FishKind> = new Map(KINDS.map((kind) => [kind.id, kind]));

export function fishKind(id: string): FishKind {
  const kind = BY_ID.get(id);
  if (!kind) throw new Error(`There is no fish ${id}`);
  return kind;
}
