import { inlineScripts, markupText, scriptHash, scriptLiteral } from "./page-text.ts";

/** Marks from Unicode's private use area: nothing that a person types or that we write has them. */
const OPEN = "\ue000";
const CLOSE = "\ue001";
const SLOT = new RegExp(`${OPEN}([\\w:-]+)${CLOSE}`);

/** Where a visitor's own value will stand in a page that is otherwise the same for many. */
export function slot(name: string): string {
  return `${OPEN}${name}${CLOSE}`;
}

export type SlotValues = Readonly<Record<string, string>>;
export type FilledPage = { readonly body: Buffer; readonly policy: string };
export type PageTemplate = {
  /** The names of all slots of the page, each once. */
  readonly slots: readonly string[];
  fill(values: SlotValues): FilledPage;
};

type RenderedPage = {
  readonly html: string;
  /** Its content policy, in which the last inline script is named by its hash. */
  readonly policy: string;
  /** Slots of list items that go when there is nothing to put into them. */
  readonly optional?: readonly string[];
};

/**
 * Takes a page that was rendered with slots apart, once, so that filling it is joining strings. The page
 * has its data twice, as markup and in the last inline script, from which the browser takes it over;
 * both are filled, each with its own way of writing a text, and the script is named by its new hash.
 */
export function pageTemplate({ html, policy, optional = [] }: RenderedPage): PageTemplate {
  const data = inlineScripts(html).at(-1) ?? "";
  const at = html.lastIndexOf(data);
  const before = itemsApart(html.slice(0, at), optional).map(filler(markupText));
  const script = [whole(data)].map(filler(scriptText));
  const after = [whole(html.slice(at + data.length))].map(filler(markupText));
  const [named = "", ...rest] = policy.split(scriptHash(data));

  return {
    slots: [...new Set(html.split(SLOT).filter((_, index) => index % 2 === 1))],
    fill(values) {
      const filled = joined(script, values);
      const page = joined(before, values) + filled + joined(after, values);
      const hash = scriptHash(Buffer.from(filled, "latin1"));
      return { body: Buffer.from(page, "latin1"), policy: named + hash + rest.join("") };
    },
  };
}

type Part = { readonly text: string; readonly onlyWith: string | null };

function whole(text: string): Part {
  return { text, onlyWith: null };
}

/** The markup in parts, with each optional list item a part of its own. */
function itemsApart(markup: string, optional: readonly string[]): Part[] {
  const parts: Part[] = [];
  let rest = markup;
  for (const name of optional) {
    const at = rest.indexOf(slot(name));
    if (at < 0) continue;
    const start = rest.lastIndexOf("<li", at);
    const end = rest.indexOf("</li>", at) + "</li>".length;
    parts.push(whole(rest.slice(0, start)), { text: rest.slice(start, end), onlyWith: name });
    rest = rest.slice(end);
  }
  return [...parts, whole(rest)];
}

type Filler = (values: SlotValues, written: Map<string, string>) => string;

function joined(fillers: readonly Filler[], values: SlotValues): string {
  const written = new Map<string, string>();
  return fillers.reduce((text, filled) => text + filled(values, written), "");
}

/**
 * Everything is kept as bytes in a string: joining those, and making a buffer of them, costs least. A value that
 * stands in many places is written once.
 */
function filler(write: (text: string) => string): (part: Part) => Filler {
  return ({ text, onlyWith }) => {
    const [first = "", ...pieces] = text
      .split(SLOT)
      .map((one, index) => (index % 2 === 0 ? bytes(one) : one));
    return (values, written) => {
      if (onlyWith !== null && values[onlyWith] === "") return "";
      let filled = first;
      for (let index = 0; index < pieces.length; index += 2) {
        const name = pieces[index] ?? "";
        const value = written.get(name) ?? bytes(write(slotValue(values, name)));
        written.set(name, value);
        filled += value + (pieces[index + 1] ?? "");
      }
      return filled;
    };
  };
}

function bytes(text: string): string {
  return Buffer.from(text).toString("latin1");
}

function slotValue(values: SlotValues, name: string): string {
  const value = values[name];
  if (value === undefined) throw new Error(`The page has a slot ${name} that nobody fills`);
  return value;
}

/** The data is JSON inside of a JavaScript string, so a value in it is written as a string twice. */
function scriptText(text: string): string {
  return scriptLiteral(JSON.stringify(text).slice(1, -1)).slice(1, -1);
}
