import { oneOf } from "#app/lib/paths/query.ts";
import { type DaysFilter, daysAsked, personNamed } from "../asked-days.server.ts";

/** What figures are filtered by, as it stands in their address. */
export type ProfitFilter = DaysFilter & { readonly of: string; readonly whole: "1" | "" };

/** A leap year. */
const DAYS_MAX = 366;

/** What the address of a team's figures asks for; null where it names no person. What else it does not know filters nothing. */
export function profitQuery(url: string, now: Date, timeZone: string) {
  const query = new URL(url).searchParams;
  const [of, after] = [personNamed(query, "of"), personNamed(query, "after")];
  if (of === null || after === null) return null;
  const whole = oneOf(["", "1"], query.get("whole"));
  const { days, isBad, between } = daysAsked(query, { daysMax: DAYS_MAX, now, timeZone });
  const filter: ProfitFilter = { of, whole, ...days };
  const named = { of: of === "" ? null : BigInt(of), after: after === "" ? 0n : BigInt(after) };
  return { filter, isBad, asked: { ...named, isWhole: whole === "1", ...between } };
}
