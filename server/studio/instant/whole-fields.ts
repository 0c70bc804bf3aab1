/**
 * What a caller chose, each part of which has to mean something to the game: a part that it never asks for, or of which
 * more was sent than it takes, is no choice that was meant. The form of a page carries more, and is no such thing.
 */
export class WholeFields extends URLSearchParams {
  readonly #read = new Set<string>();

  override get(name: string): string | null {
    if (super.getAll(name).length === 1) this.#read.add(name);
    return super.get(name);
  }

  override getAll(name: string): string[] {
    const sent = super.getAll(name);
    if (new Set(sent).size === sent.length) this.#read.add(name);
    return sent;
  }

  /** The parts that meant nothing so far. */
  get unread(): readonly string[] {
    return [...new Set(this.keys())].filter((name) => !this.#read.has(name));
  }
}

/** Refused with what meant nothing; null where all of it was read. */
export function whyNotWhole(fields: URLSearchParams): NotWhole | null {
  const unread = fields instanceof WholeFields ? fields.unread : [];
  return unread.length === 0 ? null : { reason: "choiceNotOffered", unread };
}

export type NotWhole = { readonly reason: "choiceNotOffered"; readonly unread?: readonly string[] };
