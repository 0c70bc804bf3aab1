import { z } from "zod";
import { newPasswordShape } from "../../../accounts/index.ts";
import { registrationFields } from "../../../brand/index.ts";
import type { Visitor } from "../../../http/visitor/visitor.ts";

/** Whether a new password is one by the brand's rule (S03); the field that it was given in where it is none. */
export async function followsPasswordRule(
  { context, brand }: Visitor,
  newPassword: string,
): Promise<boolean> {
  const settings = await registrationFields(context, brand.id, "username");
  const { newPassword: rule } = newPasswordShape(settings, (key) => key);
  return z.object({ newPassword: rule }).safeParse({ newPassword }).success;
}
