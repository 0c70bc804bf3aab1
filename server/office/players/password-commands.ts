import { z } from "zod";
import { findBrand, setPasswordDays } from "../../brand/index.ts";
import { done } from "../../core/outcome.ts";
import { type Command, changing, looking, refused } from "../command.ts";
import { code, count } from "../fields.ts";
import { facts } from "../lines.ts";
import { brandIdOf } from "../site/brand-said.ts";

const passwordsShow = looking({
  about: "after how many days a password is to be changed; it is where PWDEXPFORCECHANGE3 is on",
  said: z.object({ brand: code.optional() }),
  async look(office, { brand }) {
    const known = await findBrand(office.context, await brandIdOf(office, brand));
    if (!known) return refused("unknownBrand");
    return done(
      facts([
        ["brand", known.id],
        ["days", String(known.passwordDays)],
      ]),
    );
  },
});

const passwordsDays = changing({
  about: "say after how many days a password is to be changed, 1 to 3650",
  words: ["days"],
  said: z.object({ days: count, brand: code.optional() }),
  subject: ({ brand }) => `brand ${brand ?? "default"} passwords`,
  async change(office, { days, brand }) {
    const brandId = await brandIdOf(office, brand);
    const set = await setPasswordDays(office.context, { brandId, days });
    if (!set.ok) return set;
    const lines = [`A password of ${brandId} is to be changed after ${days} days.`];
    return done({ lines, before: { days: set.value.before }, after: { days } });
  },
});

export const PASSWORD_COMMANDS: Readonly<Record<string, Command>> = {
  "passwords show": passwordsShow,
  "passwords days": passwordsDays,
};
