/** One message as others see it. Whose it is, is for the rules alone: a page shows the alias. */
export type Message = {
  readonly id: string;
  readonly roomId: number;
  /** Its number in the room: what happens later has a higher one. */
  readonly seq: number;
  readonly playerId: bigint;
  readonly alias: string;
  readonly body: string;
  readonly sentAt: Date;
};

/** What happened in a room. A removal has a number of its own, so that it reaches whoever has the message. */
export type ChatEvent =
  | { readonly kind: "message"; readonly seq: number; readonly message: Message }
  | { readonly kind: "removal"; readonly seq: number; readonly removedSeq: number };

/** So many letters, counted as people count them: by code point. */
export const MESSAGE_MAX_LETTERS = 300;
