import { createHash } from "node:crypto";
import type { LiveStream } from "../../http/live/live-stream.ts";
import type { LiveEvent } from "./live-events.ts";

/** Longer than any that was given. */
const ID_LENGTH_MAX = 400;
const ID = /^[\w.-]+=[\w-]+(?:;[\w.-]+=[\w-]+)*$/;

export type LiveTeller = {
  /** Tells how something stands, unless that is what the app knows already. */
  tell(event: LiveEvent, name: string, version: string, facts: object): void;
};

/**
 * Everything that is told is how something stands, so nothing is lost with an event that was missed. The id of each is
 * all that the app knows after it, so whoever comes back with it (Last-Event-ID) is told what has changed and no more.
 */
export function liveTeller({ send }: Pick<LiveStream, "send">, lastEventId = ""): LiveTeller {
  const known = knownOf(lastEventId);
  return {
    tell(event, name, version, facts) {
      if (known.get(name) === version) return;
      known.set(name, version);
      const id = [...known].map(([of, at]) => `${of}=${at}`).join(";");
      send(Buffer.from(`id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(facts)}\n\n`));
    },
  };
}

function knownOf(id: string): Map<string, string> {
  if (id.length > ID_LENGTH_MAX || !ID.test(id)) return new Map();
  return new Map(id.split(";").map((pair) => pair.split("=") as [string, string]));
}

/** A name for how something stands, where it has no number. */
export function versionOf(facts: unknown): string {
  return createHash("sha256").update(JSON.stringify(facts)).digest("base64url").slice(0, 12);
}
