import type { NoticeToPublish } from "../notices.ts";
import { ACCOUNT_NOTICES } from "./notices-account.ts";
import { GAME_NOTICES } from "./notices-games.ts";

/** The notices of a new house, published at its first start. */
export const FIRST_NOTICES: readonly Omit<NoticeToPublish, "from">[] = [...GAME_NOTICES, ...ACCOUNT_NOTICES];
