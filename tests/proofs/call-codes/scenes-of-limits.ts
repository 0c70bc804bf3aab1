import type { Scenes, Stage } from "./stage.ts";

const stake = (ceiling: string) => ({ name: "stake", ceiling });

/** Somebody who has a limit and is on a break of a week. */
async function away(stage: Stage) {
  const { app } = await stage.signedIn();
  await app.call("setLimit", { payload: stake("10") });
  await app.call("takeBreak", { payload: { term: "week" } });
  return app;
}

/** What limits and breaks are refused with. */
export const scenesOfLimits = (stage: Stage): Scenes => ({
  paused: async (headers) => (await away(stage)).call("setLimit", { payload: stake("20"), headers }),
  notLonger: async (headers) => (await away(stage)).call("takeBreak", { payload: { term: "day" }, headers }),
  sessionOutOfRange: async (headers) => {
    const { app } = await stage.signedIn();
    return app.call("setLimit", { payload: { name: "session", ceiling: "9" }, headers });
  },
  nothingAsked: async (headers) => {
    const { app } = await stage.signedIn();
    return app.call("cancelLimitRaise", { payload: { name: "stake" }, headers });
  },
  tooEarly: async (headers) => {
    const { app } = await stage.signedIn();
    for (const ceiling of ["10", "20"]) await app.call("setLimit", { payload: stake(ceiling) });
    return app.call("confirmLimitRaise", { payload: { name: "stake" }, headers });
  },
});
