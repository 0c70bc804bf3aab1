import { Icon } from "#app/components/icon.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { NavVendor } from "#app/lib/page/frame.ts";
import { vendorMark } from "#app/lib/vendor-mark.ts";

const VENDORS_PER_VIEW = 10;

/** The vendors, ten in a view (F10): a strip that scrolls, with links to the view before and after. */
export function VendorCarousel({ vendors }: { vendors: readonly NavVendor[] }) {
  const { t } = useSpeech();
  const views = viewsOf(vendors);
  if (views.length === 0) return null;
  return (
    <section className="vendor-strip" aria-labelledby="vendor-strip-title">
      <h2 className="site-footer__title" id="vendor-strip-title">
        {t("frame.footer.vendors")}
      </h2>
      <ul className="vendor-strip__views">
        {views.map((view, index) => (
          <li key={anchorOf(index)} id={anchorOf(index)} className="vendor-strip__view">
            <ul className="vendor-strip__list">
              {view.map(({ code, name, path }) => (
                <li key={code}>
                  <a className="vendor-strip__vendor" href={path}>
                    <VendorMark code={code} />
                    {name}
                  </a>
                </li>
              ))}
            </ul>
            {views.length > 1 ? <ViewLinks index={index} total={views.length} /> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

function VendorMark({ code }: { code: string }) {
  const mark = vendorMark(code);
  if (!mark) return null;
  return <img className="vendor-strip__mark" src={mark} alt="" width="32" height="32" loading="lazy" />;
}

function ViewLinks({ index, total }: { index: number; total: number }) {
  const { t } = useSpeech();
  return (
    <p className="vendor-strip__turn">
      {index > 0 ? (
        <a className="vendor-strip__back" href={`#${anchorOf(index - 1)}`}>
          <Icon name="chevron-end" />
          <span className="visually-hidden">{t("frame.footer.vendorsBefore")}</span>
        </a>
      ) : null}
      <span>{t("frame.footer.vendorsAt", { number: index + 1, total })}</span>
      {index + 1 < total ? (
        <a href={`#${anchorOf(index + 1)}`}>
          <Icon name="chevron-end" />
          <span className="visually-hidden">{t("frame.footer.vendorsAfter")}</span>
        </a>
      ) : null}
    </p>
  );
}

function anchorOf(index: number): string {
  return `footer-vendors-${index + 1}`;
}

/** A vendor may stand in several categories: it is shown once. */
function viewsOf(vendors: readonly NavVendor[]): NavVendor[][] {
  const each = [...new Map(vendors.map((vendor) => [vendor.code, vendor])).values()];
  const count = Math.ceil(each.length / VENDORS_PER_VIEW);
  return Array.from({ length: count }, (_, index) =>
    each.slice(index * VENDORS_PER_VIEW, (index + 1) * VENDORS_PER_VIEW),
  );
}
