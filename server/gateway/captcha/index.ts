/** Somebody outside who tells people from programs: a port, and what stands behind it. */
export { type CaptchaSetup, httpCaptcha } from "./http-captcha.ts";
export type { CaptchaGateway, CaptchaRefusal, CaptchaWidget } from "./ports.ts";
