import { type IdentityHouse, identityHouse } from "../setup/oidc-provider-process.ts";
import { type Outside, outside } from "../setup/outside-process.ts";
import { type Beforehand, type OwnSite, ownSite } from "../setup/own-site.ts";
import { expect, test } from "./fixture.ts";

type Settled = {
  readonly beforehand?: Beforehand;
  /** What the office says before the first story. */
  readonly office?: readonly (readonly string[])[];
  readonly flags?: readonly string[];
  /** What the login page says once all of this is heard. */
  readonly heard?: string | RegExp;
  /** Whether somebody vouches for people: Google and Facebook then lead to a provider that the stories bring. */
  readonly hasProviders?: boolean;
  /** Whether somebody outside tells people from programs. */
  readonly hasCaptcha?: boolean;
};

type OwnDoors = { readonly site: () => OwnSite; readonly house: () => IdentityHouse };

/** So that money may be paid in by hand: what the cashier of a new house is told first. */
export const WHERE_TO_PAY = [
  ...["method", "set", "transfer"],
  ...["--fa", "به حساب نمونهٔ ما واریز کنید.", "--en", "Please pay to our sample account."],
] as const;

/** Lets all stories of a file, or of a part of it, visit a site of their own, which is removed after the last one. */
export function ownDoors({
  beforehand,
  office = [],
  flags = [],
  heard,
  hasProviders = false,
  hasCaptcha = false,
}: Settled): OwnDoors {
  let site: OwnSite | null = null;
  let house: IdentityHouse | null = null;
  let captcha: Outside | null = null;

  test.beforeAll(async () => {
    test.setTimeout(150_000);
    const own = await ownSite(beforehand);
    site = own;
    house = hasProviders ? await identityHouse(own.address) : null;
    captcha = hasCaptcha ? await outside() : null;
    await own.start({ ...house?.environment, ...captcha?.environment.captcha, TRUSTED_PROXIES: "1" });
    for (const words of office) own.office(...words);
    for (const flag of flags) own.office("brand", "flag", flag, "--on");
    if (heard === undefined) return;
    const login = async () => (await fetch(`${own.address}/login`)).text();
    await expect.poll(login, { intervals: [100], timeout: 60_000 }).toMatch(heard);
  });

  test.afterAll(async () => {
    await house?.close();
    await captcha?.close();
    await site?.remove();
  });

  // Asked for before the site is there too, by what comes before all stories.
  test.use({ baseURL: async ({ baseURL }, use) => use(site?.address ?? baseURL) });

  return {
    site() {
      if (!site) throw new Error("The site is opened before the first story and not earlier.");
      return site;
    },
    house() {
      if (!house) throw new Error("Nobody vouches for people here: hasProviders.");
      return house;
    },
  };
}
