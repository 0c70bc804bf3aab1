/** A sub-login as its owner reads of it. */
export type ShownSubLogin = {
  readonly id: string;
  readonly href: string;
  readonly isEnded: boolean;
  readonly cells: Readonly<Record<"name" | "rights" | "made" | "seen" | "state", string>>;
};

/** What a sub-login did lately. */
export type ShownDeeds = {
  readonly rows: readonly Readonly<Record<"id" | "at" | "deed" | "place" | "address" | "outcome", string>>[];
  /** The page after this one; null on the last. */
  readonly next: string | null;
};
