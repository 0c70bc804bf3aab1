/**
 * Where something secret may be seen all the same. `page` is the one page that has to show it, `cookie` the one cookie
 * it belongs in; `personal` is no secret from the player and from the database, and has no place in a log or a URL.
 */
export type Canary = {
  readonly name: string;
  readonly value: string;
  readonly isPersonal?: boolean;
  readonly page?: string;
  readonly cookie?: string;
};

export type Seen = {
  readonly path: string;
  readonly text: string;
  readonly location: string;
  readonly cookies: readonly string[];
};

/** The same value as it may be written by whoever did not mean to write it. */
export function spellings(value: string): string[] {
  const bytes = Buffer.from(value);
  const escaped = JSON.stringify(value).slice(1, -1);
  return [
    ...new Set([
      value,
      encodeURIComponent(value),
      escaped,
      value.replaceAll("&", "&amp;").replaceAll('"', "&quot;"),
      // The end of base64 depends on what stands behind it.
      bytes.toString("base64").replace(/=+$/, "").slice(0, -1),
      bytes.toString("base64url").slice(0, -1),
      bytes.toString("hex"),
    ]),
  ].filter((spelling) => spelling.length >= 5);
}

/** A code is so short that the same digits stand by chance within longer ones: it counts where it stands alone. */
export function isShort(spelling: string): boolean {
  return spelling.length < 12;
}

/** Whether a canary stands in a text. */
export function found(canary: Canary, text: string): boolean {
  return spellings(canary.value).some(
    (spelling) =>
      text.includes(spelling) &&
      (!isShort(spelling) || new RegExp(`(?<![0-9A-Za-z.:])${spelling}(?![0-9A-Za-z])`).test(text)),
  );
}

/** Everything that is wrong with what a browser got to see. */
export function leaksSeen(canaries: readonly Canary[], seen: readonly Seen[]): string[] {
  const leaks: string[] = [];
  for (const { path, text, location, cookies } of seen) {
    for (const canary of canaries) {
      const mayBeShown = canary.isPersonal || (canary.page !== undefined && path.startsWith(canary.page));
      if (!mayBeShown && found(canary, text)) leaks.push(`${canary.name} on the page ${path}`);
      if (found(canary, location)) leaks.push(`${canary.name} in the address after ${path}`);
      for (const line of cookies) {
        const name = line.slice(0, line.indexOf("="));
        if (name !== canary.cookie && found(canary, line)) leaks.push(`${canary.name} in the cookie ${name}`);
      }
    }
  }
  return leaks;
}
