import { z } from "zod";
import { operatorName as oneSpelling } from "../cashier/index.ts";
import { terminalText } from "../core/text/terminal-text.ts";
import { CHAT_COMMANDS } from "./chat/chat-commands.ts";
import type { Answer, Command, Office } from "./command.ts";
import { BOOK_COMMANDS } from "./games/book-commands.ts";
import { FREE_ROUNDS_COMMANDS } from "./games/free-rounds-commands.ts";
import { GAME_COMMANDS } from "./games/game-commands.ts";
import { JACKPOT_COMMANDS } from "./games/jackpot-commands.ts";
import { LOTTERY_COMMANDS } from "./games/lottery-commands.ts";
import { PRIZE_COMMANDS } from "./games/prize-commands.ts";
import { ROUND_COMMANDS } from "./games/round-commands.ts";
import { TABLE_COMMANDS } from "./games/table-commands.ts";
import { COMPARE_COMMANDS } from "./money/compare-command.ts";
import { DEPOSIT_COMMANDS } from "./money/deposit-commands.ts";
import { FIGURES_COMMANDS } from "./money/figures-commands.ts";
import { FUND_COMMANDS } from "./money/fund-commands.ts";
import { GATEWAY_COMMANDS } from "./money/gateway-commands.ts";
import { LEDGER_COMMANDS } from "./money/ledger-commands.ts";
import { METHOD_COMMANDS } from "./money/method-commands.ts";
import { PAY_COMMANDS } from "./money/pay-commands.ts";
import { PAYOUT_COMMANDS } from "./money/payout-commands.ts";
import { RETURN_COMMANDS } from "./money/return-commands.ts";
import { TROUBLE_COMMANDS } from "./money/trouble-commands.ts";
import { WITHDRAWAL_COMMANDS } from "./money/withdrawal-commands.ts";
import { APPLICATION_COMMANDS } from "./players/agents/application-commands.ts";
import { CONTRACT_COMMANDS } from "./players/agents/contract-commands.ts";
import { PARTNER_COMMANDS } from "./players/agents/partner-commands.ts";
import { SUB_LOGIN_COMMANDS } from "./players/agents/sub-login-commands.ts";
import { IDENTITY_COMMANDS } from "./players/identity-commands.ts";
import { MATCH_COMMANDS } from "./players/match-commands.ts";
import { PASSWORD_COMMANDS } from "./players/password-commands.ts";
import { PERSONA_COMMANDS } from "./players/persona-commands.ts";
import { PLAY_COMMANDS } from "./players/play-commands.ts";
import { PLAYER_COMMANDS } from "./players/player-commands.ts";
import { QUESTION_COMMANDS } from "./players/question-commands.ts";
import { REGISTRATION_COMMANDS } from "./players/registration-commands.ts";
import { BOARD_COMMANDS } from "./players/rewards/board-commands.ts";
import { BONUS_COMMANDS } from "./players/rewards/bonus-commands.ts";
import { KEEPING_COMMANDS } from "./players/rewards/keeping-commands.ts";
import { LEVEL_COMMANDS } from "./players/rewards/level-commands.ts";
import { MISSION_COMMANDS } from "./players/rewards/mission-commands.ts";
import { OFFER_COMMANDS } from "./players/rewards/offer-commands.ts";
import { ORDER_COMMANDS } from "./players/rewards/order-commands.ts";
import { POINTS_COMMANDS } from "./players/rewards/points-commands.ts";
import { RAFFLE_COMMANDS } from "./players/rewards/raffle-commands.ts";
import { RATE_COMMANDS } from "./players/rewards/rate-commands.ts";
import { REFERRAL_COMMANDS } from "./players/rewards/referral-commands.ts";
import { readSaid } from "./said.ts";
import { ALARM_COMMANDS } from "./site/alarm-commands.ts";
import { BRAND_COMMANDS } from "./site/brand-commands.ts";
import { CONTENT_COMMANDS } from "./site/content-commands.ts";
import { DOMAIN_COMMANDS } from "./site/domain-commands.ts";
import { DOOR_COMMANDS } from "./site/door-commands.ts";
import { ORIGIN_COMMANDS } from "./site/origin-commands.ts";
import { SERVICE_COMMANDS } from "./site/service-commands.ts";
import { SITE_COMMANDS } from "./site/site-commands.ts";
import { DIFFERENCE_COMMANDS } from "./vendors/difference-commands.ts";
import { MAINTENANCE_COMMANDS } from "./vendors/maintenance-commands.ts";
import { VENDOR_COMMANDS } from "./vendors/vendor-commands.ts";
import { VENDOR_GAMES_COMMANDS } from "./vendors/vendor-games-commands.ts";

/** Everything that an operator can do, by the words that do it. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  ...DEPOSIT_COMMANDS,
  ...WITHDRAWAL_COMMANDS,
  ...METHOD_COMMANDS,
  ...BRAND_COMMANDS,
  ...REFERRAL_COMMANDS,
  ...REGISTRATION_COMMANDS,
  ...CONTENT_COMMANDS,
  ...SITE_COMMANDS,
  ...DOOR_COMMANDS,
  ...SERVICE_COMMANDS,
  ...ORIGIN_COMMANDS,
  ...QUESTION_COMMANDS,
  ...LEDGER_COMMANDS,
  ...PLAYER_COMMANDS,
  ...PLAY_COMMANDS,
  ...PERSONA_COMMANDS,
  ...APPLICATION_COMMANDS,
  ...BONUS_COMMANDS,
  ...MATCH_COMMANDS,
  ...OFFER_COMMANDS,
  ...RAFFLE_COMMANDS,
  ...MISSION_COMMANDS,
  ...BOARD_COMMANDS,
  ...PASSWORD_COMMANDS,
  ...IDENTITY_COMMANDS,
  ...PARTNER_COMMANDS,
  ...SUB_LOGIN_COMMANDS,
  ...CONTRACT_COMMANDS,
  ...RATE_COMMANDS,
  ...POINTS_COMMANDS,
  ...ORDER_COMMANDS,
  ...KEEPING_COMMANDS,
  ...LEVEL_COMMANDS,
  ...VENDOR_COMMANDS,
  ...DIFFERENCE_COMMANDS,
  ...COMPARE_COMMANDS,
  ...PAYOUT_COMMANDS,
  ...PRIZE_COMMANDS,
  ...VENDOR_GAMES_COMMANDS,
  ...TROUBLE_COMMANDS,
  ...MAINTENANCE_COMMANDS,
  ...GAME_COMMANDS,
  ...FREE_ROUNDS_COMMANDS,
  ...RETURN_COMMANDS,
  ...LOTTERY_COMMANDS,
  ...BOOK_COMMANDS,
  ...JACKPOT_COMMANDS,
  ...ROUND_COMMANDS,
  ...TABLE_COMMANDS,
  ...FUND_COMMANDS,
  ...FIGURES_COMMANDS,
  ...PAY_COMMANDS,
  ...ALARM_COMMANDS,
  ...CHAT_COMMANDS,
  ...DOMAIN_COMMANDS,
  ...GATEWAY_COMMANDS,
};

/** One spelling for each operator: the second approval of somebody is nobody else's. */
const operatorName = z
  .string()
  .transform(oneSpelling)
  .pipe(z.string().regex(/^[\p{L}\p{N}][\p{L}\p{N}._@-]{0,59}$/u));

export type OfficeRequest = { readonly args: readonly string[]; readonly operator: string };

/** An answer, and whether there is such a command at all. */
export type OfficeAnswer = Answer & { readonly known: boolean };

/**
 * Does what an operator says. Refuses an unknown command, an unreadable word and an operator without a name. Whatever it
 * answers goes to a terminal, and much of it was written by players and vendors: here it becomes text, and text alone. A
 * refusal may have several lines, what it says of a file is one to a line.
 */
export async function obey(office: Office, { args, operator }: OfficeRequest): Promise<OfficeAnswer> {
  const answer = await answerTo(office, { args, operator });
  return answer.ok
    ? { ...answer, lines: answer.lines.map(terminalText) }
    : { ...answer, error: answer.error.split("\n").map(terminalText).join("\n") };
}

async function answerTo(office: Office, { args, operator }: OfficeRequest): Promise<OfficeAnswer> {
  const said = readSaid(args);
  const [first = "help", second = "", third = ""] = said.words;
  if (first === "help") return { ok: true, known: true, lines: help(said.words.slice(1)) };
  const name = [`${first} ${second} ${third}`, `${first} ${second}`, first].find((words) =>
    Object.hasOwn(COMMANDS, words),
  );
  const command = name === undefined ? undefined : COMMANDS[name];
  if (!command || name === undefined) {
    return {
      ok: false,
      known: false,
      error: `There is no command "${`${first} ${second}`.trim()}". See: help.`,
    };
  }
  const who = operatorName.safeParse(operator);
  if (!who.success) return { ok: false, known: true, error: "Say who you are: --by NAME." };
  const words = said.words.slice(name.split(" ").length);
  const answer = await command.answer(office, { name, said: { ...said, words }, operator: who.data });
  return { ...answer, known: true };
}

/** Every command, or those whose names begin with what is asked about. */
function help(asked: readonly string[]): string[] {
  const begins = asked.join(" ");
  const found = Object.entries(COMMANDS).filter(([name]) => `${name} `.startsWith(begins && `${begins} `));
  if (found.length === 0) return [`No command begins with "${begins}". See: help.`];
  const lines = found.flatMap(([name, { usage, about }]) => [`${name} ${usage}`.trim(), `    ${about}`]);
  return [...lines, "Whatever changes something is said with --by YOUR-NAME."];
}
