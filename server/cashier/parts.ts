/** What only a rule of server/use-cases may call: alone it is half of what a player has to prove. */
export { requestWithdrawal } from "./withdrawals/withdrawal-request.ts";
