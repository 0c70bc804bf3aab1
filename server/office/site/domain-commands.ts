import { z } from "zod";
import { brandAt } from "../../brand/index.ts";
import { done } from "../../core/outcome.ts";
import {
  addDomain,
  DEVICES,
  domainsOf,
  RESOURCE_TYPES,
  removeDomain,
  setOfflinePage,
} from "../../download/index.ts";
import { type Command, changing, looking, type Office, refused } from "../command.ts";
import { code, count, yes } from "../fields.ts";
import { table } from "../lines.ts";
import { brandIdOf } from "./brand-said.ts";

const address = z.string().trim().min(8).max(300);
const device = z
  .string()
  .transform(Number)
  .pipe(z.union(DEVICES.map((number) => z.literal(number))));
const type = z.string().toUpperCase().pipe(z.enum(RESOURCE_TYPES));

const domainList = looking({
  about: "addresses under which the house is reached: for everybody (0) and for phones (3)",
  said: z.object({ brand: code.optional() }),
  async look(office, { brand }) {
    const domains = await domainsOf(office.context, { brandId: await brandIdOf(office, brand) });
    const rows = domains.map((domain) => [domain.url, String(domain.device), domain.resourceType]);
    return done(table(["address", "device", "type"], rows, "This brand has no addresses."));
  },
});

const domainAdd = changing({
  about:
    "offer an address on the download page: --device 0 or 3, --type web or app, smaller --position first",
  words: ["url"],
  said: z.object({
    url: address,
    brand: code.optional(),
    device: device.optional(),
    type: type.optional(),
    position: count.optional(),
  }),
  subject: ({ url }) => `domain ${url}`,
  async change(office, said) {
    const brandId = await brandIdOf(office, said.brand);
    const { device: forDevice = 0, type: resourceType = "WEB", position = 0 } = said;
    const request = { brandId, url: said.url, device: forDevice, resourceType, position };
    const added = await addDomain(office.context, request);
    if (!added.ok) return added;
    const { url } = added.value;
    const isForeign = resourceType === "WEB" && !(await isOwnHost(office, brandId, url));
    return done({
      lines: [
        `${url} is offered.`,
        ...(isForeign ? ["This house does not answer on that host: see to it that somebody does."] : []),
      ],
      after: { url },
    });
  },
});

async function isOwnHost({ context }: Office, brandId: string, url: string): Promise<boolean> {
  return (await brandAt(context, new URL(url).host))?.id === brandId;
}

const domainRemove = changing({
  about: "offer an address no more",
  words: ["url"],
  said: z.object({ url: address, brand: code.optional() }),
  subject: ({ url }) => `domain ${url}`,
  async change(office, { url, brand }) {
    const brandId = await brandIdOf(office, brand);
    const removed = await removeDomain(office.context, { brandId, url });
    if (!removed.ok) return removed;
    return done({ lines: [`${url} is not offered any more.`], after: { entries: removed.value.entries } });
  },
});

const offlineSet = changing({
  about: "whether browsers keep a page for the time without a connection; switched off, they give it up",
  said: z.object({ brand: code.optional(), on: yes.optional(), off: yes.optional() }),
  subject: ({ brand }) => `brand ${brand ?? "default"} offline page`,
  async change(office, { brand, on, off }) {
    if (Boolean(on) === Boolean(off)) return refused("onAndOff");
    const isOn = on !== undefined;
    const { wasOn } = await setOfflinePage(office.context, {
      brandId: await brandIdOf(office, brand),
      isOn,
    });
    return done({
      lines: [`Browsers ${isOn ? "keep" : "give up"} the offline page.`],
      before: { isOn: wasOn },
      after: { isOn },
    });
  },
});

export const DOMAIN_COMMANDS: Readonly<Record<string, Command>> = {
  "domain list": domainList,
  "domain add": domainAdd,
  "domain remove": domainRemove,
  "offline set": offlineSet,
};
