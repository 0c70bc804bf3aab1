import { Button } from "#app/components/button.tsx";
import { PostForm } from "#app/components/fields/post-form.tsx";
import { Notice } from "#app/components/notice.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { FormAnswer } from "#app/lib/browser/form-answer.ts";
import { ConfirmLink } from "./confirm-link.tsx";
import type { ShownLinked } from "./shown-linked.ts";

type LinkedPageProps = ShownLinked & { answer: FormAnswer | undefined };

/** The accounts elsewhere with which a player can come in, and those that could be. */
export function LinkedPage({ links, offers, arrival, done, answer }: LinkedPageProps) {
  const { t } = useSpeech();
  const isAboutLink = answer?.values.intent === "link";
  return (
    <>
      <p className="page__intro">{t("twoFactor.linked.intro")}</p>
      {done ? <Notice kind="good">{done}</Notice> : null}
      {arrival ? <ConfirmLink {...arrival} answer={isAboutLink ? answer : undefined} /> : null}
      {links.length === 0 ? <p>{t("twoFactor.linked.none")}</p> : null}
      <ul className="linked">
        {links.map(({ provider, name, text }) => (
          <li key={provider} className="panel panel--row">
            <ProviderName provider={provider} name={name} text={text} />
            <PostForm
              id={`unlink-${provider}`}
              answer={!isAboutLink && answer?.values.provider === provider ? answer : undefined}
            >
              <input type="hidden" name="intent" value="unlink" />
              <input type="hidden" name="provider" value={provider} />
              <Button kind="quiet">{t("twoFactor.linked.unlink", { provider: name })}</Button>
            </PostForm>
          </li>
        ))}
        {offers.map(({ provider, name, href }) => (
          <li key={provider} className="panel panel--row">
            <ProviderName provider={provider} name={name} text="" />
            <a className="button button--quiet" href={href} target="_self">
              {t("twoFactor.linked.link", { provider: name })}
            </a>
          </li>
        ))}
      </ul>
      {links.length + offers.length === 0 ? <p>{t("twoFactor.linked.unoffered")}</p> : null}
    </>
  );
}

function ProviderName({ provider, name, text }: { provider: string; name: string; text: string }) {
  return (
    <div className="linked__name">
      <img src={`/brand/way-${provider}.svg`} alt="" width="24" height="24" />
      <span>
        <strong>{name}</strong>
        {text ? <span className="linked__since">{text}</span> : null}
      </span>
    </div>
  );
}
