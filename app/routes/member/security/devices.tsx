import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { deviceWords } from "#app/features/security/device-words.ts";
import { DevicesPage } from "#app/features/security/devices-page.tsx";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { speechOf } from "#app/i18n/speech.server.ts";
import { formatMoment } from "#app/lib/dates.ts";
import type { PageHandle } from "#app/lib/page/page-handle.ts";
import { titled } from "#app/lib/page/page-title.ts";
import { memberPaths } from "#app/lib/paths/member-paths.ts";
import { withQuery } from "#app/lib/paths/paths.ts";
import { placeWords } from "#app/pages/security/place-words.server.ts";
import { securityTexts } from "#app/pages/security/security-texts.server.ts";
import { closeDevice, closeOtherSessions, devicesOf } from "#server/accounts/index.ts";
import { readForm } from "#server/http/posts/posted-form.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import { requireMember } from "#server/http/visitor/require-member.ts";

export const says: RouteSays = { who: "members", subLogins: true };

export const handle: PageHandle = { entry: "account" };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => titled(data?.title, matches);

export async function loader(args: LoaderFunctionArgs) {
  const visitor = await requireMember(args);
  const { context, player, session, language, brand } = visitor;
  const { t } = await speechOf(language);
  const written = (moment: Date) => formatMoment(moment, language, brand.timeZone);
  const devices = await devicesOf(context, player.id);
  return {
    texts: await securityTexts(language, "devices"),
    title: t("security.devices.title"),
    done: doneIn(args.request.url),
    devices: await Promise.all(
      devices.map(async ({ family, device, address, signedInAt, usedAt, rememberedUntil }) => ({
        family,
        name: deviceWords(device, t),
        place: await placeWords(visitor, address),
        signedIn: written(signedInAt),
        used: written(usedAt),
        remembered: rememberedUntil && t("security.devices.until", { moment: written(rememberedUntil) }),
        isHere: family === session.family,
      })),
    ),
  };
}

function doneIn(address: string): "one" | "others" | null {
  const done = new URL(address).searchParams.get("done");
  return done === "one" || done === "others" ? done : null;
}

/** One device by its name, or all but this one. */
export async function action(args: ActionFunctionArgs) {
  const { context, player, session, language } = await requireMember(args);
  const form = await readForm(args, z.object({ device: z.uuid().optional() }));
  if (!form.ok) return form.answer(400);

  const { device: family } = form.value;
  if (family === undefined) {
    await closeOtherSessions(context, { playerId: player.id, exceptFamily: session.family });
  } else {
    const closed = await closeDevice(context, { playerId: player.id, family });
    const { t } = await speechOf(language);
    if (!closed.ok) return form.answer(422, { "": [t(`security.reasons.${closed.refusal.reason}`)] });
  }
  return redirect(withQuery(memberPaths.devices(), { done: family === undefined ? "others" : "one" }), 303);
}

export default function Devices() {
  const { texts, ...page } = useLoaderData<typeof loader>();
  return (
    <MoreTexts texts={texts}>
      <DevicesPage {...page} answer={useActionData<typeof action>()} />
    </MoreTexts>
  );
}
