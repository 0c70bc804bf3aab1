import { z } from "zod";
import {
  AUTHORITIES,
  allowServiceHost,
  forbidServiceHost,
  removeLicence,
  removeServiceEntry,
  SERVICE_KINDS,
  setLicence,
  setServiceEntry,
} from "../../brand/index.ts";
import { done } from "../../core/outcome.ts";
import { openPath, sealPath, serviceTarget } from "../../support/index.ts";
import { type Command, changing, looking, type Office, refused } from "../command.ts";
import { code } from "../fields.ts";
import { table } from "../lines.ts";
import { brandIdOf, siteSaid } from "./brand-said.ts";

const upper = z.string().transform((written) => written.trim().toUpperCase());
const authority = upper.pipe(z.enum(AUTHORITIES));
const kind = upper.pipe(z.enum(SERVICE_KINDS));
const host = z.string().transform((written) => written.trim().toLowerCase());
const position = z.coerce.number().int().min(1).max(99);
const url = z.string().trim().min(1).max(2000);

const licenceList = looking({
  about: "the licences whose badges a brand shows",
  said: z.object({ brand: code.optional() }),
  async look(office, { brand }) {
    const site = await siteSaid(office, brand);
    if (!site) return refused("unknownBrand");
    const rows = site.licences.map((licence) => [licence.authority, licence.number, licence.url]);
    return done(table(["authority", "number", "record"], rows, "This brand shows no licence."));
  },
});

const licenceSet = changing({
  about: "show a licence: its number, and the regulator's own record of it (https)",
  words: ["authority", "number"],
  said: z.object({ authority, number: z.string().trim(), url, brand: code.optional() }),
  subject: ({ brand, authority: of }) => `brand ${brand ?? "default"} licence ${of}`,
  async change(office, { brand, ...licence }) {
    const set = await setLicence(office.context, { brandId: await brandIdOf(office, brand), ...licence });
    return set.ok ? done({ lines: [`${licence.authority} ${licence.number} is shown.`] }) : set;
  },
});

const licenceRemove = changing({
  about: "show a licence no more",
  words: ["authority"],
  said: z.object({ authority, brand: code.optional() }),
  subject: ({ brand, authority: of }) => `brand ${brand ?? "default"} licence ${of}`,
  async change(office, { brand, authority: of }) {
    const brandId = await brandIdOf(office, brand);
    const removed = await removeLicence(office.context, { brandId, authority: of });
    return removed.ok ? done({ lines: [`${of} is not shown any more.`] }) : removed;
  },
});

const serviceList = looking({
  about: "where a brand sends those who ask for customer service, and to which hosts it may",
  said: z.object({ brand: code.optional() }),
  async look(office, { brand }) {
    const site = await siteSaid(office, brand);
    if (!site) return refused("unknownBrand");
    const { brandId, serviceEntries, serviceHosts } = site;
    const rows = serviceEntries.map((entry) => [
      String(entry.csPosition),
      entry.csType,
      entry.type,
      entry.path,
      whereTo(office, brandId, entry.path),
    ]);
    const titles = ["position", "for", "type", "path", "leads to"];
    const lines = table(titles, rows, "This brand has no customer service.");
    return done([...lines, `allowed hosts: ${serviceHosts.join(" ") || "none"}`]);
  },
});

function whereTo({ houseSecret: secret }: Office, brandId: string, path: string): string {
  return (secret === undefined ? null : openPath({ secret, brandId }, path)) ?? "nowhere: it does not open";
}

const serviceSeal = looking({
  about: "seal an address of customer service: gives the path for service set",
  said: z.object({ url, brand: code.optional() }),
  async look(office, { url: address, brand }) {
    const { houseSecret: secret } = office;
    if (secret === undefined) return refused("noHouseSecret");
    const site = await siteSaid(office, brand);
    if (!site) return refused("unknownBrand");
    const target = serviceTarget(address, site.serviceHosts);
    return target.ok ? done([sealPath({ secret, brandId: site.brandId }, target.value)]) : target;
  },
});

const serviceSet = changing({
  about: "send visitors (LIVECHAT) or VIP players (VIP) to a sealed path; --type 3 is a web page",
  words: ["position", "for"],
  said: z.object({
    position,
    for: kind,
    path: z.string().trim().min(9).max(3000),
    type: z
      .string()
      .regex(/^\d{1,2}$/)
      .default("3"),
    brand: code.optional(),
  }),
  subject: ({ brand, position: place }) => `brand ${brand ?? "default"} service ${place}`,
  async change(office, { brand, position: csPosition, for: csType, path, type }) {
    const { context, houseSecret: secret } = office;
    if (secret === undefined) return refused("noHouseSecret");
    const site = await siteSaid(office, brand);
    if (!site) return refused("unknownBrand");
    const { brandId, serviceHosts } = site;
    const address = openPath({ secret, brandId }, path);
    if (address === null) return refused("unreadableEntry");
    const target = serviceTarget(address, serviceHosts);
    if (!target.ok) return target;
    const set = await setServiceEntry(context, { brandId, csPosition, csType, type, path });
    return set.ok ? done({ lines: [`${csType} is served at position ${csPosition}.`] }) : set;
  },
});

const serviceRemove = changing({
  about: "take an entry of customer service away",
  words: ["position"],
  said: z.object({ position, brand: code.optional() }),
  subject: ({ brand, position: place }) => `brand ${brand ?? "default"} service ${place}`,
  async change(office, { brand, position: csPosition }) {
    const brandId = await brandIdOf(office, brand);
    const removed = await removeServiceEntry(office.context, { brandId, csPosition });
    return removed.ok ? done({ lines: [`Position ${csPosition} is empty.`] }) : removed;
  },
});

const serviceHost = (verb: "allow" | "forbid", about: string) =>
  changing({
    about,
    words: ["host"],
    said: z.object({ host, brand: code.optional() }),
    subject: ({ brand, host: name }) => `brand ${brand ?? "default"} service host ${name}`.slice(0, 200),
    async change(office, { brand, host: name }) {
      const request = { brandId: await brandIdOf(office, brand), host: name };
      const set =
        verb === "allow"
          ? await allowServiceHost(office.context, request)
          : await forbidServiceHost(office.context, request);
      return set.ok ? done({ lines: [`${name} is ${verb === "allow" ? "allowed" : "forbidden"}.`] }) : set;
    },
  });

export const SERVICE_COMMANDS: Readonly<Record<string, Command>> = {
  "licence list": licenceList,
  "licence set": licenceSet,
  "licence remove": licenceRemove,
  "service list": serviceList,
  "service seal": serviceSeal,
  "service set": serviceSet,
  "service remove": serviceRemove,
  "service allow": serviceHost("allow", "let entries of customer service lead to a host"),
  "service forbid": serviceHost("forbid", "send nobody to a host any more, whatever the entries say"),
};
