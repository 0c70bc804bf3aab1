/** Elements that hold nothing which is read in the language of the page. */
const UNREAD = /^(?:script|style|template|noscript|code|pre|kbd|samp|textarea|title|head|datalist)$/;
const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
const TAG = /<(\/?)([a-zA-Z][a-zA-Z0-9-]*)((?:"[^"]*"|'[^']*'|[^>"'])*)>|<!--[\s\S]*?-->|<![^>]*>/g;
const ENTITY = /&(?:#x([0-9a-f]+)|#(\d+)|(amp|lt|gt|quot|nbsp));/gi;
const NAMED: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: " " };

/** What stands between the marks of a run from left to right: the Latin of a number to dial or an account. */
const LATIN_RUN = /\u2066[^\u2069]*\u2069/g;

/** What an element says of itself that is read aloud or shown. */
const READ_ATTRIBUTE = /\s(?:aria-label|placeholder|alt|title)="([^"]*)"/g;

/**
 * The pieces of text that a page of ours shows or has read aloud, in the order in which they stand, without program
 * text and what is marked as Latin (`dir="ltr"`, another `lang`, a run of its own).
 */
export function visibleTexts(html: string, lang = "fa"): string[] {
  const texts: string[] = [];
  const open: { name: string; isUnread: boolean }[] = [];
  const isUnread = () => open.some((element) => element.isUnread);
  const say = (text: string) => {
    const plain = decoded(text).replace(LATIN_RUN, "").replace(/\s+/g, " ").trim();
    if (plain !== "") texts.push(plain);
  };
  let from = 0;
  for (const { 0: tag, 1: slash, 2: name = "", 3: attributes = "", index } of html.matchAll(TAG)) {
    if (!isUnread()) say(html.slice(from, index));
    from = index + tag.length;
    const element = name.toLowerCase();
    if (name === "") continue;
    if (slash) {
      const at = open.findLastIndex((one) => one.name === element);
      if (at !== -1) open.length = at;
      continue;
    }
    const isMarked = isLatin(attributes, lang) || UNREAD.test(element);
    if (!isMarked && !isUnread()) for (const [, said = ""] of attributes.matchAll(READ_ATTRIBUTE)) say(said);
    if (!VOID.test(element) && !attributes.endsWith("/")) open.push({ name: element, isUnread: isMarked });
  }
  return texts;
}

function isLatin(attributes: string, lang: string): boolean {
  const language = /\slang="([^"]*)"/.exec(attributes)?.[1];
  return (
    /\sdir="ltr"/.test(attributes) ||
    (language !== undefined && language !== lang) ||
    /\shidden(?:=|\s|$)/.test(attributes)
  );
}

function decoded(text: string): string {
  return text.replace(ENTITY, (whole, hex?: string, decimal?: string, name?: string) => {
    if (name) return NAMED[name.toLowerCase()] ?? whole;
    return String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal));
  });
}
