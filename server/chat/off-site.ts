import { foldText } from "../core/text/fold-text.ts";

/** Endings under which those who lure players away have their addresses, without those that begin a sentence. */
const ENDINGS = [
  [
    "com",
    "net",
    "org",
    "info",
    "biz",
    "io",
    "co",
    "tv",
    "cc",
    "gg",
    "app",
    "dev",
    "xyz",
    "vip",
    "bet",
    "casino",
  ],
  ["poker", "club", "site", "online", "shop", "store", "click", "icu", "website", "link", "tech", "cloud"],
  ["ir", "cn", "vn", "ru", "uk", "eu", "tr", "ae", "af", "hk", "tw", "sg", "ایران", "中国", "ไทย"],
].flat();

const SCHEME = /(?:[a-z][a-z0-9+.-]{1,14}:\/\/|\bwww\s*\.)/u;
const PATH = /[\p{L}\p{N}-]+\.\p{L}{2,}\/\S/u;
const NUMBERS = /\b\d{1,3}(?:\.\d{1,3}){3}\b/;
const DOMAIN = new RegExp(`[\\p{L}\\p{N}]\\.(?:${ENDINGS.join("|")})(?![\\p{L}\\p{N}])`, "u");

/** A dot as it is written by those who know that dots are looked for. */
const HIDDEN_DOT = /\s*[[({<]\s*(?:\.|dot|نقطه)\s*[\])}>]\s*|\s+(?:dot|نقطه)\s+|[。．｡·•]/gu;
/** `name . com` is an address and `Hello . In the evening` is not. */
const LOOSE_DOT = /\s+\.\s*(?=(?:com|net|org|ir|bet|casino)(?![\p{L}\p{N}]))/gu;

/** Whether a text names a place outside of the house, also where the dots are written as words. */
export function hasLink(text: string): boolean {
  const folded = foldText(text);
  const plain = folded.replace(HIDDEN_DOT, ".").replace(LOOSE_DOT, ".");
  return [folded, plain].some((said) => [SCHEME, PATH, NUMBERS, DOMAIN].some((sign) => sign.test(said)));
}

/** A telephone number, a card, an account: so many digits, whatever stands between them. */
const LONG_NUMBER = /(?:\d[\s\-_.()/\u200c]{0,3}){9,}\d/;

/** Whether a text holds a number by which somebody can be called or paid: it belongs in no room. */
export function hasLongNumber(text: string): boolean {
  return LONG_NUMBER.test(foldText(text));
}
