import { defaultBrand, setFlag } from "#server/brand/index.ts";
import type { Context } from "#server/db/context.ts";

/** A new house shows a slider at every login. Who signs in for something else goes without (L03 has its own tests). */
export async function noSlider(context: Context): Promise<void> {
  const { id: brandId } = await defaultBrand(context);
  await setFlag(context, { brandId, flag: "SLIDERLOGIN3", isOn: false });
}
