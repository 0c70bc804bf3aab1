import { Link } from "@remix-run/react";
import { Amount } from "#app/components/amount.tsx";
import { Icon } from "#app/components/icon.tsx";
import { Menu } from "#app/components/windows/menu.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { PlayerPanel } from "#app/lib/page/frame.ts";
import { paths } from "#app/lib/paths/paths.ts";
import { HeaderForm } from "./header-form.tsx";

type PlayerBarProps = { player: PlayerPanel; path: string };

/** A player's own corner: what they have, and the way to everything that is theirs. A sub-login has nothing, and is told for whom it works. */
export function PlayerBar({ player, path }: PlayerBarProps) {
  const { t } = useSpeech();
  return (
    <>
      {player.inName === "" ? (
        <Purse player={player} path={path} />
      ) : (
        <p className="purse__text" data-testid="in-name">
          {player.inName}
        </p>
      )}
      {player.isTrial ? <Doors /> : null}
      {player.isTrial || player.isAway || player.inName !== "" ? null : (
        <Link className="button button--primary" to={paths.deposit()}>
          {t("site.player.deposit")}
        </Link>
      )}
      <PlayerMenu player={player} path={path} />
    </>
  );
}

/** Play money is nobody's: an account is opened, or signed in to. */
function Doors() {
  const { t } = useSpeech();
  return (
    <>
      <Link className="button site-header__login" to={paths.login()}>
        {t("site.header.login")}
      </Link>
      <Link className="button button--primary" to={paths.register()}>
        {t("site.header.register")}
      </Link>
    </>
  );
}

function Purse({ player: { funds, balance, balanceHidden, bonus, isTrial }, path }: PlayerBarProps) {
  const { t } = useSpeech();
  return (
    <div className={`purse purse--${funds} ${isTrial ? "purse--guest" : ""}`.trim()}>
      <p className={bonus === "" ? "purse__text" : "purse__text purse__text--bonus"}>
        <span className="purse__label">{t(`site.player.balance.${funds}`)}</span>{" "}
        <span className="purse__amount" data-testid="balance">
          {balanceHidden ? t("site.balance.hidden") : <Amount value={balance} />}
        </span>
        {bonus === "" ? null : (
          <span className="purse__bonus" data-testid="bonus">
            {t("site.player.bonus")} <Amount value={bonus} />
          </span>
        )}
      </p>
      <HeaderForm action={paths.toggleBalance()} className="purse__toggle" path={path}>
        <button type="submit" className="icon-button" aria-pressed={balanceHidden}>
          <Icon name={balanceHidden ? "eye" : "eye-off"} />
          <span className="visually-hidden">{t("site.balance.hide")}</span>
        </button>
      </HeaderForm>
      <Link className="icon-button purse__refresh" to={path} preventScrollReset>
        <Icon name="refresh" />
        <span className="visually-hidden">{t("site.balance.refresh")}</span>
      </Link>
    </div>
  );
}

/** Own money or play money: the one that is not in the purse now. */
function SwitchFunds({ player: { funds }, path }: PlayerBarProps) {
  const { t } = useSpeech();
  const other = funds === "real" ? "trial" : "real";
  return (
    <HeaderForm action={paths.preferences()} path={path}>
      <button type="submit" className="menu__item" name="funds" value={other}>
        <Icon name="swap" />
        {t(`site.player.playWith.${other}`)}
      </button>
    </HeaderForm>
  );
}

function PlayerMenu({ player, path }: PlayerBarProps) {
  const { t } = useSpeech();
  const { username, avatar, unread, menu } = player;
  const label = (
    <>
      {avatar === "" ? (
        <Icon name="user" />
      ) : (
        <img className="avatar" src={avatar} alt="" width="28" height="28" />
      )}
      <span className="visually-hidden">{t("site.player.menu")}</span>
      <span className="player-menu__name">
        <bdi>{username}</bdi>
      </span>
      {unread !== "" ? (
        <span className="badge">
          <span aria-hidden="true">{unread}</span>
          <span className="visually-hidden">{t("site.player.unread", { count: unread })}</span>
        </span>
      ) : null}
    </>
  );
  return (
    <Menu className={`player-menu ${player.isTrial ? "player-menu--guest" : ""}`.trim()} label={label}>
      {player.bonus === "" ? null : (
        <p className="menu__item player-menu__bonus">
          <Icon name="gift" />
          <span>
            {t("site.player.bonus")} <Amount value={player.bonus} />
          </span>
        </p>
      )}
      {player.inName === "" && !player.isAway ? <SwitchFunds player={player} path={path} /> : null}
      <ul className="menu__list">
        {menu.map((entry) => (
          <li key={entry.path}>
            <Link className="menu__item" to={entry.path}>
              <Icon name={entry.icon} />
              {entry.text}
            </Link>
          </li>
        ))}
      </ul>
    </Menu>
  );
}
