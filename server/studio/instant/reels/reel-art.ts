/** Where each symbol is drawn: the sprite of all of them, and those that are drawn elsewhere, `name` or `name#id`. */
export type ReelArt = { readonly sprite: string; readonly others?: Readonly<Record<string, string>> };
