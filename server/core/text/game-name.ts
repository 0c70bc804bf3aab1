/** A game as operators and terms name it, `VENDOR/game`, in its two parts. */
export function gameNamed(named: string): { readonly vendor: string; readonly game: string } {
  const at = named.indexOf("/");
  return { vendor: named.slice(0, at), game: named.slice(at + 1) };
}
