import { HtmlValidate } from "html-validate";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Door, doorsOf } from "#tests/proofs/addresses.ts";
import { type Cast, castOn, type Kind } from "#tests/proofs/cast.ts";
import { type ServedSite, servedSite } from "#tests/setup/served-site.ts";

/** The standard alone: what is left out is a matter of taste, or React's way of writing. */
const validator = new HtmlValidate({
  root: true,
  extends: ["html-validate:standard"],
  rules: {
    // React writes them so: `<br/>`, `disabled=""`, `&#x27;` and `novalidate` as the standard reads them all the same.
    "void-style": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    doctype: "off",
    "no-raw-characters": "off",
    // Names of ours.
    "id-pattern": "off",
    "class-pattern": "off",
    "name-pattern": "off",
    "form-dup-name": "off",
    "long-title": "off",
    "no-trailing-whitespace": "off",
    "no-inline-style": "off",
    // Told by axe, which sees the page as it is drawn.
    "prefer-native-element": "off",
    "no-redundant-role": "off",
    "tel-non-breaking": "off",
  },
});

let site: ServedSite;
let cast: Cast;

beforeAll(async () => {
  site = await servedSite();
  cast = await castOn(site);
}, 300_000);
afterAll(() => site?.close());

async function faultsOf(kind: Kind, { path }: Pick<Door, "path">): Promise<string[]> {
  const { status, text } = await (await cast.of(kind)).get(path);
  if (status >= 300 && status < 400) return [];
  const { results } = await validator.validateString(text);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => {
      const around = (text.split("\n")[line - 1] ?? "").slice(Math.max(0, column - 60), column + 80);
      return `${kind} ${path}: ${ruleId}: ${message} … ${around}`;
    }),
  );
}

test.each(["guest", "member", "agent"] as const)(
  "T36 every page of a %s is valid HTML",
  async (kind) => {
    // The gallery of components shows one thing several times, and is in no production build.
    const pages = doorsOf(site, cast.owned).filter(({ id, isPage }) => isPage && id !== "routes/dev/gallery");
    expect(pages.length).toBeGreaterThan(50);
    const more = ["/chat/lobby?watch=1", "/lottery?gameCode=tas-dah", "/login?dialog=language"];
    const faults: string[] = [];
    for (const page of [...pages, ...more.map((path) => ({ path }))])
      faults.push(...(await faultsOf(kind, page)));
    expect([...new Set(faults)]).toEqual([]);
  },
  600_000,
);
