import { type CheckPath, VERIFY_PATH } from "#app/lib/paths/verify-paths.ts";
import { linkKey, signedLink } from "../../studio/verify/index.ts";
import type { Visitor } from "../visitor/visitor.ts";

/** Writes the links that check rounds, signed by this house. */
export function checkPathOf({ platform }: Pick<Visitor, "platform">): CheckPath {
  let key: ReturnType<typeof linkKey> | null = null;
  return (engine, round) => {
    key ??= linkKey(platform.config.houseSecret);
    return `${VERIFY_PATH}?${signedLink(key, { engine, ...round })}`;
  };
}
