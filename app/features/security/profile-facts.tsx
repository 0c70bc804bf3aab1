import { Link } from "@remix-run/react";
import { Fragment } from "react";
import { useSpeech } from "#app/i18n/speech.tsx";
import { memberPaths } from "#app/lib/paths/member-paths.ts";

export type ProfileFact = {
  readonly name: "username" | "number" | "payeeName" | "idNumber" | "email" | "mobile" | "since";
  readonly value: string | null;
};

const CHANGED_AT: Partial<Record<ProfileFact["name"], string>> = {
  email: memberPaths.email(),
  mobile: memberPaths.mobile(),
};

/** What is known of a player. An address is changed where it is proven, and a real name by customer service alone. */
export function ProfileFacts({ facts }: { facts: readonly ProfileFact[] }) {
  const { t } = useSpeech();
  return (
    <>
      <dl className="facts">
        {facts.map(({ name, value }) => {
          const href = CHANGED_AT[name];
          return (
            <Fragment key={name}>
              <dt>{t(`security.profile.${name}`)}</dt>
              <dd>
                <bdi>{value ?? t("security.profile.none")}</bdi>{" "}
                {href ? (
                  <Link to={href}>{t(`security.profile.${value === null ? "add" : "change"}`)}</Link>
                ) : null}
              </dd>
            </Fragment>
          );
        })}
      </dl>
      <p className="quiet">{t("security.profile.nameHint")}</p>
    </>
  );
}
