/** What somebody wrote, line by line, each in the direction of its own words. */
export function Lines({ text }: { text: string }) {
  return text.split("\n").map((line, nth) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a line of a text is its place.
    <p key={nth} dir="auto">
      {line}
    </p>
  ));
}
