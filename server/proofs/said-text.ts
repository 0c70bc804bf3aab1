/** What is hashed or signed: a title, then each thing that is said as `name=value` on a line of its own. */
export function saidText(title: string, said: Readonly<Record<string, string>>): string {
  return [title, ...Object.entries(said).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)].join(
    "\n",
  );
}

/** What a text says; null where it has another title, a line that says nothing, or says a thing twice. */
export function readSaid(title: string, text: string): Map<string, string> | null {
  const [head, ...lines] = text.split("\n");
  if (head !== title) return null;
  const said = new Map<string, string>();
  for (const line of lines) {
    const at = line.indexOf("=");
    const value = decoded(line.slice(at + 1));
    if (at < 1 || value === null || said.has(line.slice(0, at))) return null;
    said.set(line.slice(0, at), value);
  }
  return said;
}

function decoded(value: string): string | null {
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
}
