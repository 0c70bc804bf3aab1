import { useSpeech } from "#app/i18n/speech.tsx";
import { type ShownVendor, VendorHit } from "./vendor-hit.tsx";

/** The makers of the games, each with its place. */
export function VendorRow({ vendors }: { vendors: readonly ShownVendor[] }) {
  const { t } = useSpeech();
  if (vendors.length === 0) return null;
  return (
    <section aria-labelledby="vendors-title">
      <div className="heading">
        <h2 className="heading__text" id="vendors-title">
          {t("games.home.vendors")}
        </h2>
      </div>
      <ul className="vendor-hits">
        {vendors.map((vendor) => (
          <li key={vendor.href}>
            <VendorHit {...vendor} />
          </li>
        ))}
      </ul>
    </section>
  );
}
