import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  type SerializeFrom,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { KeepLooking, looksAgainS } from "#app/features/cashier/keep-looking.tsx";
import { speakerOf } from "#app/features/cashier/speaker.server.ts";
import { fundForm, fundPath, moveErrors, wantedMove } from "#app/features/transfers/fund-form.ts";
import { outcomeOf, shownBesides, shownMove, shownWallets } from "#app/features/transfers/shown-wallets.ts";
import { WalletsPage } from "#app/features/transfers/wallets-page.tsx";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { textsOf } from "#app/i18n/speech.server.ts";
import type { PageHandle } from "#app/lib/page/page-handle.ts";
import { titled } from "#app/lib/page/page-title.ts";
import { memberPaths } from "#app/lib/paths/member-paths.ts";
import { money } from "#server/core/numbers/money.ts";
import { readForm } from "#server/http/posts/posted-form.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import { requireAgreed } from "#server/http/visitor/require-agreed.ts";
import { requireMember } from "#server/http/visitor/require-member.ts";
import { collectFunds, fundTransfersOf, moveFunds, vendorBalances } from "#server/vendors/index.ts";
import { accountOf } from "#server/wallet/index.ts";

export const says: RouteSays = { who: "members", asksPassword: false };

const SHOWN = 20;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => titled(data?.title, matches);

export const handle: PageHandle = {
  entry: "wallet",
  looksAgainS: ({ isWaiting }: SerializeFrom<typeof loader>) => looksAgainS(isWaiting),
};

export async function loader(args: LoaderFunctionArgs) {
  const visitor = await requireMember(args);
  const { context, player, language, brand, platform } = visitor;
  const speaker = await speakerOf(visitor);
  const whose = { playerId: player.id, asset: brand.asset };
  const [purse, balances, moves] = await Promise.all([
    accountOf(context, whose),
    vendorBalances(platform.transferVendors, whose),
    fundTransfersOf(context, { playerId: player.id, limit: SHOWN }),
  ]);
  const query = new URL(args.request.url).searchParams;
  const asked = query.get("asked");
  const own = asked?.split(" ") ?? [];
  return {
    title: speaker.t("transfers.fund.title"),
    texts: await textsOf(language, "transfers"),
    wallets: shownWallets(purse?.balance ?? money(0n, brand.asset), balances, speaker),
    besides: shownBesides(purse, speaker),
    moves: moves.map((move) => shownMove(move, platform.transferVendors, speaker)),
    isWaiting: moves.some(({ settledAt }) => settledAt === null),
    outcome:
      asked === null
        ? null
        : outcomeOf(
            moves.filter(({ id }) => own.includes(id)),
            query.has("unasked"),
          ),
    orderKey: context.newId(),
  };
}

export async function action(args: ActionFunctionArgs) {
  const visitor = await requireMember(args);
  const { context, player, language, brand, platform } = visitor;
  const { t } = await speakerOf(visitor);
  const form = await readForm(args, fundForm);
  if (!form.ok) return form.answer(400);

  const { key, task } = form.value;
  const vendors = platform.transferVendors;
  if (task === "collect") {
    const { transfers, unasked } = await collectFunds(context, vendors, {
      playerId: player.id,
      key,
      asset: brand.asset,
    });
    return redirect(fundPath(transfers, unasked.length > 0), 303);
  }
  const wanted = wantedMove(form.value, vendors, { asset: brand.asset, language, t });
  if (!wanted.ok) return form.answer(400, wanted.errors);
  if (wanted.move.direction === "to-vendor") await requireAgreed(visitor, memberPaths.transferFund());
  const moved = await moveFunds(context, wanted.vendor, { playerId: player.id, key, ...wanted.move });
  if (moved.ok) return redirect(fundPath([moved.value]), 303);
  const { reason } = moved.refusal;
  return form.answer(reason === "keyConflict" ? 409 : 422, moveErrors(reason, t));
}

export default function TransferFund() {
  const { texts, isWaiting, ...wallets } = useLoaderData<typeof loader>();
  return (
    <MoreTexts texts={texts}>
      <WalletsPage {...wallets} answer={useActionData<typeof action>()} />
      {isWaiting ? <KeepLooking /> : null}
    </MoreTexts>
  );
}
