import { z } from "zod";
import { SERVICE_KINDS, serviceOf } from "../../brand/index.ts";
import { done } from "../../core/outcome.ts";
import { DEVICES, domainsOf, RESOURCE_TYPES } from "../../download/index.ts";
import { openService } from "../../support/index.ts";
import { type Call, openCall } from "../call.ts";
import { noPayload } from "../shapes.ts";

const MODULE = 3;

/** A member of the highest level is served by every kind of entry. */
const RANK_OF = { LIVECHAT: 0, VIP: Number.MAX_SAFE_INTEGER } as const;

/** A device as an address says it. */
const device = z
  .literal(DEVICES.map((one) => `${one}` as const))
  .transform(Number)
  .pipe(z.literal(DEVICES));

/** Where else the house is, and where somebody is asked for help. */
export const routerCalls: readonly Call[] = [
  openCall({
    module: MODULE,
    name: "routers",
    method: "GET",
    isSameForAll: true,
    path: "/wps/system/routers",
    about: "The addresses under which a device reaches the house, in the operator's order.",
    isDoor: true,
    payload: z.object({ device: device.optional() }),
    value: z.object({ routers: z.array(z.object({ resourceType: z.enum(RESOURCE_TYPES), url: z.url() })) }),
    errors: [],
    async answer({ visitor: { context, brand }, payload: { device } }) {
      const found = await domainsOf(context, {
        brandId: brand.id,
        ...(device === undefined ? {} : { device }),
      });
      return done({ routers: found.map(({ resourceType, url }) => ({ resourceType, url })) });
    },
  }),
  openCall({
    module: MODULE,
    name: "customerService",
    method: "GET",
    path: "/wps/system/customerService",
    about: "Where customer service is opened, by kind; an empty list where one asks in writing (`feedback`).",
    isDoor: true,
    payload: noPayload,
    value: z.object({
      version: z.object({ pathList: z.array(z.object({ csType: z.enum(SERVICE_KINDS), url: z.url() })) }),
    }),
    errors: [],
    async answer({ visitor: { context, brand, platform } }) {
      const service = await serviceOf(context, brand.id);
      const key = { secret: platform.config.houseSecret, brandId: brand.id };
      const pathList = SERVICE_KINDS.flatMap((csType) => {
        const opened = openService({ service, key, rank: RANK_OF[csType] });
        return opened.ok ? [{ csType, url: opened.value }] : [];
      });
      return done({ version: { pathList } });
    },
  }),
];
