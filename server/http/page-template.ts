import { inlineScripts, markupText, scriptHash, scriptLiteral } from "./page-text.ts";
import { contentPolicy } from "./security-headers.ts";

/** Marks from Unicode's private use area: nothing that a person types or that we write has them. */
const OPEN = "\ue000";
const CLOSE = "\ue001";
const SLOT = new RegExp(`${OPEN}(\\w+)${CLOSE}`);

/** Where a visitor's own value will stand in a page that is otherwise the same for many. */
export function slot(name: string): string {
  return `${OPEN}${name}${CLOSE}`;
}

export type SlotValues = Readonly<Record<string, string>>;
export type FilledPage = { readonly html: string; readonly policy: string };
export type PageTemplate = (values: SlotValues) => FilledPage;

/**
 * Takes a page that was rendered with slots apart, once, so that filling it is joining strings. The page
 * has its data twice, as markup and in the last inline script, from which the browser takes it over;
 * both are filled, each with its own way of writing a text, and the script is named by its new hash.
 */
export function pageTemplate(html: string): PageTemplate {
  const scripts = inlineScripts(html);
  const data = scripts.at(-1) ?? "";
  const at = html.lastIndexOf(data);
  const before = splitAtSlots(html.slice(0, at));
  const script = splitAtSlots(data);
  const after = splitAtSlots(html.slice(at + data.length));
  const hashes = scripts.slice(0, -1).map(scriptHash);

  return (values) => {
    const filled = join(script, values, scriptText);
    const page = `${join(before, values, markupText)}${filled}${join(after, values, markupText)}`;
    return { html: page, policy: contentPolicy([...hashes, scriptHash(filled)]) };
  };
}

/** Texts and names of slots by turns, beginning with a text. */
function splitAtSlots(text: string): string[] {
  return text.split(SLOT);
}

function join(pieces: readonly string[], values: SlotValues, write: (text: string) => string): string {
  return pieces.map((piece, index) => (index % 2 === 0 ? piece : write(slotValue(values, piece)))).join("");
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
