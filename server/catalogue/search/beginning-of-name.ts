/** The beginning of a name and nothing that tells how long it is: enough for its owner to know it. */
export function beginningOfName(username: string): string {
  const letters = [...username];
  return `${letters.slice(0, letters.length < 4 ? 1 : 2).join("")}***`;
}
