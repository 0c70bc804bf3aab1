import { useFetcher } from "@remix-run/react";
import type { ReactNode } from "react";
import { PostForm } from "#app/components/fields/post-form.tsx";
import { Icon } from "#app/components/icon.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { FormAnswer } from "#app/lib/browser/form-answer.ts";
import { type Favourite, favouriteOf } from "./favourite.ts";

type GameItemProps = {
  nodeId: string;
  name: string;
  /** Whether the player has marked the game; null for a visitor, who has no favourites. */
  favourite: Favourite | null;
  /** Where the heart of a visitor leads: to the door, and from there back to this game (G06). Without it there is none. */
  door?: string | undefined;
  children: ReactNode;
};

/** One card and the heart that marks it. Without script the page comes back to the id of the item. */
export function GameItem({ nodeId, name, favourite, door, children }: GameItemProps) {
  return (
    <li className="game-grid__item" id={nodeId}>
      {children}
      {favourite ? <FavouriteMark nodeId={nodeId} name={name} favourite={favourite} /> : null}
      {favourite === null && door ? <FavouriteDoor name={name} href={door} /> : null}
    </li>
  );
}

/**
 * Posts what is wanted and not "the other way round": pressed twice it does the same thing once. The heart shows
 * what was asked for while the answer is on its way, and what is true when it is there.
 */
function FavouriteMark({ nodeId, name, favourite }: { nodeId: string; name: string; favourite: Favourite }) {
  const { t } = useSpeech();
  const fetcher = useFetcher<FormAnswer | { favourite: boolean }>();
  const asked = fetcher.formData?.get("favourite");
  const { state, press } = asked ? favouriteOf(asked === "1") : favourite;
  const answer = fetcher.data && "errors" in fetcher.data ? fetcher.data : undefined;
  return (
    <PostForm
      id={`favourite-${nodeId}`}
      className="favourite"
      via={fetcher.Form}
      answer={answer}
      edition={state}
    >
      <input type="hidden" name="nodeId" value={nodeId} />
      <button
        type="submit"
        name="favourite"
        value={press}
        className={`favourite__star favourite__star--${state}`}
      >
        <Icon name="heart" />
        <span className="visually-hidden favourite__add">{t("lobby.favourite.add", { name })}</span>
        <span className="visually-hidden favourite__remove">{t("lobby.favourite.remove", { name })}</span>
      </button>
    </PostForm>
  );
}

function FavouriteDoor({ name, href }: { name: string; href: string }) {
  const { t } = useSpeech();
  return (
    <a className="favourite favourite__star" href={href}>
      <Icon name="heart" />
      <span className="visually-hidden">{t("lobby.favourite.add", { name })}</span>
    </a>
  );
}
