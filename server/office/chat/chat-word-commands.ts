import { z } from "zod";
import { allowWord, forbidWord, listWords } from "../../chat/index.ts";
import { done } from "../../core/outcome.ts";
import { type Command, changing, looking } from "../command.ts";

const word = z.string().trim().min(2).max(60);

const chatWords = looking({
  about: "words that are not welcome in any room",
  said: z.object({}),
  async look({ context }) {
    const words = await listWords(context);
    return done(words.length === 0 ? ["Every word is welcome."] : words);
  },
});

const chatForbid = changing({
  about: "refuse messages with a word, however it is spelt; with a star at its end, with any ending",
  words: ["word"],
  said: z.object({ word }),
  subject: ({ word }) => `chat word ${word}`,
  async change({ context }, { word: typed }) {
    const added = await forbidWord(context, typed);
    if (!added.ok) return added;
    const { word, isNew } = added.value;
    return done({ lines: [isNew ? `${word} is not welcome now.` : `${word} was not welcome before.`] });
  },
});

const chatAllow = changing({
  about: "welcome a word again",
  words: ["word"],
  said: z.object({ word }),
  subject: ({ word }) => `chat word ${word}`,
  async change({ context }, { word: typed }) {
    const gone = await allowWord(context, typed);
    if (!gone.ok) return gone;
    const { word, isNew } = gone.value;
    return done({ lines: [isNew ? `${word} is welcome.` : `${word} was never unwelcome.`] });
  },
});

export const CHAT_WORD_COMMANDS: Readonly<Record<string, Command>> = {
  "chat words": chatWords,
  "chat forbid": chatForbid,
  "chat allow": chatAllow,
};
