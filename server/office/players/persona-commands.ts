import { z } from "zod";
import { done } from "../../core/outcome.ts";
import { freeWord, keepWord, nicknameWords, takeBackAvatar, takeBackNickname } from "../../personas/index.ts";
import { type Command, changing, looking } from "../command.ts";
import { code, number, reason } from "../fields.ts";
import { brandIdOf } from "../site/brand-said.ts";

const word = z.string().trim().min(2).max(60);
const kept = z.object({ word, brand: code.optional() });

const nicknameWordsShown = looking({
  about:
    "words that no nickname of a brand holds; what is not said in the rooms is no name either (chat words)",
  said: z.object({ brand: code.optional() }),
  async look(office, { brand }) {
    const words = await nicknameWords(office.context, await brandIdOf(office, brand));
    return done(words.length === 0 ? ["Every word may be in a nickname."] : words);
  },
});

const nicknameForbid = changing({
  about: "keep a word out of nicknames, however it is spelt; with a star at its end, with any ending",
  words: ["word"],
  said: kept,
  subject: ({ word }) => `nickname word ${word}`,
  async change(office, { word: typed, brand }) {
    const added = await keepWord(office.context, { brandId: await brandIdOf(office, brand), typed });
    if (!added.ok) return added;
    const { word, isNew } = added.value;
    return done({ lines: [isNew ? `No new nickname holds ${word}.` : `${word} was kept out before.`] });
  },
});

const nicknameAllow = changing({
  about: "let a word be in nicknames again",
  words: ["word"],
  said: kept,
  subject: ({ word }) => `nickname word ${word}`,
  async change(office, { word: typed, brand }) {
    const gone = await freeWord(office.context, { brandId: await brandIdOf(office, brand), typed });
    if (!gone.ok) return gone;
    const { word, isNew } = gone.value;
    return done({ lines: [isNew ? `${word} may be in nicknames.` : `${word} was never kept out.`] });
  },
});

const taken = z.object({ player: number, reason });

const nicknameTake = changing({
  about:
    "take a nickname from its player, who reads the reason and may choose another; nobody has that one again",
  words: ["player"],
  said: taken,
  subject: ({ player }) => `player ${player}`,
  async change({ context }, { player: playerId, reason }) {
    const back = await takeBackNickname(context, { playerId, reason });
    if (!back.ok) return back;
    const { nickname } = back.value;
    return done({ lines: [`${playerId} is not ${nickname} any more.`], before: { nickname }, after: {} });
  },
});

const avatarTake = changing({
  about: "take a picture from its player, who reads the reason; its bytes are gone",
  words: ["player"],
  said: taken,
  subject: ({ player }) => `player ${player}`,
  async change({ context }, { player: playerId, reason }) {
    const back = await takeBackAvatar(context, { playerId, reason });
    if (!back.ok) return back;
    const { avatar } = back.value;
    return done({ lines: [`${playerId} is shown without a picture.`], before: { avatar }, after: {} });
  },
});

export const PERSONA_COMMANDS: Readonly<Record<string, Command>> = {
  "nickname words": nicknameWordsShown,
  "nickname forbid": nicknameForbid,
  "nickname allow": nicknameAllow,
  "nickname take": nicknameTake,
  "avatar take": avatarTake,
};
