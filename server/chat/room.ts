import type { Language, LocalText } from "../core/languages.ts";

/** In a quiet room everybody reads and nobody writes. */
export const ROOM_STATES = ["open", "quiet"] as const;
export type RoomState = (typeof ROOM_STATES)[number];

export type Room = {
  readonly id: number;
  readonly brandId: string;
  readonly code: string;
  readonly names: LocalText;
  readonly topics: LocalText;
  /** What is spoken there; null for any language. */
  readonly language: Language | null;
  /** A member waits so long between two messages. */
  readonly slowS: number;
  readonly state: RoomState;
};
