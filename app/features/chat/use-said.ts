import { useCallback, useState } from "react";
import type { ShownMessage } from "#server/http/live/live-message.ts";
import type { ShownRoom } from "#server/http/live/live-room-view.ts";

export type Said = {
  /** What the page shows: what the server put on it, and what happened since. */
  readonly messages: readonly ShownMessage[];
  add(message: ShownMessage): void;
  remove(seq: number): void;
};

/** The messages of a room, kept up to date. A page that comes from the server again knows more than we added to the last. */
export function useSaid({ messages, lastSeq, isOlder }: ShownRoom): Said {
  const [added, setAdded] = useState<readonly ShownMessage[]>([]);
  const [removed, setRemoved] = useState<ReadonlySet<number>>(new Set());

  const add = useCallback((message: ShownMessage) => {
    setAdded((before) =>
      before.some(({ seq }) => seq === message.seq)
        ? before
        : [...before, message].sort((one, other) => one.seq - other.seq),
    );
  }, []);
  const remove = useCallback((seq: number) => setRemoved((before) => new Set(before).add(seq)), []);

  const since = isOlder ? [] : added.filter(({ seq }) => seq > lastSeq);
  const shown = [...messages, ...since].filter(({ seq }) => !removed.has(seq));
  return { messages: shown, add, remove };
}
