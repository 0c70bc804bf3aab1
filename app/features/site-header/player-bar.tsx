import { Link } from "@remix-run/react";
import { Amount } from "#app/components/amount.tsx";
import { Icon } from "#app/components/icon.tsx";
import { Menu } from "#app/components/menu.tsx";
import { PostForm } from "#app/components/post-form.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { PlayerPanel } from "#app/lib/frame.ts";
import { paths } from "#app/lib/paths.ts";

type PlayerBarProps = { player: PlayerPanel; path: string };

/** A player's own corner: what they have, and the way to everything that is theirs. */
export function PlayerBar({ player, path }: PlayerBarProps) {
  return (
    <>
      <Purse player={player} path={path} />
      <PlayerMenu player={player} />
    </>
  );
}

function Purse({ player: { balance, balanceHidden }, path }: PlayerBarProps) {
  const { t } = useSpeech();
  return (
    <div className="purse">
      <p className="purse__text">
        <span className="purse__label">{t("site.player.balance")}</span>{" "}
        <span className="purse__amount" data-testid="balance">
          {balanceHidden ? t("site.balance.hidden") : <Amount value={balance} />}
        </span>
      </p>
      <PostForm action={paths.toggleBalance()} className="purse__toggle">
        <input type="hidden" name="redirectTo" value={path} />
        <button type="submit" className="icon-button" aria-pressed={balanceHidden}>
          <Icon name={balanceHidden ? "eye" : "eye-off"} />
          <span className="visually-hidden">{t("site.balance.hide")}</span>
        </button>
      </PostForm>
      <Link className="icon-button purse__refresh" to={path} preventScrollReset>
        <Icon name="refresh" />
        <span className="visually-hidden">{t("site.balance.refresh")}</span>
      </Link>
    </div>
  );
}

function PlayerMenu({ player: { username, unread } }: { player: PlayerPanel }) {
  const { t } = useSpeech();
  const label = (
    <>
      <Icon name="user" />
      <span className="visually-hidden">{t("site.player.menu")}</span>
      <bdi className="player-menu__name">{username}</bdi>
      {unread > 0 ? (
        <span className="badge">
          <span aria-hidden="true">{t("site.player.unreadCount", { count: unread })}</span>
          <span className="visually-hidden">{t("site.player.unread", { count: unread })}</span>
        </span>
      ) : null}
    </>
  );
  return (
    <Menu className="player-menu" label={label}>
      <ul className="menu__list">
        <li>
          <Link className="menu__item" to={paths.bettingRecord()}>
            <Icon name="list" />
            {t("site.player.betRecord")}
          </Link>
        </li>
        <li>
          <Link className="menu__item" to={paths.accountRecord()}>
            <Icon name="ledger" />
            {t("site.player.accountRecord")}
          </Link>
        </li>
        <li>
          <Link className="menu__item" to={paths.seeds()}>
            <Icon name="seed" />
            {t("site.player.seeds")}
          </Link>
        </li>
        <li className="menu__end">
          <Link className="menu__item" to={paths.logout()}>
            <Icon name="logout" />
            {t("site.player.logout")}
          </Link>
        </li>
      </ul>
    </Menu>
  );
}
