import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { FormAnswer } from "#app/lib/browser/form-answer.ts";
import type { PageHandle } from "#app/lib/page/page-handle.ts";
import { titled } from "#app/lib/page/page-title.ts";
import { answerBinding } from "#app/pages/recovery/bind-proof.server.ts";
import { ProofPage } from "#app/pages/recovery/proof-page.tsx";
import { shownProof } from "#app/pages/recovery/proof-shown.server.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";

export const says: RouteSays = { who: "members" };

export const handle: PageHandle = { entry: "account" };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => titled(data?.title, matches);

export function loader(args: LoaderFunctionArgs) {
  return shownProof(args, "mobile");
}

export function action(args: ActionFunctionArgs) {
  return answerBinding(args, "mobile");
}

export default function MobilePage() {
  const answer = useActionData<typeof action>() as FormAnswer | undefined;
  return <ProofPage {...useLoaderData<typeof loader>()} answer={answer} />;
}
