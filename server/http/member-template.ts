/** What a page with slots is rendered for: everything about a member that changes more than a text. */
export type MemberTemplate = { readonly recentGames: number };
