/** What a page shows of somebody outside who tells people from programs (S08): server/gateway/captcha has it. */
export type CaptchaWidget = {
  readonly siteKey: string;
  /** The script that draws it. */
  readonly script: string;
  readonly action: string;
};
