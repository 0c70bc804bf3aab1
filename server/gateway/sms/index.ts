/** The way to telephones: a port, and the providers behind it. */
export { httpSms, PLAIN_SMS_BODY, type SmsProvider, smsBodyFault } from "./http-provider.ts";
export { noSms } from "./no-sms.ts";
export type { Sms, SmsGateway, SmsRefusal, SmsTemplate } from "./ports.ts";
