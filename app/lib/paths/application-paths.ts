import { withQuery } from "./paths.ts";

/** The addresses of applications for promotions. Only what runs on the server names them, so no browser carries them. */
export const applicationPaths = {
  application: (promotion: string, query: { done?: "1" | "firstStands" } = {}) =>
    withQuery(`/member/applications/${encodeURIComponent(promotion)}`, query),
  applicationPicture: (reference: string, nth: number) =>
    `/member/applicationPictures/${encodeURIComponent(reference)}/${nth}`,
} as const;
