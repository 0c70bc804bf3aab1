import type { Outcome } from "../../core/outcome.ts";

/** What a page shows of somebody outside who tells people from programs. */
export type CaptchaWidget = {
  readonly siteKey: string;
  /** The script that draws it. */
  readonly script: string;
  /** What it is solved for: the provider repeats it, so that what was solved elsewhere opens nothing here. */
  readonly action: string;
  /** The origins whose script and frame the content policy lets in. */
  readonly origin: string;
};

export type CaptchaRefusal = { readonly reason: "providerRefused" | "providerAway" };

/** Somebody outside who tells people from programs. What went wrong is an answer and never thrown. */
export type CaptchaGateway = {
  readonly widget: CaptchaWidget;
  /** Whether the provider stands by what its widget gave a browser. */
  check(given: { readonly token: string; readonly address: string }): Promise<Outcome<null, CaptchaRefusal>>;
};
