import { speechOf } from "#app/i18n/speech.server.ts";
import { shownRecovery } from "#app/pages/recovery/recovery-shown.server.ts";
import { audienceOf } from "#server/http/visitor/audience.ts";
import type { Visitor } from "#server/http/visitor/visitor.ts";
import type { ForgetShown } from "../shown-dialog.ts";

export async function loadForget(visitor: Visitor, url: URL): Promise<ForgetShown | null> {
  if (audienceOf(visitor) === "members") return null;
  const { t } = await speechOf(visitor.language);
  return { modal: "forget", title: t("codes.forget.title"), ...(await shownRecovery(visitor, url)) };
}
