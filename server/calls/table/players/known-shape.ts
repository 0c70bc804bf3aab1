import { z } from "zod";

/** How a player is known among players. */
export const known = z.object({ nickname: z.string().nullable(), avatar: z.string().nullable() }).meta({
  description:
    "How others see the player; both null where they chose nothing. The picture is an address of this house.",
});
