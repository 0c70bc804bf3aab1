import { Form } from "@remix-run/react";
import { Button } from "#app/components/button.tsx";
import { Field } from "#app/components/fields/field.tsx";
import { FilterChoice, FilterGroup } from "#app/components/fields/filter-group.tsx";
import { Icon } from "#app/components/icon.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import { paths } from "#app/lib/paths/paths.ts";
import type { GameFilters as Filters, List, ListedClass, MinBet } from "#server/catalogue/index.ts";
import { isOwnList } from "./game-list-query.ts";

/** A lowest bet to choose, and how the language writes it. */
export type OfferedBet = { readonly bet: MinBet; readonly amount: string };

type GameFiltersProps = {
  category: string;
  filters: Filters;
  classes: readonly ListedClass[];
  minBets: readonly OfferedBet[];
  lists: readonly List[];
  signedIn: boolean;
};

/**
 * Behind one press, so that the games are not below the fold; open where something narrows the list. Each filter is a
 * link, or the one search form. Choosing one clears the others and goes to page 1, simply because its address names
 * nothing else; so does "all".
 */
export function GameFilters({ category, filters, classes, minBets, lists, signedIn }: GameFiltersProps) {
  const { t } = useSpeech();
  const all = paths.vendorTab(category);
  const narrowed = [filters.vassalage, filters.gameName, filters.minBet, filters.gameClassify].some(Boolean);
  const isOpen = [filters.gameName, filters.minBet, filters.gameClassify, filters.list].some(Boolean);
  return (
    <details className="narrow" open={isOpen}>
      <summary className="chip">
        <Icon name="search" />
        {t("lobby.games.narrow")}
      </summary>
      <div className="filters filters--games">
        <Search action={all} gameName={filters.gameName} />
        <div className="filters__groups">
          <FilterGroup label={t("lobby.games.lists")}>
            <FilterChoice to={all} chosen={filters.list === "" && !narrowed}>
              {t("lobby.games.listAll")}
            </FilterChoice>
            {lists.map((list) => (
              <FilterChoice key={list} to={listPath(category, list, signedIn)} chosen={filters.list === list}>
                {t(`lobby.games.list.${list}`)}
              </FilterChoice>
            ))}
          </FilterGroup>
          {classes.length > 1 ? (
            <FilterGroup label={t("lobby.games.kind")}>
              <FilterChoice to={all} chosen={filters.gameClassify === ""}>
                {t("lobby.games.kindAny")}
              </FilterChoice>
              {classes.map(({ code, name }) => (
                <FilterChoice
                  key={code}
                  to={paths.games(category, { gameClassify: code })}
                  chosen={filters.gameClassify === code}
                >
                  {name}
                </FilterChoice>
              ))}
            </FilterGroup>
          ) : null}
          <FilterGroup label={t(category === "RNG" ? "lobby.games.minBet" : "lobby.games.minStake")}>
            <FilterChoice to={all} chosen={filters.minBet === ""}>
              {t("lobby.games.minBetAny")}
            </FilterChoice>
            {minBets.map(({ bet, amount }) => (
              <FilterChoice
                key={bet}
                to={paths.games(category, { minBet: bet })}
                chosen={filters.minBet === bet}
              >
                {t("lobby.games.minBetUpTo", { amount })}
              </FilterChoice>
            ))}
          </FilterGroup>
        </div>
      </div>
    </details>
  );
}

/** Favourites and recent games are a player's own: for a visitor the link leads through the login page. */
function listPath(category: string, list: List, signedIn: boolean): string {
  const path = paths.games(category, { list });
  return signedIn || !isOwnList(list) ? path : paths.login({ redirectTo: path });
}

function Search({ action, gameName }: { action: string; gameName: string }) {
  const { t } = useSpeech();
  return (
    <Form
      action={action}
      method="get"
      role="search"
      className="filters__search filters__search--named"
      key={gameName}
    >
      <Field
        name="gameName"
        label={t("lobby.games.search")}
        placeholder={t("lobby.games.search")}
        defaultValue={gameName}
        maxLength={100}
        enterKeyHint="search"
        autoComplete="off"
      />
      <Button kind="primary">{t("lobby.games.searchButton")}</Button>
    </Form>
  );
}
