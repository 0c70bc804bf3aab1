import { type Profile, profileOf, profileSettings } from "../../accounts/index.ts";
import { REGISTRATION_MODES, registrationFields } from "../../brand/index.ts";
import type { PlayerVisitor } from "./visitor.ts";

type OwnProfile = {
  readonly profile: Profile;
  /** What of it the player may put right. */
  readonly settings: ReturnType<typeof profileSettings>;
};

export async function ownProfile({ context, player, brand }: PlayerVisitor): Promise<OwnProfile> {
  const profile = await profileOf(context, player.id);
  if (!profile) throw new Error(`A session of player ${player.id} is open, and there is no such player.`);
  const forms = REGISTRATION_MODES.map((mode) => registrationFields(context, brand.id, mode));
  const asked = (await Promise.all(forms)).flat();
  return { profile, settings: profileSettings(asked, { hasName: profile.payeeName !== null }) };
}
