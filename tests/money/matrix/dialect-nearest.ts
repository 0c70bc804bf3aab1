/**
 * What a dialect has no word for, and what is played in its place: by dialect, and there by situation. Situations
 * that are not named here are said in the dialect as they are.
 */
export const NEAREST: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  hub88: {
    "Out of order (win2, win1, end)": "No message ends a round: a win of 0 with round_closed does.",
    "Vendor corrects a result":
      "No corrections: a further win pays more, the rollback of a win takes it back.",
    "Trial account reaching a money vendor": "No corrections: bet, promotional win and balance are refused.",
    "Replay of a valid old message":
      "No time is signed: an old message is answered as before, whatever its age.",
    "Concurrent bets draining a balance": "Said as it is; every refusal tells the balance.",
  },
  pragmatic: {
    "Same id, different amount/round/player/currency/game": "The currency is part of the player's name.",
    "Bet in another currency":
      "The currency is part of the player's name; one that is not ours is nobody's name.",
    "Win of 0": "A result ends no round: endRound follows it.",
    "Win while the bet was refused":
      "A result names its round only, and a refused bet opens none: it is asked for again, and nothing is paid.",
    "Rollback twice, same id": "A refund bears the number of the bet, so the same refund comes twice.",
    "Rollback twice, two ids for one bet": "A refund bears the number of the bet: it comes twice.",
    "Replay of a valid old message":
      "The moment is signed in a bet: one older than five minutes is not believed.",
  },
  fundist: {
    "Win while the bet was refused":
      "A credit names its round only, and a refused debit opens none: it is asked for again, and nothing is paid.",
    "Out of order (win2, win1, end)": "roundinfo, which tells what happened in a round, ends it.",
    "Vendor corrects a result":
      "No corrections: a further credit pays more, a debit with i_rollback takes back.",
    "Trial account reaching a money vendor":
      "No corrections: debit, promotional credit and balance are refused.",
    "Replay of a valid old message":
      "No time is sealed: an old message is answered as before, whatever its age.",
  },
};
