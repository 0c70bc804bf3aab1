/** What only a rule of server/use-cases may call: alone each is half of what a player has to prove. */
export { sendDown } from "./down/send-down.ts";
export { transferToUpline } from "./transfer-to-upline.ts";
