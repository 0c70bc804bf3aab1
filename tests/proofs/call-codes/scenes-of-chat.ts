import { forbidWord, muteMember } from "#server/chat/index.ts";
import type { Scene, Scenes, Stage } from "./stage.ts";

const ROOM = "lobby";

/** What chat is refused with. */
export const scenesOfChat = (stage: Stage): Scenes => {
  const { site } = stage;
  const said =
    (text: string): Scene =>
    async (headers) => {
      const { app } = await stage.signedIn();
      return app.call("writeMessage", { payload: { room: ROOM, text }, headers });
    };
  return {
    unknownRoom: (headers) => stage.anApp().call("chatMessages", { payload: { room: "nowhere" }, headers }),
    chatLink: said("see www.example.com"),
    chatLongNumber: said("my card is 6219861012345678"),
    unwelcomeWord: async (headers) => {
      await forbidWord(site.context, "grumbleword");
      site.forward(2000);
      return said("such a grumbleword")(headers);
    },
    tooSoon: async (headers) => {
      const { app } = await stage.signedIn();
      await app.call("writeMessage", { payload: { room: ROOM, text: "One thing" } });
      return app.call("writeMessage", { payload: { room: ROOM, text: "Another thing" }, headers });
    },
    chatRepeated: async (headers) => {
      const { app } = await stage.signedIn();
      const payload = { room: ROOM, text: "The very same" };
      await app.call("writeMessage", { payload });
      site.forward(60_000);
      return app.call("writeMessage", { payload, headers });
    },
    muted: async (headers) => {
      const { app, playerId } = await stage.signedIn();
      await app.call("writeMessage", { payload: { room: ROOM, text: "Before it" } });
      await muteMember(site.context, { playerId, minutes: 10 });
      return app.call("writeMessage", { payload: { room: ROOM, text: "After it" }, headers });
    },
    ownMessage: async (headers) => {
      const { app } = await stage.signedIn();
      const { seq } = (await app.call("writeMessage", { payload: { room: ROOM, text: "My own" } })).value;
      return app.call("reportMessage", { payload: { room: ROOM, seq }, headers });
    },
  };
};
