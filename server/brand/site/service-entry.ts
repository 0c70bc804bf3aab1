export const SERVICE_KINDS = ["VIP", "LIVECHAT"] as const;

export type ServiceKind = (typeof SERVICE_KINDS)[number];

/** One way to customer service, by the names of the specification (F13). */
export type ServiceEntry = {
  /** Its place among the others, which is also its name. */
  readonly csPosition: number;
  readonly csType: ServiceKind;
  /** A web page is of type 3. */
  readonly type: string;
  /** The sealed address and its key of eight characters (server/support/sealed-path.ts). */
  readonly path: string;
};
