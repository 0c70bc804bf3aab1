import { paths } from "./paths.ts";

/** What a lottery page is asked for. `p0`, `p1` … are the marked numbers, group by group. */
export type LotteryQuery = {
  readonly gameCode?: string | undefined;
  readonly vendor?: string | undefined;
  readonly playType?: string | undefined;
  readonly draw?: string | undefined;
  readonly list?: "results" | "mine" | undefined;
  readonly round?: string | undefined;
  readonly picks?: readonly (readonly number[])[] | undefined;
  readonly unit?: string | undefined;
  readonly times?: string | undefined;
  /** The total was not the one that had been shown: it is shown now. */
  readonly check?: "1" | undefined;
  /** Without script the page does not load itself anew. */
  readonly still?: "1" | undefined;
};

type Area = { readonly isVietNam: boolean };

/** The page of the lotteries, or of those of Viet Nam. */
export function lotteryPath({ isVietNam, picks = [], ...query }: LotteryQuery & Area): string {
  const path = isVietNam ? paths.vnLottery() : paths.lottery();
  const given = Object.entries(query).filter((pair): pair is [string, string] => Boolean(pair[1]));
  const text = new URLSearchParams(given);
  for (const [group, marked] of picks.entries())
    for (const number of marked) text.append(`p${group}`, String(number));
  return text.size === 0 ? path : `${path}?${text}`;
}

type VnLaunch = {
  readonly lottoArea: "VN";
  readonly launchMode: "LOTT";
  readonly lottoPrizeMode: "SEA";
  readonly lottoGameCode: string;
  readonly lottoView: "html5";
  readonly device: "WEB";
  readonly backUrl: string;
  readonly language: string;
};

/** What a lottery of Viet Nam is launched with (C05): every part of it is also a name of the page's query. */
export function vnLaunch({ gameCode, language }: { gameCode: string; language: string }): VnLaunch {
  return {
    lottoArea: "VN",
    launchMode: "LOTT",
    lottoPrizeMode: "SEA",
    lottoGameCode: gameCode,
    lottoView: "html5",
    device: "WEB",
    backUrl: paths.lottery(),
    language,
  };
}
