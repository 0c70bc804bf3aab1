/** What an operator said to a command: words in their order, and words with a name (`--reason "too late"`). */
export type Said = { readonly words: readonly string[]; readonly named: Readonly<Record<string, string>> };

/** A name without a word after it says yes. */
export function readSaid(args: readonly string[]): Said {
  const words: string[] = [];
  const named: Record<string, string> = {};
  for (let nth = 0; nth < args.length; nth += 1) {
    const arg = args[nth] ?? "";
    const [, name, joined] = /^--([a-z][a-z-]{0,40})(?:=(.*))?$/s.exec(arg) ?? [];
    if (name === undefined) {
      words.push(arg);
      continue;
    }
    const next = args[nth + 1];
    const takesNext = joined === undefined && next !== undefined && !next.startsWith("--");
    named[name] = joined ?? (takesNext ? next : "yes");
    if (takesNext) nth += 1;
  }
  return { words, named };
}
