import { HOUR_MS, later, MINUTE_MS } from "../core/time.ts";
import type { Context } from "../db/context.ts";
import { figureOf } from "./budgets.ts";
import { CODE_TTL_MS } from "./code.ts";
import type { Recipient } from "./recipient.ts";
import { countProven, countSent, isTripped, readTraffic, saveTrip, type Traffic } from "./store.ts";

const SLICE_MS = 5 * MINUTE_MS;
const RECENT_MS = 15 * MINUTE_MS;
const JUDGED_MS = HOUR_MS;
const TRIPPED_MS = 30 * MINUTE_MS;

type Figures = ReadonlyMap<string, number>;

/**
 * Whether a country gets anything now. Counts what is about to be sent (nothing where `amount` is 0), and stops
 * sending to that country alone when too much went there in a quarter of an hour, or when almost nobody who was sent
 * a code came back with it: those are not people who are registering, but somebody who earns from every message.
 */
export async function passBreaker(
  { db, now }: Pick<Context, "db" | "now">,
  { channel, country }: Pick<Recipient, "channel" | "country">,
  { figures, amount }: { readonly figures: Figures; readonly amount: 0 | 1 },
): Promise<{ readonly isOpen: boolean; readonly trippedBy: "unproven" | "flood" | null }> {
  const at = now();
  const place = { channel, country };
  if (await isTripped(db, place, at)) return { isOpen: false, trippedBy: null };
  const slice = sliceOf(at);
  await countSent(db, place, { slice, amount });
  const traffic = await readTraffic(db, place, {
    recentFrom: sliceOf(later(at, -RECENT_MS)),
    judgedFrom: sliceOf(later(at, -JUDGED_MS)),
    // A code that was sent a moment ago may still come back.
    judgedTo: sliceOf(later(at, -CODE_TTL_MS)),
  });
  const trippedBy = verdict(traffic, channel, figures);
  if (trippedBy) await saveTrip(db, place, { at, until: later(at, TRIPPED_MS), reason: trippedBy });
  return { isOpen: trippedBy === null, trippedBy };
}

/** A code came back right. */
export async function countRightCode(
  { db }: Pick<Context, "db">,
  { channel, country }: Pick<Recipient, "channel" | "country">,
  sentAt: Date,
): Promise<void> {
  await countProven(db, { channel, country }, sliceOf(sentAt));
}

function verdict(
  traffic: Traffic,
  channel: Recipient["channel"],
  figures: Figures,
): "unproven" | "flood" | null {
  if (traffic.recent > figureOf(`${channel}-flood`, figures)) return "flood";
  // A mail may wait for hours, and costs nobody anything.
  if (channel === "mail" || traffic.judged < figureOf("sms-sample", figures)) return null;
  const isProven = traffic.proven * 100 >= traffic.judged * figureOf("sms-proven-percent", figures);
  return isProven ? null : "unproven";
}

function sliceOf(moment: Date): Date {
  return new Date(Math.floor(moment.getTime() / SLICE_MS) * SLICE_MS);
}
