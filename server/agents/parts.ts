/** What only a rule of server/use-cases may call: alone it signs without a proof of who signs. */
export { answerContract } from "./contracts/answer-contract.ts";
