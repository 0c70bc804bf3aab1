import type { WalletAnswer } from "#server/vendors/protocol.ts";
import type { Breaks } from "./breaks.ts";
import { type Deed, deedsOf, gainsIn, keyOf, OPERATIONS } from "./deeds.ts";
import type { Recorded } from "./ledger-reading.ts";
import type { Order } from "./order.ts";
import { VENDORS } from "./secrets.ts";

const FIRST_HOUSE_KIND = 10;

/** Holds every answer against what the ledger has: what was acknowledged is there, what was refused is not. */
export function checkAcknowledgements(
  orders: readonly Order[],
  ledger: readonly Recorded[],
  breaks: Breaks,
): void {
  const recorded = groupBy(ledger, ({ scope, player, kind, key }) =>
    keyOf(scope, player, kind < FIRST_HOUSE_KIND ? kind : OPERATIONS.house, key),
  );
  const reversed = new Set(ledger.flatMap(({ reverses }) => (reverses === null ? [] : [reverses])));
  const deeds = groupBy(orders.flatMap(deedsOf), ({ key }) => key);
  for (const [key, ofKey] of deeds) {
    checkKey(key, ofKey, recorded.get(key) ?? [], breaks);
    for (const deed of ofKey) checkRefund(deed, recorded, reversed, breaks);
  }
  for (const [key, [movement]] of recorded) {
    if (movement && wasOrdered(movement) && !deeds.has(key)) {
      breaks.add("doubled", `transfer ${movement.id} (${key}) was ordered by nobody`);
    }
  }
}

/** All but what the stage gave everybody to begin with. */
function wasOrdered({ scope, kind }: Recorded): boolean {
  return kind >= FIRST_HOUSE_KIND || VENDORS.some((vendor) => vendor === scope);
}

function checkKey(key: string, deeds: readonly Deed[], movements: readonly Recorded[], breaks: Breaks): void {
  if (movements.length > 1) breaks.add("doubled", `${key} moved money ${movements.length} times`);
  const decided = deeds.filter(
    ({ answer, forgetful }) => answer && !isOpen(answer) && (answer.code === "OK" || !forgetful),
  );
  if (new Set(decided.map(({ content }) => content)).size > 1) {
    breaks.add("doubled", `${key} was decided for two contents`);
  }
  const done = decided.find(({ answer }) => answer?.code === "OK");
  if (done) checkDone(key, done, movements[0], breaks);
  else if (movements[0] && deeds.every(({ answer, forgetful }) => answer !== null && !forgetful)) {
    breaks.add(
      "doubled",
      `${key} was refused (${decided[0]?.answer?.code}) and is transfer ${movements[0].id}`,
    );
  }
}

function checkDone(
  key: string,
  { answer, gains, forgetful }: Deed,
  movement: Recorded | undefined,
  breaks: Breaks,
): void {
  const transferId = answer?.transferId ?? null;
  if (transferId === null) {
    if (movement) breaks.add("doubled", `${key} was to move nothing and is transfer ${movement.id}`);
  } else if (movement?.id.toString() !== transferId) {
    breaks.add(
      "lost",
      `${key} was acknowledged as transfer ${transferId} and is ${movement?.id ?? "nowhere"}`,
    );
  } else if (gains !== null && gains !== gainsIn(movement.entries, { apart: forgetful })) {
    breaks.add(
      "lost",
      `${key} was to move ${gains} and moved ${gainsIn(movement.entries, { apart: forgetful })}`,
    );
  }
}

/** Whatever a rollback was told OK for is there no more, or never came. */
function checkRefund(
  { name, answer, targets }: Deed,
  recorded: ReadonlyMap<string, readonly Recorded[]>,
  reversed: ReadonlySet<bigint>,
  breaks: Breaks,
): void {
  if (answer?.code !== "OK") return;
  for (const target of targets) {
    for (const { id } of recorded.get(target) ?? []) {
      if (!reversed.has(id))
        breaks.add("lost", `${name}: ${target} was rolled back and transfer ${id} stands`);
    }
  }
}

/** Neither of these says that a key was decided. */
function isOpen({ code }: WalletAnswer): boolean {
  return code === "DUPLICATE_CONFLICT" || code === "BET_NOT_FOUND";
}

function groupBy<Item>(items: readonly Item[], nameOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const name = nameOf(item);
    const known = groups.get(name);
    if (known) known.push(item);
    else groups.set(name, [item]);
  }
  return groups;
}
