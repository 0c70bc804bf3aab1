import type { ArticleToPublish } from "../../help-articles.ts";
import { ACCOUNT } from "./account.ts";
import { APPLICATIONS } from "./applications.ts";
import { BONUS } from "./bonus.ts";
import { BREAK } from "./break.ts";
import { BROWSER } from "./browser.ts";
import { CALM } from "./calm.ts";
import { CASHBACK } from "./cashback.ts";
import { DEPOSIT } from "./deposit.ts";
import { FAIRNESS } from "./fairness.ts";
import { FRIENDS } from "./friends.ts";
import { LEADERBOARDS } from "./leaderboards.ts";
import { LIMITS } from "./limits.ts";
import { MISSIONS } from "./missions.ts";
import { NICKNAME } from "./nickname.ts";
import { ODDS } from "./odds.ts";
import { PARTNER } from "./partner.ts";
import { PAYMENT_PASSWORD } from "./payment-password.ts";
import { POINTS } from "./points.ts";
import { PRIVACY } from "./privacy.ts";
import { PROMOTIONS } from "./promotions.ts";
import { QUESTIONS } from "./questions.ts";
import { RAFFLES } from "./raffles.ts";
import { RECORDS } from "./records.ts";
import { START } from "./start.ts";
import { TERM } from "./term.ts";
import { TRIAL } from "./trial.ts";
import { UNFINISHED } from "./unfinished.ts";
import { UNIT } from "./unit.ts";
import { VERIFY } from "./verify.ts";
import { VIP } from "./vip.ts";
import { WALLETS } from "./wallets.ts";
import { WITHDRAWAL } from "./withdrawal.ts";

/** The help of a new house. Each text says what is true of the house as the program makes it. */
export const FIRST_ARTICLES: readonly ArticleToPublish[] = [
  START,
  TRIAL,
  BROWSER,
  QUESTIONS,
  ACCOUNT,
  RECORDS,
  PAYMENT_PASSWORD,
  NICKNAME,
  UNIT,
  DEPOSIT,
  WITHDRAWAL,
  WALLETS,
  FAIRNESS,
  VERIFY,
  ODDS,
  UNFINISHED,
  CALM,
  LIMITS,
  BREAK,
  PROMOTIONS,
  APPLICATIONS,
  BONUS,
  MISSIONS,
  LEADERBOARDS,
  RAFFLES,
  POINTS,
  VIP,
  CASHBACK,
  FRIENDS,
  PARTNER,
  PRIVACY,
  TERM,
];
