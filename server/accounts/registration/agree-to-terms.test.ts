import { expect, test } from "vitest";
import { openBrand, registrationOf } from "#tests/setup/brand.ts";
import { testContext } from "#tests/setup/database.ts";
import { registeredPlayer } from "#tests/setup/registered-player.ts";
import { askForTerms, findBrand } from "../../brand/index.ts";
import { agreeToTerms, hasAgreedSince } from "../index.ts";

test("S07 a member agrees anew once the house asks for it, and what was agreed to before is kept", async () => {
  const context = await testContext();
  const brand = await openBrand(context);
  const playerId = await registeredPlayer(context, {
    brand,
    language: "fa",
    registration: registrationOf("nima"),
  });
  const registeredAt = context.now();
  expect(brand.termsAskedAt).toBeNull();

  context.clock.forward(5_000);
  await askForTerms(context);
  const askedAt = context.now();
  context.clock.forward(5_000);
  expect((await findBrand(context, brand.id))?.termsAskedAt).toEqual(askedAt);
  expect(await hasAgreedSince(context, { playerId, since: askedAt })).toBe(false);

  await agreeToTerms(context, { playerId, version: "9.0" });
  await agreeToTerms(context, { playerId, version: "9.0" });
  expect(await hasAgreedSince(context, { playerId, since: askedAt })).toBe(true);

  const former = await context.db.call(
    {
      name: "test-former-agreements",
      text: `select terms_version as version, agreed_at as at from accounts.former_agreements where player_id = $1`,
      row: { version: "", at: new Date(0) },
    },
    [playerId],
  );
  expect(former).toEqual([{ version: brand.termsVersion, at: registeredAt }]);
  await expect(context.db.script("delete from accounts.former_agreements")).rejects.toThrow(
    "only ever added to",
  );
});
