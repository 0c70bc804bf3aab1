/**
 * The password that was typed in the header, while a page asks for one more step before it is looked at (L03): in the
 * memory of this page, given out once, and kept nowhere else.
 */
let typed = "";

export function keepTyped(password: string): void {
  typed = password;
}

export function takeTyped(): string {
  const password = typed;
  typed = "";
  return password;
}
