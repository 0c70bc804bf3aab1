import { z } from "zod";
import { done } from "../../core/outcome.ts";
import { resetSending, sendingState, setBudget, setCountries } from "../../verification/index.ts";
import { type Command, changing, looking, refused } from "../command.ts";
import { code, yes } from "../fields.ts";
import { facts, table, when } from "../lines.ts";
import { brandIdOf } from "../site/brand-said.ts";

const budgetName = z.string().regex(/^[a-z][a-z-]{0,39}$/);
const figure = z
  .string()
  .regex(/^\d{1,7}$/)
  .transform(Number);
const country = z
  .string()
  .transform((written) => written.toUpperCase())
  .pipe(z.string().regex(/^(?:[A-Z]{2}|--)$/));
const countries = z
  .string()
  .transform((written) => written.split(",").map((one) => one.trim().toUpperCase()));

const gatewayShow = looking({
  about:
    "how many codes go out: each budget and what was used of it, where sending has stopped by itself, and the countries that are sent to",
  said: z.object({ brand: code.optional() }),
  async look(office, { brand }) {
    const brandId = await brandIdOf(office, brand);
    const { budgets, trips, countries: open } = await sendingState(office.context, brandId);
    const rows = budgets.map(({ name, most, isSet, subjects, used }) => [
      name,
      String(most),
      isSet ? "set" : "",
      String(subjects),
      String(used),
    ]);
    const stopped = trips.map((trip) => [trip.channel, trip.country, trip.reason, when(trip.until)]);
    return done([
      ...table(["budget", "most", "", "counted", "most used"], rows, ""),
      "",
      ...table(["stopped", "country", "reason", "until"], stopped, "Sending has stopped nowhere."),
      "",
      ...facts([["countries", open.join(" ")]]),
    ]);
  },
});

const gatewayBudget = changing({
  about: "set how much of something is sent (--most 100), or take the house's own figure again (--plain)",
  words: ["name"],
  said: z.object({ name: budgetName, most: figure.optional(), plain: yes.optional() }),
  subject: ({ name }) => `gateway budget ${name}`,
  async change(office, { name, most, plain }) {
    if ((most === undefined) === (plain === undefined)) return refused("mostOrPlain");
    const set = await setBudget(office.context, { name, most: most ?? null });
    if (!set.ok) return set;
    const { before, after } = set.value;
    return done({ lines: [`${name} is ${after}.`], before: { most: before }, after: { most: after } });
  },
});

const gatewayReset = changing({
  about: "send again where sending has stopped by itself, to one COUNTRY or everywhere (-- is mail)",
  words: ["country"],
  said: z.object({ country: country.optional() }),
  subject: ({ country: named }) => `gateway ${named ?? "everywhere"}`,
  async change(office, { country: named }) {
    const closed = await resetSending(office.context, named ?? null);
    return done({ lines: [`Sending goes on (${closed} stopped before).`], after: { closed } });
  },
});

const gatewayCountries = changing({
  about: "the countries to whose numbers a brand sends: --allow IR,TR, or the house's own again (--plain)",
  said: z.object({ brand: code.optional(), allow: countries.optional(), plain: yes.optional() }),
  subject: ({ brand }) => `brand ${brand ?? "default"} gateway countries`,
  async change(office, { brand, allow, plain }) {
    if ((allow === undefined) === (plain === undefined)) return refused("allowOrPlain");
    const { context } = office;
    const brandId = await brandIdOf(office, brand);
    const before = (await sendingState(context, brandId)).countries.join(" ");
    const set = await setCountries(context, { brandId, countries: allow ?? [] });
    if (!set.ok) return set;
    const after = allow?.join(" ") ?? "the house's own";
    return done({
      lines: [`${brandId} sends to: ${after}.`],
      before: { countries: before },
      after: { countries: after },
    });
  },
});

export const GATEWAY_COMMANDS: Readonly<Record<string, Command>> = {
  "gateway show": gatewayShow,
  "gateway budget": gatewayBudget,
  "gateway reset": gatewayReset,
  "gateway countries": gatewayCountries,
};
