import { z } from "zod";

/** What a login is answered with. */
export const loginValue = z.object({
  token: z.string().meta({ description: "Sent from now on as `Authorization: Bearer …`." }),
  owed: z
    .enum(["secondFactor", "changePassword"])
    .nullable()
    .meta({ description: "What is still asked for before the token opens anything." }),
});
