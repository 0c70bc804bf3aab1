import { appCode } from "#tests/setup/app-code.ts";
import { PASSWORD } from "#tests/setup/brand.ts";
import type { Scenes, Stage } from "./stage.ts";

const proof = (code: string) => ({ code, password: PASSWORD });

/** What the second factor is refused with. */
export const scenesOfFactor = (stage: Stage): Scenes => ({
  notBegun: async (headers) => {
    const { app } = await stage.signedIn();
    return app.call("switchOnSecondFactor", { payload: proof("123456"), headers });
  },
  notOn: async (headers) => {
    const { app } = await stage.signedIn();
    return app.call("switchOffSecondFactor", { payload: proof("123456"), headers });
  },
  alreadyOn: async (headers) => {
    const { app } = await stage.signedIn();
    const { secret } = (await app.call("beginSecondFactor")).value;
    const code = appCode(secret, stage.site.context.now());
    await app.call("switchOnSecondFactor", { payload: proof(code) });
    return app.call("beginSecondFactor", { headers });
  },
});
