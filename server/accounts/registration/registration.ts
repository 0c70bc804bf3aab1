import type { ContactField } from "../../brand/index.ts";

/**
 * What a visitor told us of themselves, in one spelling, every field within its brand's rule. Who registers by mobile
 * number has no name but a made one, and where the brand asks for none, no password.
 */
export type Registration = {
  readonly username: string | null;
  readonly password: string | null;
  readonly payeeName: string | null;
  readonly email: string | null;
  /** With country code (E.164): `+989123456789`. */
  readonly mobile: string | null;
  readonly contacts: Readonly<Partial<Record<ContactField, string>>>;
  /** The one who brought them, as the address of the page said. One that is not ours counts for nothing. */
  readonly referralCode: string | null;
  /** The one who brought them, as they say. One that is not ours stops the registration (S06). */
  readonly affiliateCode?: string | null;
  readonly recommenderId?: string | null;
  readonly idNumber?: string | null;
  readonly paymentPassword?: string | null;
  /** The digits that dial the country of the number. */
  readonly countryDialingCode?: string | null;
};

/** A registration as it is posted: with what proves that a person has posted it, and whose number it is. */
export type PostedRegistration = {
  readonly registration: Registration;
  readonly verificationCode: string;
  readonly challenge: {
    readonly captchaTicket: string;
    readonly captcha: string;
    readonly slide: string;
    /** What the widget of a provider outside gave the browser (S08). */
    readonly captchaToken?: string;
    readonly work?: string;
  };
};
