import type { ReactNode } from "react";
import { Icon } from "#app/components/icon.tsx";
import { PostForm } from "#app/components/post-form.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";

type GameItemProps = {
  nodeId: string;
  name: string;
  /** Whether the player has marked the game; null for a visitor, who has no favourites. */
  favourite: boolean | null;
  children: ReactNode;
};

/** One card and, for a player, the heart that marks it. The page comes back to the id of the item. */
export function GameItem({ nodeId, name, favourite, children }: GameItemProps) {
  return (
    <li className="game-grid__item" id={nodeId}>
      {children}
      {favourite === null ? null : <FavouriteMark nodeId={nodeId} name={name} favourite={favourite} />}
    </li>
  );
}

/** Posts what is wanted and not "the other way round": pressed twice it does the same thing once. */
function FavouriteMark({ nodeId, name, favourite }: { nodeId: string; name: string; favourite: boolean }) {
  const { t } = useSpeech();
  return (
    <PostForm id={`favourite-${nodeId}`} className="favourite">
      <input type="hidden" name="nodeId" value={nodeId} />
      <button
        type="submit"
        name="favourite"
        value={favourite ? "0" : "1"}
        className={favourite ? "favourite__star favourite__star--on" : "favourite__star"}
      >
        <Icon name="heart" />
        <span className="visually-hidden">
          {t(favourite ? "lobby.favourite.remove" : "lobby.favourite.add", { name })}
        </span>
      </button>
    </PostForm>
  );
}
