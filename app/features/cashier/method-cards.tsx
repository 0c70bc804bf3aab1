import { Link } from "@remix-run/react";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { ShownMethod } from "./shown-method.ts";

type MethodCardsProps = {
  title: string;
  methods: readonly ShownMethod[];
  chosen: string | null;
  hrefOf: (code: string) => string;
};

/** The ways to choose from, each a link, so that the chosen one has an address. */
export function MethodCards({ title, methods, chosen, hrefOf }: MethodCardsProps) {
  const { t } = useSpeech();
  return (
    <nav aria-labelledby="methods-title">
      <h2 id="methods-title" className="heading">
        <span className="heading__text">{title}</span>
      </h2>
      <ul className="methods">
        {methods.map(({ code, name, range, fee, time }) => (
          <li key={code}>
            <Link
              className="method"
              to={hrefOf(code)}
              aria-current={code === chosen ? "true" : undefined}
              preventScrollReset
            >
              <span className="method__name">{name}</span>
              <span className="method__line">
                <bdi>{range}</bdi>
              </span>
              <span className="method__line">
                {t("cashier.method.fee")} <bdi>{fee}</bdi>
              </span>
              <span className="method__line">{time}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
