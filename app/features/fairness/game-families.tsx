import { useSpeech } from "#app/i18n/speech.tsx";
import { numbersFile } from "#app/lib/paths/verify-paths.ts";

type Family = { readonly name: Name; readonly families: readonly string[] };
type Name =
  | "reels"
  | "board"
  | "cards"
  | "fish"
  | "flight"
  | "dealer"
  | "race"
  | "lottery"
  | "league"
  | "people";

/** Families of games that are told of together, in the order of the page. */
export const FAMILIES: Readonly<Record<"own" | "shared", readonly Family[]>> = {
  own: [
    { name: "reels", families: ["lines", "ways", "hold", "cascade"] },
    { name: "board", families: ["dice", "plinko", "keno", "mines", "roulette"] },
    { name: "cards", families: ["video-poker", "blackjack"] },
    { name: "fish", families: ["fish"] },
  ],
  shared: [
    { name: "flight", families: ["crash"] },
    { name: "dealer", families: ["baccarat", "dragon-tiger", "sic-bo"] },
    { name: "race", families: ["derby"] },
    { name: "lottery", families: ["digits", "balls", "table"] },
    { name: "league", families: ["virtual"] },
    { name: "people", families: ["cards"] },
  ],
};

export type ShownGame = { readonly name: string; readonly family: string; readonly file: string };

/** What decides the games of each family, in a sentence or three, and the numbers of each game. */
export function GameFamilies({ games }: { games: readonly ShownGame[] }) {
  const { t } = useSpeech();
  return (["own", "shared"] as const).map((part) => (
    <section key={part} className="stack">
      <h2>{t(`games.fairness.${part}`)}</h2>
      {FAMILIES[part].map(({ name, families }) => (
        <div key={name} className="stack panel">
          <h3>{t(`games.fairness.${name}`)}</h3>
          <p>{t(`games.fairness.${name}Text`)}</p>
          <h4>{t("games.fairness.numbers")}</h4>
          <ul>
            {games
              .filter(({ family }) => families.includes(family))
              .map((game) => (
                <li key={game.file}>
                  <a href={numbersFile(game.file)}>{game.name}</a>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </section>
  ));
}
