import { z } from "zod";
import { wayBack } from "#app/lib/browser/way-back.ts";

const short = z.string().max(100);
const amount = {
  preset: short.optional(),
  amount: short.optional(),
  orderKey: short,
  quote: short.optional(),
};

/** What the form of a deposit posts. Whether it may be is for the cashier to say. */
export const depositForm = z.object({ method: short, ...amount });

/** What the form of a withdrawal posts. */
export const withdrawForm = z.object({
  method: short,
  payee: short,
  paymentPassword: z.string().max(400),
  /** The bonus in play that ends with it, where the box was ticked. */
  endsBonus: z.uuid().optional(),
  /** Asked for where two-step sign-in is on. */
  code: short.optional(),
  ...amount,
});

/** What the buttons on the page of an order ask for. */
export const withdrawalIntent = z.object({ intent: z.enum(["cancel", "confirm", "dispute"]) });

/** The picture is judged by what is in it, not by its name or by what the browser calls it. */
export const depositIntent = z.object({
  intent: z.enum(["cancel", "proof"]),
  proof: z.instanceof(File).optional(),
});

/** What the forms about a player's own accounts post, beside the fields that the method asks for. */
export const payeeForm = z
  .object({
    intent: z.enum(["add", "remove"]),
    method: short.optional(),
    payee: short.optional(),
    redirectTo: wayBack,
  })
  .catchall(z.string().max(400));
