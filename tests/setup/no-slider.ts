import type { Context } from "#server/db/context.ts";

const SWITCH_OFF = {
  name: "test.no-slider",
  text: "update brand.flags set is_on = false where code = 'SLIDERLOGIN3'",
};

/**
 * A new house shows a slider at every login. Who signs in for something else goes without (L03 has its own tests). It
 * reads no brand, so that none is kept for a second with its slider.
 */
export async function noSlider({ db }: Pick<Context, "db">): Promise<void> {
  await db.call(SWITCH_OFF, []);
}
