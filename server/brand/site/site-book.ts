import { SECOND_MS } from "../../core/time.ts";
import type { Context } from "../../db/context.ts";
import { kept } from "../../db/kept.ts";
import {
  readBrands,
  readDomains,
  readFlagsOn,
  readLicences,
  readServiceEntries,
  readServiceHosts,
  readStates,
} from "../store.ts";
import type { Site } from "./site.ts";
import type { StateRow } from "./site-statements.ts";

/** What decides whether the pages of each brand open, read once a second for all who ask. */
export const siteBook = kept(SECOND_MS, readSites);

export async function siteOf(context: Context, brandId: string): Promise<Site | null> {
  return (await siteBook(context)).find((site) => site.brandId === brandId) ?? null;
}

/** The same from the database now, for who keeps it in another way (server/http/gate/states-book.ts). */
export async function readSites({ db }: Pick<Context, "db">): Promise<readonly Site[]> {
  const brands = await readBrands(db);
  const domains = await readDomains(db);
  const flags = await readFlagsOn(db);
  const states = await readStates(db);
  const licences = await readLicences(db);
  const entries = await readServiceEntries(db);
  const hosts = await readServiceHosts(db);
  return brands.map(({ id, name, language, timeZone }) => ({
    brandId: id,
    name,
    language,
    timeZone,
    hosts: domains.filter(({ brandId }) => brandId === id).map(({ host }) => host),
    needsLogin: flags.some(({ brandId, code }) => brandId === id && code === "loginedToHomePage"),
    ...stateIn(states.find(({ brandId: brand }) => brand === id)),
    licences: ofBrand(id, licences),
    serviceEntries: ofBrand(id, entries),
    serviceHosts: hosts.filter(({ brandId }) => brandId === id).map(({ host }) => host),
  }));
}

function ofBrand<Row extends { readonly brandId: string }>(id: string, rows: readonly Row[]) {
  return rows.filter(({ brandId }) => brandId === id).map(({ brandId: _brand, ...row }) => row);
}

/** A brand that never said anything about itself is open to everybody. */
export function stateIn(row: StateRow | undefined): Pick<Site, "maintenance" | "regions"> {
  return {
    maintenance: {
      isOn: row?.inMaintenance ?? false,
      title: row?.title ?? null,
      info: row?.info ?? null,
      endsAtMs: row?.endsAt?.getTime() ?? null,
    },
    regions: {
      rule: row?.countryRule ?? "blocked",
      countries: row?.countries ?? [],
      refusesUnknown: row?.refusesUnknown ?? false,
      message: row?.message ?? null,
    },
  };
}
