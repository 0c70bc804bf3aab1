import type { AskedCode } from "#app/features/codes/asked-code.ts";
import type { Visitor } from "#server/http/visitor/visitor.ts";
import { codeTexts } from "./code-texts.server.ts";

/** What `<CodeField code={…}>` needs, for a loader. The other half is app/routes/entry/send-code.tsx. */
export async function askedCode(
  { language }: Pick<Visitor, "language">,
  asked: Pick<AskedCode, "purpose" | "channel">,
): Promise<AskedCode> {
  return { ...asked, texts: await codeTexts(language, "field") };
}
