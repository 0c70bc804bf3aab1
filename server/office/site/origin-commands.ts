import { z } from "zod";
import { allowCallOrigin, callOriginsOf, forbidCallOrigin } from "../../brand/index.ts";
import { done } from "../../core/outcome.ts";
import { type Command, changing, looking } from "../command.ts";
import { code } from "../fields.ts";
import { table } from "../lines.ts";
import { brandIdOf } from "./brand-said.ts";

const origin = z.string().trim().toLowerCase().min(8).max(255);

const originList = looking({
  about: "origins whose pages may read what calls answer: at first none",
  said: z.object({ brand: code.optional() }),
  async look(office, { brand }) {
    const origins = await callOriginsOf(office.context, await brandIdOf(office, brand));
    return done(
      table(
        ["origin"],
        origins.map((one) => [one]),
        "No page of another origin reads calls.",
      ),
    );
  },
});

const originChange = (verb: "allow" | "forbid", about: string) =>
  changing({
    about,
    words: ["origin"],
    said: z.object({ origin, brand: code.optional() }),
    subject: ({ brand, origin: name }) => `brand ${brand ?? "default"} origin ${name}`.slice(0, 200),
    async change(office, { brand, origin: name }) {
      const request = { brandId: await brandIdOf(office, brand), origin: name };
      const change = verb === "allow" ? allowCallOrigin : forbidCallOrigin;
      const set = await change(office.context, request);
      return set.ok ? done({ lines: [`${name} is ${verb === "allow" ? "allowed" : "forbidden"}.`] }) : set;
    },
  });

export const ORIGIN_COMMANDS: Readonly<Record<string, Command>> = {
  "origin list": originList,
  "origin allow": originChange(
    "allow",
    "let pages of an origin, such as https://partner.example, read calls",
  ),
  "origin forbid": originChange("forbid", "let pages of an origin read calls no more"),
};
