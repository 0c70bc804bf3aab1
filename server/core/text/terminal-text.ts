/**
 * What a terminal or its reader would take for more than text: controls of both sets (an escape clears a screen, C1 has
 * one of its own), ends of lines and paragraphs, signs that turn the order of what follows, halves of a pair.
 */
const OBEYED = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu;

/** One line as a terminal may show it. Each such sign becomes one that is seen, so columns stay where they are. */
export function terminalText(text: string): string {
  return text.replace(OBEYED, "\ufffd");
}
