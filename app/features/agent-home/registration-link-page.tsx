import { Fragment } from "react";
import { Button } from "#app/components/button.tsx";
import { PostForm } from "#app/components/fields/post-form.tsx";
import { Notice } from "#app/components/notice.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import { rewardPaths } from "#app/lib/paths/reward-paths.ts";
import type { ShownLink } from "./shown-link.ts";
import "#app/styles/areas/rewards.css";

const FACTS = [
  "kind",
  "state",
  "uses",
  "until",
  "visits",
  "registrations",
  "depositors",
  "turnover",
] as const;

/** `at` says which address of the house; empty for the one that was asked. */
export type LinkAddress = { readonly at: string; readonly href: string };

type LinkPageProps = {
  title: string;
  link: ShownLink;
  /** What whoever comes by it begins with; empty for nothing. */
  rates: string;
  addresses: readonly LinkAddress[];
  isMade: boolean;
};

/** One link: what came of it, its addresses with their codes, and its end. */
export function RegistrationLinkPage({ title, link, rates, addresses, isMade }: LinkPageProps) {
  const { t } = useSpeech();
  const { code, cells, isOpen, isFirst } = link;
  return (
    <>
      <p>
        <a href={rewardPaths.agentAccounts()}>{t("partner.links.back")}</a>
      </p>
      <h1>
        {title}: <bdi>{cells.channel}</bdi>
      </h1>
      {isMade ? <Notice kind="good">{t("partner.links.made")}</Notice> : null}
      <dl className="facts" data-testid="link-facts">
        {FACTS.map((name) => (
          <Fragment key={name}>
            <dt>{t(`partner.links.${name}`)}</dt>
            <dd>
              <bdi>{cells[name]}</bdi>
            </dd>
          </Fragment>
        ))}
        {rates === "" ? null : (
          <>
            <dt>{t("partner.rates.link")}</dt>
            <dd>
              <bdi>{rates}</bdi>
            </dd>
          </>
        )}
      </dl>
      {isOpen ? addresses.map((one) => <Address key={one.at} code={code} {...one} />) : null}
      {isOpen && !isFirst ? (
        <PostForm id="end" className="stack panel">
          <p>{t("partner.links.endText")}</p>
          <Button kind="danger">{t("partner.links.end")}</Button>
        </PostForm>
      ) : null}
    </>
  );
}

/** The link at one address of the house, to be copied, printed or photographed. */
function Address({ code, at, href }: LinkAddress & { code: string }) {
  const { t } = useSpeech();
  const query = at === "" ? {} : { at };
  return (
    <div className="invitation">
      <img
        className="invitation__code"
        src={rewardPaths.linkCode(code, "svg", query)}
        alt={t("partner.links.qr", { link: href })}
        width="160"
        height="160"
        loading="lazy"
      />
      <div>
        <p>
          <bdi className="invitation__link" dir="ltr" data-testid="link-address">
            {href}
          </bdi>
        </p>
        <p>
          <a href={rewardPaths.linkCode(code, "svg", query)}>{t("partner.links.svg")}</a>
          {" · "}
          <a href={rewardPaths.linkCode(code, "png", query)} download={`${code}.png`}>
            {t("partner.links.png")}
          </a>
        </p>
      </div>
    </div>
  );
}
