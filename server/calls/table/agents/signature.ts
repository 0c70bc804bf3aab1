/** Why a signature may not be taken as the player's own. */
export const SIGNATURE_ERRORS = [
  ...(["paymentPasswordMissing", "paymentPasswordWrong", "moneyLocked", "tooBusy"] as const),
  ...(["codeMissing", "codeWrong", "codeUsed", "tooMany"] as const),
] as const;
