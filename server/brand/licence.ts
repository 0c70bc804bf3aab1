/** The regulators whose badges the footer can show (F10). */
export const AUTHORITIES = ["MGA", "BVI", "PAGCOR"] as const;

export type Authority = (typeof AUTHORITIES)[number];

/** A licence as the operator entered it: nothing of it is invented by the house. */
export type Licence = {
  readonly authority: Authority;
  /** As the regulator writes it. */
  readonly number: string;
  /** The regulator's own record of it, over https. */
  readonly url: string;
};
