import { expect, test } from "vitest";
import { CALLS } from "#server/calls/table.ts";

/** Every call that the interface has had a name for, by its relay name or its method and address. */
const NAMED = [
  ...["POST /wps/session/login", "DELETE /wps/session/logout", "POST /wps/session/login/freeplay"],
  ...["/wps/verification/sms/noLogin", "/wps/verification/sms/register"],
  ...["/wps/system/whitelabel", "/wps/system/setting/register", "/wps/system/status"],
  ...["/wps/system/domainRoute", "/wps/system/helpCenter", "/wps/system/routers"],
  ...["/wps/system/customerService", "/wps/member/language", "/wps/game/winnerBoard"],
  ...["/wps/member/info", "PUT /wps/member/register", "PUT /wps/member/register/mobile"],
  ...["POST /wps/member/password", "/wps/member/password/email", "POST /wps/member/password/verification"],
  ...["/wps/member/info/icon", "/wps/member/info/funds/consolidated"],
  ...["GET /wps/agent/affiliate", "GET /wps/captcha", "PUT /wps/feedback", "/wps/v2/wallets/balance"],
  ...["MCSFE_getPlayerAvatar", "GCS_walletTransfer", "GCS_gameLaunchFB", "GCSGAME_hotGamesV2"],
  ...["GCSGAME_gameList", "MCSFE_getListAnnouncements", "GCSGAME_getVassGameType"],
  ...["GCSGAME_newGameVendor", "MCSFE_getFavoriteGames", "MCSFE_getFavoriteGamesList", "GCS_recentGame"],
  ...["GLS2_roomList", "MCSFE_getMissionSummaryDetails", "MCSFE_getMissionLeaderboard"],
  ...["MCS2_processDividendReq", "MCS2_processDailySalContract", "GCS_merchantWallet"],
  ...["MCS2_processContractHourSalary", "MCSFE_processRealTimeSalaryContract", "GCSGAME_getRankList"],
  ...["MCS2_claimRafflePromotion", "CSP_unreadCount", "MCS2_getPointBalance", "MCS2_getPointReward"],
  ...["MCS2_getRedeemPointList", "MCS2_getPointConfig", "ODSFE2_MemTransDet"],
  ...["MCS2_redeemPointReward", "MCS2_convertPoint"],
  ...["POST /wps/game/launchGame", "/lgw/games/game_menus", "/lgw/games/popular"],
  ...["/lgw/vn/games/game_menu", "/lgw/vn/games/game_menu/recent", "/lgw/vn/numeros/opened/game"],
  "/lotto/lgw/games/opened/numero",
];

const isServed = (named: string) =>
  CALLS.some(({ name, method, path }) => [name, path, `${method} ${path}`].includes(named));

test("C01 every call that has a name is served under it", () => {
  expect(new Set(NAMED).size).toBe(NAMED.length);
  expect(NAMED.filter((named) => !isServed(named))).toEqual([]);
});

test("C01 what asks for a token, is sealed or changes something is said the same way of all calls", () => {
  for (const { name, path, method, token, scope, isEncrypted } of CALLS) {
    expect(scope !== null, name).toBe(token === "signed");
    if (/^(?:MCS|GCS|GLS|CSP|ODS)/.test(name)) expect(path).toBe(`/wps/relay/${name}`);
    if (isEncrypted) expect(method, name).not.toBe("GET");
  }
});
