import type { Brand } from "../../brand/index.ts";
import type { Context } from "../../db/context.ts";
import type { PaymentPorts } from "../../gateway/payments/index.ts";
import { readMethod, readMethods } from "../store/methods.ts";
import type { Direction, Method, MethodRow } from "./method.ts";

export type MethodsRequest = { readonly brand: Pick<Brand, "id">; readonly playerId: bigint };

/** The ways in that a player of this brand may use now, in their order. */
export function depositMethods(
  context: Context,
  ports: PaymentPorts,
  request: MethodsRequest,
): Promise<Method[]> {
  return offered(context, ports, request, "deposit");
}

/** The ways out, in their order. */
export function withdrawalMethods(
  context: Context,
  ports: PaymentPorts,
  request: MethodsRequest,
): Promise<Method[]> {
  return offered(context, ports, request, "withdrawal");
}

async function offered(
  { db }: Context,
  ports: PaymentPorts,
  { brand }: MethodsRequest,
  direction: Direction,
): Promise<Method[]> {
  const rows = await readMethods(db, brand.id, direction);
  return rows.filter((method) => isOffered(method, ports)).map(shown);
}

/** The method if it may be used now, whatever a form says. */
export async function offeredMethod(
  { db }: Pick<Context, "db">,
  ports: PaymentPorts,
  { brandId, code, direction }: { brandId: string; code: string; direction: Direction },
): Promise<MethodRow | null> {
  const method = await readMethod(db, brandId, code);
  return method?.direction === direction && isOffered(method, ports) ? method : null;
}

/** A provider has to be set up, and money by hand needs to be told where to go. */
function isOffered(method: MethodRow, ports: PaymentPorts): boolean {
  const providers = method.direction === "deposit" ? ports.deposits : ports.payouts;
  const provider = providers.get(method.provider);
  if (!method.isOn || !provider) return false;
  return method.direction === "withdrawal" || provider.kind === "online" || method.instructions !== null;
}

function shown({ brand: _brand, direction: _direction, ...row }: MethodRow): Method {
  const { twoOperatorsFromMinor: _two, isOn: _isOn, ...method } = row;
  return method;
}

/** Every method of a brand as it is set up, for its operator. */
export async function methodBook({ db }: Context, brandId: string): Promise<MethodRow[]> {
  const ways = [await readMethods(db, brandId, "deposit"), await readMethods(db, brandId, "withdrawal")];
  return ways.flat();
}
