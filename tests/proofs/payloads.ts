/** Fields that a form of ours never has, by the names that others give to what decides about people and money. */
export const EXTRA_FIELDS: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ...[
      "type",
      "isAgent",
      "accountType",
      "account_type",
      "role",
      "roles",
      "isAdmin",
      "admin",
      "operator",
      "state",
    ],
    ...[
      "balance",
      "sumBalance",
      "amountMinor",
      "bonus",
      "points",
      "vip",
      "level",
      "rankLevel",
      "currency",
      "asset",
    ],
    ...["id", "playerId", "player_id", "brandId", "brand", "uplineId", "upline", "tree", "parent", "owner"],
    ...["createdAt", "verified", "mobileVerifiedAt", "emailVerifiedAt", "mustChangePassword", "passwordHash"],
    ...["purpose", "way", "family", "held", "flags", "loginedToHomePage", "limit", "ceiling", "twoFactor"],
    ...[
      "__proto__",
      "constructor",
      "prototype",
      "__proto__[isAgent]",
      "__proto__.isAgent",
      "constructor[prototype]",
    ],
    ...["constructor.prototype.isAgent", "[]", "a[0][isAgent]", "__intent__", "toString", "hasOwnProperty"],
  ].map((name) => [name, /^(?:state)$/.test(name) ? "blocked" : "2"]),
);

export type HostHeaders = Readonly<Record<string, string | string[]>>;

/** Hosts that are not ours, and ours with somebody else's beside it. */
export function HOSTS(port: number): readonly HostHeaders[] {
  const ours = `localhost:${port}`;
  const foreign = [
    ...[
      "evil.invalid",
      `evil.invalid:${port}`,
      "EVIL.INVALID",
      "evil.invalid.",
      "www.evil.invalid",
      "evil.localhost",
    ],
    ...[
      "localhost.evil.invalid",
      `localhost:${port}.evil.invalid`,
      `evil.invalid#${ours}`,
      `evil.invalid?${ours}`,
    ],
    ...[
      `${ours}@evil.invalid`,
      `evil.invalid/${ours}`,
      `${ours}/evil.invalid`,
      `${ours}, evil.invalid`,
      "evil.invalid:0",
    ],
    ...[
      "127.0.0.2",
      "[::1]",
      `[::1]:${port}`,
      "0.0.0.0",
      "2130706433",
      "0x7f000001",
      "localhost:1",
      "localhost:65535",
    ],
    ...[
      "xn--evil-inval",
      "evil_invalid",
      "-evil",
      "localhost%00evil.invalid",
      "localhost%2eevil.invalid",
      "..",
      ".",
    ],
  ].map((host): HostHeaders => ({ Host: host }));
  const beside = [
    ...[
      "X-Forwarded-Host",
      "X-Host",
      "X-Original-Host",
      "X-Forwarded-Server",
      "X-HTTP-Host-Override",
      "Forwarded",
    ],
    ...["X-Original-URL", "X-Rewrite-URL", "X-Forwarded-Proto", "X-Forwarded-Port", "X-Forwarded-Prefix"],
  ].map(
    (name): HostHeaders => ({
      Host: ours,
      [name]: name === "Forwarded" ? "host=evil.invalid" : "evil.invalid",
    }),
  );
  return [...foreign, ...beside, { Host: [ours, "evil.invalid"] }, { Host: ["evil.invalid", ours] }];
}
