import { Link } from "@remix-run/react";
import { Button } from "#app/components/button.tsx";
import { PostForm } from "#app/components/fields/post-form.tsx";
import { Notice } from "#app/components/notice.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { FormAnswer } from "#app/lib/browser/form-answer.ts";
import { paths } from "#app/lib/paths/paths.ts";
import type { Category } from "#server/catalogue/index.ts";

type LaunchPageProps = {
  nodeId: string;
  name: string;
  image: string;
  category: Category;
  /** What leads a trial account to one that holds money. */
  upgrade: string | null;
  /** Why nobody can open it now. */
  shut: string | null;
  /** Whether it may be played for nothing by one press: that was asked for, or is offered beside the other way. */
  free: "asked" | "offered" | null;
  isGuest: boolean;
  answer: FormAnswer | undefined;
};

/** One game, and the button that opens it. A guest who was refused is shown how to have an account. */
export function LaunchPage(page: LaunchPageProps) {
  const { t } = useSpeech();
  const { nodeId, name, image, category, upgrade, shut, free, isGuest, answer } = page;
  const hasRefused = isGuest && answer !== undefined;
  return (
    <PostForm action={paths.launch(nodeId)} answer={answer} className="stack panel">
      <h1>{name}</h1>
      <img src={image} alt="" width="320" height="240" />
      {shut ? (
        <Notice kind="warning">
          <p>{shut}</p>
          <a href={paths.games(category)}>{t(`site.category.${category}`)}</a>
        </Notice>
      ) : (
        <PlayButtons free={free} />
      )}
      {upgrade !== null || hasRefused ? (
        <Link className="button button--quiet" to={paths.register()}>
          {upgrade ?? t("entry.login.register")}
        </Link>
      ) : null}
    </PostForm>
  );
}

function PlayButtons({ free }: Pick<LaunchPageProps, "free">) {
  const { t } = useSpeech();
  return (
    <p className="row">
      {free === "asked" ? null : <Button kind="primary">{t("site.card.play")}</Button>}
      {free === null ? null : (
        <Button kind={free === "asked" ? "primary" : "quiet"} name="funds" value="trial">
          {t("lobby.card.free")}
        </Button>
      )}
    </p>
  );
}
