import { Button } from "#app/components/button.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import { PostForm } from "#app/components/fields/post-form.tsx";
import { Pages } from "#app/components/pages.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { FormAnswer } from "#app/lib/browser/form-answer.ts";
import { memberPaths } from "#app/lib/paths/member-paths.ts";
import type { OpenedMessage, ShownMessage } from "./shown-message.ts";

type MessageListProps = {
  title: string;
  place: { readonly pageNo: number; readonly totalPages: number; readonly timeZone: string };
  unread: number;
  messages: readonly ShownMessage[];
  opened: OpenedMessage | null;
  answer: FormAnswer | undefined;
};

/** What the house told a player, and one of the messages opened above them. */
export function MessageList({ title, place, unread, messages, opened, answer }: MessageListProps) {
  const { t } = useSpeech();
  return (
    <>
      <h1>{title}</h1>
      {opened ? <Opened {...opened} /> : <p className="page__intro">{t("messages.intro")}</p>}
      {messages.length === 0 ? (
        <EmptyState
          picture="/brand/empty-messages.svg"
          title={t("messages.empty")}
          text={t("messages.emptyText")}
        />
      ) : (
        <Listed messages={messages} unread={unread} answer={answer} />
      )}
      <Pages pageNo={place.pageNo} totalPages={place.totalPages} hrefOf={pageHref} />
      <p className="quiet">{t("member.timeZone", { zone: place.timeZone })}</p>
    </>
  );
}

function pageHref(pageNo: number): string {
  return pageNo === 1 ? memberPaths.messages() : `${memberPaths.messages()}?pageNo=${pageNo}`;
}

function Opened({ title, when, body, about }: OpenedMessage) {
  return (
    <article className="panel stack" aria-labelledby="message-title" data-testid="message-opened">
      <h2 id="message-title">{title}</h2>
      <p className="quiet">{when}</p>
      <p>{body}</p>
      {about ? (
        <p>
          <a href={about.href}>{about.words}</a>
        </p>
      ) : null}
    </article>
  );
}

type ListedProps = Pick<MessageListProps, "messages" | "unread" | "answer">;

function Listed({ messages, unread, answer }: ListedProps) {
  const { t } = useSpeech();
  return (
    <>
      {unread === 0 ? null : (
        <PostForm answer={answer} className="row">
          <span>{t("messages.unreadCount", { count: unread })}</span>
          <Button kind="quiet">{t("messages.readAll")}</Button>
        </PostForm>
      )}
      <ul className="notice-list">
        {messages.map(({ id, href, title, when, isUnread }) => (
          <li key={id} className="notice-list__item" data-testid="message">
            <a className="notice-list__title" href={href}>
              {isUnread ? <strong>{title}</strong> : title}
            </a>
            {isUnread ? <span className="quiet">{t("messages.unread")}</span> : null}
            <span className="notice-list__day">{when}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
