/** What the office does with the ledger itself. */
export {
  closeAlarm,
  openAlarms,
  payoutsToldFrom,
  suspense,
  tellPayoutsFrom,
  verifySeals,
  watchLedger,
  watchWholeLedger,
} from "../../wallet/index.ts";
