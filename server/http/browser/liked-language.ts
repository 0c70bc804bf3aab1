import { isLanguage, type Language } from "../../core/languages.ts";

const HEADER_MAX = 200;
const WEIGHT = /^\s*q\s*=\s*(\d(?:\.\d{0,3})?)\s*$/i;

/** The language of ours that a browser or an app likes best, by the weights of its Accept-Language; null for none. */
export function likedLanguage(listed: string | null | undefined): Language | null {
  const wishes = (listed ?? "").slice(0, HEADER_MAX).split(",").map(wishOf);
  const liked = wishes.filter(({ weight }) => weight > 0).sort((one, other) => other.weight - one.weight);
  return liked.map(({ language }) => language).find(isLanguage) ?? null;
}

function wishOf(part: string): { readonly language: string; readonly weight: number } {
  const [range = "", ...rest] = part.split(";");
  const weight = rest.map((one) => WEIGHT.exec(one)?.[1]).find((one) => one !== undefined);
  return { language: range.trim().toLowerCase().split("-", 1)[0] ?? "", weight: Number(weight ?? 1) };
}
