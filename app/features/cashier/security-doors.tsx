import { Link } from "@remix-run/react";
import { Icon, type IconName } from "#app/components/icon.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import { memberPaths } from "#app/lib/member-paths.ts";
import { paths } from "#app/lib/paths.ts";

type SecurityDoorsProps = { hasPassword: boolean; payees: number };

/** What a player can settle about the account, each behind a door that says how it stands. */
export function SecurityDoors({ hasPassword, payees }: SecurityDoorsProps) {
  const { t } = useSpeech();
  return (
    <ul className="doors">
      <Door
        href={memberPaths.paymentPassword()}
        icon="shield"
        name={t("cashier.paymentPassword.title")}
        text={t("cashier.security.paymentPassword.text")}
        state={t(`cashier.security.paymentPassword.${hasPassword ? "set" : "unset"}`)}
      />
      <Door
        href={memberPaths.limits()}
        icon="clock"
        name={t("cashier.security.limits.title")}
        text={t("cashier.security.limits.text")}
      />
      <Door
        href={memberPaths.payees()}
        icon="wallet"
        name={t("cashier.payees.title")}
        text={t("cashier.security.payees.text")}
        state={
          payees === 0 ? t("cashier.payees.empty") : t("cashier.security.payees.count", { count: payees })
        }
      />
      <Door
        href={paths.seeds()}
        icon="seed"
        name={t("cashier.security.seeds.title")}
        text={t("cashier.security.seeds.text")}
      />
    </ul>
  );
}

type DoorProps = { href: string; icon: IconName; name: string; text: string; state?: string };

function Door({ href, icon, name, text, state }: DoorProps) {
  return (
    <li>
      <Link className="door" to={href}>
        <span className="door__name">
          <Icon name={icon} />
          {name}
        </span>
        <span className="door__text">{text}</span>
        {state ? <span className="door__state">{state}</span> : null}
      </Link>
    </li>
  );
}
