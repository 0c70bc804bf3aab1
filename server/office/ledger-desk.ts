/** What the office does with the ledger itself. */
export {
  closeAlarm,
  openAlarms,
  suspense,
  verifySeals,
  watchLedger,
  watchWholeLedger,
} from "../wallet/index.ts";
