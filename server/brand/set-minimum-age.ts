import { done, type Outcome, refuse } from "../core/outcome.ts";
import type { Context } from "../db/context.ts";
import type { Statement } from "../db/database.ts";

const SET_MINIMUM_AGE: Statement<{ readonly before: number }> = {
  name: "brand.set-minimum-age",
  text: `
    with was as (select code, minimum_age from brand.brands where code = $1 for no key update)
    update brand.brands set minimum_age = $2::smallint from was where brands.code = was.code
    returning was.minimum_age as before`,
};

/** As the law of most places has it; nobody younger is let in anywhere. */
const AGE_MIN = 18;
const AGE_MAX = 99;

/** From now on who registers says that they are at least so old. Gives what it was. */
export async function setMinimumAge(
  { db }: Pick<Context, "db">,
  { brandId, age }: { readonly brandId: string; readonly age: number },
): Promise<Outcome<{ before: number }, { reason: "unknownBrand" | "badAge" }>> {
  if (!Number.isInteger(age) || age < AGE_MIN || age > AGE_MAX) return refuse({ reason: "badAge" });
  const [set] = await db.call(SET_MINIMUM_AGE, [brandId, age]);
  return set ? done(set) : refuse({ reason: "unknownBrand" });
}
