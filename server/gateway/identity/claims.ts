import { z } from "zod";

const TEXT_MAX = 200;

const text = z
  .string()
  .transform((said) => said.normalize("NFC").trim().slice(0, TEXT_MAX))
  .transform((said) => said || null)
  .nullish()
  .catch(null);

const said = z.object({
  sub: z.string().optional(),
  id: z.string().optional(),
  name: text,
  email: text,
});

type Claims = { readonly subject: string; readonly name: string | null; readonly email: string | null };

const SUBJECT_MAX = 255;

/** The person, as a provider names them: OpenID calls it `sub`, Facebook `id`. Null where it says nothing usable. */
export function identityClaims(answer: unknown): Claims | null {
  const read = said.safeParse(answer);
  if (!read.success) return null;
  const { sub, id, name, email } = read.data;
  const subject = sub ?? id ?? "";
  if (subject === "" || subject.length > SUBJECT_MAX) return null;
  return { subject, name: name ?? null, email: email ?? null };
}
