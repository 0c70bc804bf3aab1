/**
 * A username as another player may see it: enough to recognise whom one knows, too little to sign in with.
 * A name of one or two letters shows the first alone.
 */
export function maskedName(username: string): string {
  const letters = [...username];
  const shown = letters.length < 3 ? 1 : 2;
  const last = letters.length < 5 ? "" : (letters.at(-1) ?? "");
  return `${letters.slice(0, shown).join("")}•••${last}`;
}
