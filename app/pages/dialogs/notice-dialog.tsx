import { NoticeSteps } from "#app/features/notices/notice-steps.tsx";
import { RichText } from "#app/features/rich-text/rich-text.tsx";
import type { NoticeShown } from "./shown-dialog.ts";

export function NoticeDialog({ dialog: { body, publishedOn, ...place } }: { dialog: NoticeShown }) {
  return (
    <article className="stack">
      <p className="quiet">{publishedOn}</p>
      <RichText html={body} />
      <NoticeSteps {...place} />
    </article>
  );
}
