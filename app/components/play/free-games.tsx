import { Button } from "#app/components/button.tsx";
import { PostForm } from "#app/components/fields/post-form.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { Funds } from "#app/lib/funds.ts";

/** A game in which a player has rounds that cost nothing, and the money that they are worth. */
export type ShownFreeGame = {
  readonly id: string;
  readonly action: string;
  readonly funds: Funds;
  readonly name: string;
  readonly left: string;
  readonly until: string;
};

export type ShownFreeGames = { readonly title: string; readonly games: readonly ShownFreeGame[] };

/** Each is opened by a button with the money of its rounds, whatever the header shows. */
export function FreeGames({ title, games }: ShownFreeGames) {
  const { t } = useSpeech();
  if (games.length === 0) return null;
  return (
    <section className="stack">
      <h2>{title}</h2>
      <ul className="stack">
        {games.map(({ id, action, funds, name, left, until }) => (
          <li key={id} className="panel stack" data-testid="free-rounds">
            <h3>{name}</h3>
            <p>
              {left} · {until}
            </p>
            <PostForm action={action}>
              <Button kind="primary" name="funds" value={funds}>
                {t("site.card.play")}
              </Button>
            </PostForm>
          </li>
        ))}
      </ul>
    </section>
  );
}
