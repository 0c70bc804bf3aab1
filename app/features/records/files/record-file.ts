import type { Asset } from "#server/core/numbers/money.ts";

export type RecordFile = {
  /** `account-record`, `betting-record`. */
  readonly name: string;
  /** What it was filtered by. */
  readonly asset: Asset | undefined;
  readonly text: string;
};

/** A record of a player on its way to a table program: a file of its own, which nobody in between keeps. */
export function recordFileResponse({ name, asset, text }: RecordFile, now: Date, timeZone: string): Response {
  return new Response(text, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${recordFileName(name, now, timeZone, asset)}"`,
      "Cache-Control": "no-store",
      "X-Content-Type-Options": "nosniff",
    },
  });
}

/** A name that says whose day it is and what was asked for; nothing of it comes from outside. */
export function recordFileName(name: string, now: Date, timeZone: string, asset: Asset | undefined): string {
  const day = isoMoment(now, timeZone).slice(0, 10);
  return `${name}-${asset ? `${asset.toLowerCase()}-` : ""}${day}.csv`;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  let clock = clocks.get(timeZone);
  if (!clock) {
    clock = new Intl.DateTimeFormat("en-GB", { timeZone, timeZoneName: "longOffset" });
    clocks.set(timeZone, clock);
  }
  return clock;
}

/** `2026-03-21T15:30:00.000+03:30`: the moment on the wall clock of a zone, and how far that is from UTC. */
export function isoMoment(moment: Date, timeZone: string): string {
  const zone = clockOf(timeZone)
    .formatToParts(moment)
    .find(({ type }) => type === "timeZoneName");
  const offset = zone?.value.slice("GMT".length) || "+00:00";
  const [hours = 0, minutes = 0] = offset.slice(1).split(":").map(Number);
  const aheadMs = (offset.startsWith("-") ? -1 : 1) * (hours * 60 + minutes) * 60_000;
  return `${new Date(moment.getTime() + aheadMs).toISOString().slice(0, -1)}${offset}`;
}
