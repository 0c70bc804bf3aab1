const ROOM = 62 * 1024;
const FEED_ROOM = 2 * 1024 * 1024 - 1024;
const FILE_ROOM = 5 * 1024 * 1024;

function filled(text: string, room: number): string {
  return text.repeat(Math.floor(room / text.length));
}

/** The same in each field, as much of it as there is room for. */
function inEach(encoded: string) {
  return (names: readonly string[]) => {
    const each = ROOM / names.length;
    return names.map((name) => `${name}=${filled(encoded, Math.max(0, each - name.length - 2))}`).join("&");
  };
}

/** All of it in one field, which is another one each time. */
function inOne(encoded: string) {
  let turn = 0;
  return (names: readonly string[]) => {
    turn += 1;
    const others = names.map((name) => `${name}=1`).join("&");
    return `${others}&${names[turn % names.length]}=${filled(encoded, ROOM - others.length - 60)}`;
  };
}

const numbered = (count: number, name: (nth: number) => string) =>
  Array.from({ length: count }, (_, nth) => name(nth)).join("&");

/** Forms of an allowed length, by what they are made of. */
export const FORMS: Readonly<Record<string, (names: readonly string[]) => string>> = {
  "thirty thousand repeats": () => filled("a&", ROOM),
  "repeats that are allowed": (names) =>
    filled(`${names[0]}=1&`, Math.min(ROOM, 100 * ((names[0]?.length ?? 0) + 3))),
  "many names": () => numbered(12_000, (nth) => `f${nth}`),
  "a name of brackets": (names) => `${names[0]}${filled("[b]", ROOM - 100)}=1`,
  "names with places": () => numbered(7000, (nth) => `a[${nth}]`),
  "names with places that are allowed": () => numbered(190, (nth) => `a[${nth}].b.c=1`),
  "a long name": () => `${filled("n", ROOM)}=1`,
  "a long text in each": inEach("a"),
  "a long text in one": inOne("a"),
  digits: inEach("9"),
  "digits in one": inOne("9"),
  "signs that unfold into eighteen": inEach("%EF%B7%BA"),
  "marks upon marks": inOne("%CC%81%CC%A3"),
  "half of an address": inOne("a.a-"),
  "addresses of mail": inOne("a@"),
  "numbers of telephones": inOne("%2B98"),
  "room between nothing": inOne("+%09"),
  markup: inOne("%3Cb%3E%3Ca+"),
  "back and back again": inOne("..%2F"),
  "brackets of a pattern": inOne("((a*)*"),
  quotes: inOne("%22%5C"),
  "numbers of a lottery": inOne("12,"),
  "Persian digits": inEach("%DB%B1"),
};

const keys = (count: number) => `{${Array.from({ length: count }, (_, nth) => `"k${nth}":1`).join(",")}}`;

/** Messages of a vendor or a provider of an allowed length. */
export const JSON_BODIES: Readonly<Record<string, string>> = {
  "lists in lists": filled("[", ROOM),
  "operations of nothing": `{"operations":[${filled("{},", ROOM - 40)}{}]}`,
  numbers: `{"operations":[${filled("1,", ROOM - 40)}1]}`,
  names: keys(6000),
  tokens: filled('"token":"', ROOM),
  escapes: `{"operations":"${filled("\\u0000", ROOM - 40)}"}`,
  "a long number": `{"operations":${filled("9", ROOM - 40)}}`,
};

/** Files of a feed of an allowed length. */
export const FEEDS: Readonly<Record<string, string>> = {
  "rows of nothing": `[${filled("{},", FEED_ROOM)}{}]`,
  "five thousand bad rows": `[${Array.from({ length: 5000 }, () => '{"kind":"event","event":1}').join(",")}]`,
  lists: filled("[", FEED_ROOM),
  "a row of many names": `[${keys(150_000)}]`,
  "lines of nothing": `kind\n${filled("\n", FEED_ROOM)}`,
  "a line of cells": `kind,${filled("a,", FEED_ROOM)}`,
  "lines of cells": `kind,event\n${filled("a,b\n", FEED_ROOM)}`,
  quotations: `kind\n${filled('""', FEED_ROOM)}`,
  "a long cell": `kind\n${filled("a", FEED_ROOM)}`,
};

function part(name: string, value: string, file?: string): string {
  const more = file === undefined ? "" : `; filename="${file}"\r\nContent-Type: image/png`;
  return `--x\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`;
}

/** Uploads of an allowed length, by what they are made of. */
export function upload(formToken: string): Readonly<Record<string, Buffer>> {
  const head = part("formToken", formToken) + part("intent", "proof");
  const png = "\u0089PNG\r\n\u001a\n";
  const whole = (rest: string) => Buffer.from(`${head}${rest}--x--\r\n`, "latin1");
  return {
    "sixty thousand parts": whole(filled(part("a", ""), 3_000_000)),
    "a file of one sign": whole(part("proof", filled("x", FILE_ROOM), "a.png")),
    "a file of beginnings": whole(
      part("proof", `\u00ff\u00d8\u00ff${filled("<", FILE_ROOM - 100)}`, "a.jpg"),
    ),
    "a file that is almost a picture": whole(
      part("proof", `${png}${filled("\u0000", FILE_ROOM - 200)}IEND\u00aeB\`\u0082`, "a.png"),
    ),
    "a file of boundaries": whole(part("proof", filled("\r\n--", FILE_ROOM), "a.png")),
    "a long name of a file": whole(part("proof", "x", filled("%0A", FILE_ROOM))),
    "lines of a head": whole(`--x\r\n${filled("a:\r\n", 4_000_000)}\r\nx\r\n`),
    "a long text": whole(part("note", filled("e", FILE_ROOM))),
  };
}
