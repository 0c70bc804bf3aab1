import { useSpeech } from "#app/i18n/speech.tsx";
import type { RecoveryWay } from "./recovery-way.ts";

type WaysProps = {
  ways: readonly RecoveryWay[];
  way: RecoveryWay;
  hrefOf(way: RecoveryWay): string;
};

/** Two ways are two addresses: plain links, which in a dialog lead to the other one in its place. */
export function Ways({ ways, way, hrefOf }: WaysProps) {
  const { t } = useSpeech();
  if (ways.length < 2) return null;
  return (
    <nav aria-label={t("codes.forget.ways")}>
      <ul className="filters__group">
        {ways.map((one) => (
          <li key={one}>
            <a className="chip" href={hrefOf(one)} aria-current={one === way ? "page" : undefined}>
              {t(one === "mail" ? "codes.forget.byMail" : "codes.forget.byMobile")}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
