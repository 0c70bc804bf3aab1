import { z } from "zod";
import { deskRooms, saveRoom } from "../../chat/index.ts";
import { isLanguage, LANGUAGES, type Language, type LocalText } from "../../core/languages.ts";
import { done } from "../../core/outcome.ts";
import { type Command, changing, looking, refused } from "../command.ts";
import { code, count } from "../fields.ts";
import { table } from "../lines.ts";
import { brandIdOf } from "../site/brand-said.ts";

const roomCode = z.string().regex(/^[a-z0-9][a-z0-9-]{0,29}$/);
const slowSeconds = count.refine((seconds) => seconds <= 3600, "not 0 to 3600");
const state = z.enum(["open", "quiet", "closed"]);
const words = z.string().trim().min(1).max(200);

const chatRooms = looking({
  about: "the rooms, with how much happened there and how many reports wait",
  said: z.object({ brand: code.optional() }),
  async look(office, { brand }) {
    const rows = (await deskRooms(office.context, await brandIdOf(office, brand))).map((room) => [
      room.code,
      room.names.en ?? room.names.fa,
      room.state,
      `${room.slowS} s`,
      String(room.lastSeq),
      String(room.openReports),
    ]);
    return done(table(["room", "name", "state", "slow", "events", "reports"], rows, "There are no rooms."));
  },
});

const UNCHANGED = { names: null, topics: null, language: null, position: null, slowS: null, state: null };

const chatSlow = changing({
  about: "how many seconds a member waits between two messages in a room; 0 for not at all",
  words: ["room", "seconds"],
  said: z.object({ room: roomCode, seconds: slowSeconds, brand: code.optional() }),
  subject: ({ room }) => `chat ${room}`,
  async change(office, { room, seconds, brand }) {
    const brandId = await brandIdOf(office, brand);
    const saved = await saveRoom(office.context, { ...UNCHANGED, brandId, code: room, slowS: seconds });
    if (!saved.ok) return saved;
    const { before } = saved.value;
    return done({
      lines: [seconds === 0 ? `${room} is not slowed down.` : `In ${room} one message in ${seconds} s.`],
      before: { slowS: before?.slowS ?? null },
      after: { slowS: seconds },
    });
  },
});

const LANGUAGE_CODES = Object.keys(LANGUAGES).filter(isLanguage);
const text = words.optional();
const names = { fa: text, en: text, zh: text, id: text, th: text, vi: text };
const topics = {
  "topic-fa": text,
  "topic-en": text,
  "topic-zh": text,
  "topic-id": text,
  "topic-th": text,
  "topic-vi": text,
};

const chatRoom = changing({
  about:
    "change a room, or make one, which needs --fa and --topic-fa. --state quiet: read only; closed: not shown at all",
  words: ["room"],
  said: z.object({
    room: roomCode,
    ...names,
    ...topics,
    language: z.string().refine(isLanguage).optional(),
    position: count.optional(),
    state: state.optional(),
    brand: code.optional(),
  }),
  subject: ({ room }) => `chat ${room}`,
  async change(office, { room, brand, language = null, position = null, state = null, ...said }) {
    const given = (prefix: string): LocalText | null => {
      const pairs = LANGUAGE_CODES.flatMap((one): [Language, string][] => {
        const word = Object.entries(said).find(([name]) => name === `${prefix}${one}`)?.[1];
        return word === undefined ? [] : [[one, word]];
      });
      return pairs.length === 0 ? null : (Object.fromEntries(pairs) as LocalText);
    };
    const change = { names: given(""), topics: given("topic-"), language, position, slowS: null, state };
    if (Object.values(change).every((value) => value === null)) return refused("nothingSaid");
    const brandId = await brandIdOf(office, brand);
    const saved = await saveRoom(office.context, { ...change, brandId, code: room });
    if (!saved.ok) return refused("roomWords");
    const { before } = saved.value;
    return done({
      lines: [before === null ? `${room} is there.` : `${room} is changed.`],
      before: { state: before?.state ?? null },
    });
  },
});

export const CHAT_ROOM_COMMANDS: Readonly<Record<string, Command>> = {
  "chat rooms": chatRooms,
  "chat room": chatRoom,
  "chat slow": chatSlow,
};
