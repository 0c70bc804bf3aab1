import type { LoaderFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { CONTRACT_KINDS, type ContractKind, type ContractShown, contractOf } from "#server/agents/index.ts";
import { contractStanding } from "#server/use-cases/index.ts";
import { agentPage } from "../agent-page.server.ts";

const asked = z.object({ kind: z.enum(CONTRACT_KINDS) });
const askedContract = z.object({
  contractId: z
    .string()
    .regex(/^[1-9]\d{0,17}$/)
    .transform(BigInt),
});

type Page = Awaited<ReturnType<typeof agentPage>>;
type Asking =
  | (Omit<Page, "refusal"> & {
      readonly refusal: NonNullable<Page["refusal"]>;
      readonly kind: null;
      readonly isOn: false;
    })
  | (Omit<Page, "refusal"> & {
      readonly refusal: null;
      readonly kind: ContractKind;
      /** Whether the brand has switched the kind on. Where it has not, what was signed is read and nothing more. */
      readonly isOn: boolean;
    });

/**
 * How each page of contracts begins: who asks, and whether the agent centre shows them that kind (A01). One of the past
 * is read also by those who have a contract of a kind that is switched off.
 */
export async function contractAsking(
  args: LoaderFunctionArgs,
  { isOfPast = false }: { readonly isOfPast?: boolean } = {},
): Promise<Asking> {
  const page = await agentPage(args, { ofTeam: true, isOfPast });
  const { refusal, visitor } = page;
  if (refusal) return { ...page, refusal, kind: null, isOn: false };
  const read = asked.safeParse(args.params);
  if (!read.success) throw new Response(null, { status: 404 });
  const { context, player, brand } = visitor;
  const { kind } = read.data;
  const standing = await contractStanding(context, { playerId: player.id, brand });
  const { isShown: isOn, hasAny } = standing[kind];
  if (!isOn && !(isOfPast && hasAny)) throw new Response(null, { status: 404 });
  return { ...page, refusal: null, kind, isOn };
}

/** The same for a post, which is answered with nothing where it is not theirs. */
export async function contractPosting(args: LoaderFunctionArgs) {
  const asking = await contractAsking(args);
  if (asking.refusal) throw new Response(null, { status: 403 });
  return asking;
}

/** The contract that an address names, for its two sides alone (A04). */
export async function namedContract(
  { params }: Pick<LoaderFunctionArgs, "params">,
  { visitor: { context, player }, kind }: Extract<Asking, { readonly refusal: null }>,
): Promise<ContractShown> {
  const read = askedContract.safeParse(params);
  const { contractId } = read.data ?? {};
  const shown =
    contractId === undefined ? null : await contractOf(context, { playerId: player.id, contractId });
  if (shown?.contract.kind !== kind) throw new Response(null, { status: 404 });
  return shown;
}
