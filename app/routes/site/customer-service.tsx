import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { WayOfAnswer } from "#app/features/customer-service/question-form.tsx";
import { shownQuestion } from "#app/features/customer-service/shown-question.ts";
import { UnopenedService } from "#app/features/customer-service/unopened-service.tsx";
import { tooMany } from "#app/features/entry-form/too-many.ts";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { speechOf, textsOf } from "#app/i18n/speech.server.ts";
import { titled } from "#app/lib/page/page-title.ts";
import { memberPaths } from "#app/lib/paths/member-paths.ts";
import { paths } from "#app/lib/paths/paths.ts";
import { isSubLoginType } from "#server/accounts/index.ts";
import { serviceOf } from "#server/brand/index.ts";
import { bytesOf } from "#server/http/posts/posted-files.ts";
import { readForm } from "#server/http/posts/posted-form.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import { takeQuestion } from "#server/http/tries/question-tries.ts";
import { isPlayer, type Visitor, visitorOf } from "#server/http/visitor/visitor.ts";
import {
  askWithPictures,
  hasMessages,
  openService,
  QUESTION_LENGTH,
  type QuestionFormReason,
  questionAt,
  questionForm,
} from "#server/support/index.ts";
import { vipStanding } from "#server/vip/index.ts";

export const says: RouteSays = { who: "anybody", posts: "anybody", bearsFloods: true, whileClosed: "guests" };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => titled(data?.title, matches);

/** How this visitor would be answered: in their messages, by mail where the house can send one, else on the page alone. */
function wayOfAnswer({ player, platform }: Pick<Visitor, "player" | "platform">): WayOfAnswer {
  if (hasMessages(player)) return "messages";
  return platform.gateways.mail.isThere ? "mail" : "page";
}

/** A sub-login has nothing of a member's but its own way in. */
function hasOwnList(player: Visitor["player"]): boolean {
  return hasMessages(player) && !isSubLoginType(player.accountType);
}

/** Opens customer service in the place of this page. Where there is none to open, one asks in writing (M16). */
export async function loader(args: LoaderFunctionArgs) {
  const visitor = await visitorOf(args);
  const { context, brand, language, platform } = visitor;
  const { t } = await speechOf(language);
  const playerId = isPlayer(visitor) ? visitor.player.id : null;
  const answered = wayOfAnswer(visitor);
  const page = {
    texts: await textsOf(language, "states"),
    title: t("states.service.title"),
    isBroken: false,
    sent: null,
    asked: { key: context.newId(), answered, length: QUESTION_LENGTH },
    own: hasOwnList(visitor.player) ? memberPaths.questions() : null,
  };
  const id = new URL(args.request.url).searchParams.get("sent");
  const question = id && (await questionAt(context, { brandId: brand.id, id, playerId }));
  if (question) {
    const sent = shownQuestion(question, { language, t, timeZone: brand.timeZone });
    return data({ ...page, sent }, { headers: { "Cache-Control": "no-store" } });
  }
  const rank = playerId === null ? 0 : (await vipStanding(context, { playerId, language })).rank;
  const service = await serviceOf(context, brand.id);
  const key = { secret: platform.config.houseSecret, brandId: brand.id };
  const opened = openService({ service, key, rank });
  if (opened.ok) throw redirect(opened.value, { status: 303, headers: { "Cache-Control": "no-store" } });

  const { reason } = opened.refusal;
  const isBroken = reason !== "noEntry";
  if (isBroken) platform.log.warn("customer service", { reason });
  return data({ ...page, isBroken }, { status: isBroken ? 503 : 200 });
}

/** Keeps what is asked. Each try counts: somebody of the house reads them all. */
export async function action(args: ActionFunctionArgs) {
  const visitor = await visitorOf(args);
  const { context, brand, language, country, player } = visitor;
  const { t } = await speechOf(language);
  const byMail = wayOfAnswer(visitor) === "mail";
  const say = (reason: QuestionFormReason) => t(`states.service.ask.reasons.${reason}`);
  const form = await readForm(args, questionForm({ say, country, byMail }));
  if (!form.ok) return form.answer(400);

  const counted = takeQuestion(context, visitor);
  if (!counted.ok) {
    return form.answer(429, tooMany(counted.refusal.retryAt, { t, language, timeZone: brand.timeZone }));
  }
  const { pictures, ...said } = form.value;
  const request = { brandId: brand.id, language, player, pictures: await bytesOf(pictures) };
  const ask = (key: string) => askWithPictures(context, { ...request, asked: { ...said, key } });
  let { key } = said;
  let kept = await ask(key);
  if (!kept.ok && kept.refusal.reason === "keyReused") {
    // Somebody went back to a form that was sent and wrote something else: that is another question.
    key = context.newId();
    kept = await ask(key);
  }
  if (kept.ok) return redirect(paths.customerService({ sent: key }), 303);
  const { reason } = kept.refusal;
  if (reason === "keyReused") throw new Error("A key that was made just now is one of a question.");
  return form.answer(422, { pictures: [t(`application.reasons.${reason}`)] });
}

export default function CustomerService() {
  const { texts, title, isBroken, asked, own, sent } = useLoaderData<typeof loader>();
  return (
    <MoreTexts texts={texts}>
      <h1>{title}</h1>
      <UnopenedService
        isBroken={isBroken}
        asked={asked}
        own={own}
        sent={sent}
        answer={useActionData<typeof action>()}
      />
    </MoreTexts>
  );
}
