import { LABEL_TO_COME } from "./label-of.ts";

const LABELS =
  /<label class="field__label" for="([^"]+)">(.*?)<\/label>|<fieldset [^>]*?id="([^"]+)"[^>]*><legend class="field__label">(.*?)<\/legend>/gs;
const LINKS = new RegExp(`(<a href="#([^"]+)">)${LABEL_TO_COME}(\\p{P}\\s*)`, "gu");

/** Puts the labels of a page that is written into its summary of errors: the same texts that labelOf finds in a browser. */
export function withLabels(page: string): string {
  if (!page.includes(LABEL_TO_COME)) return page;
  const labels = new Map<string, string>();
  for (const [, field, label, group, legend] of page.matchAll(LABELS)) {
    labels.set(field ?? group ?? "", (label ?? legend ?? "").replace(/<[^>]*>/g, ""));
  }
  return page.replace(LINKS, (_all, link: string, id: string, colon: string) => {
    const label = labels.get(id);
    return label ? `${link}${label}${colon}` : link;
  });
}
