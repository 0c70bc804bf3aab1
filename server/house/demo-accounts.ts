import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { defaultBrand } from "../brand/index.ts";
import { DEFAULT_LANGUAGE } from "../core/languages.ts";
import type { Context } from "../db/context.ts";
import { openAccount } from "../use-cases/index.ts";
import type { Config } from "./config.ts";

export type DemoAccount = { readonly username: string; readonly password: string };

const PEOPLE = [
  { username: "nima", payeeName: "نیما کاظمی" },
  { username: "sara", payeeName: "سارا محمدی" },
] as const;

/**
 * Two players to look around with, made through the registration rule on the first start in development.
 * Their passwords are random and kept beside the database, so that every start can print them.
 * In production there are none.
 */
export async function demoAccounts(context: Context, config: Config): Promise<readonly DemoAccount[]> {
  if (config.production) return [];
  const file = join(config.dataFolder, "demo-accounts.json");
  if (existsSync(file)) return JSON.parse(readFileSync(file, "utf8"));

  const brand = await defaultBrand(context);
  const accounts: DemoAccount[] = [];
  for (const { username, payeeName } of PEOPLE) {
    const password = `${randomBytes(9).toString("base64url")}7a`;
    const made = await openAccount(context, {
      brand,
      language: DEFAULT_LANGUAGE,
      registration: {
        username,
        password,
        payeeName,
        mobile: null,
        email: null,
        contacts: {},
        referralCode: null,
      },
    });
    if (made.ok) accounts.push({ username, password });
  }
  writeFileSync(file, `${JSON.stringify(accounts, null, 2)}\n`, { mode: 0o600 });
  return accounts;
}
