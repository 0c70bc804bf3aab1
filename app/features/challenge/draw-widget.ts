import type { CaptchaWidget } from "#app/lib/browser/captcha-widget.ts";

/** What the script of the provider puts into the page: the names are those of Turnstile. */
type Provider = {
  render(box: HTMLElement, wishes: Readonly<Record<string, unknown>>): string | undefined;
  remove(id: string): void;
};

type Hearing = {
  readonly language: string;
  /** Empty where what was given is over. */
  readonly onToken: (token: string) => void;
  /** It cannot be had: its host is not reached from everywhere. */
  readonly onFault: () => void;
};

/** A script that has not come by then will not come. */
const COMES_WITHIN_MS = 10_000;

const scripts = new Map<string, Promise<void>>();

/** Draws the widget into a box of the page; returns what takes it away again. */
export function drawWidget(
  box: HTMLElement,
  { script, siteKey, action }: CaptchaWidget,
  { language, onToken, onFault }: Hearing,
): () => void {
  let isHere = true;
  let drawn: string | undefined;
  const draw = () => {
    if (!isHere) return;
    drawn = provider()?.render(box, {
      sitekey: siteKey,
      action,
      language,
      "response-field": false,
      callback: onToken,
      "expired-callback": () => onToken(""),
      "error-callback": () => {
        onFault();
        return true;
      },
    });
    if (drawn === undefined) onFault();
  };
  loaded(script).then(draw, () => isHere && onFault());
  return () => {
    isHere = false;
    if (drawn !== undefined) provider()?.remove(drawn);
  };
}

function provider(): Provider | undefined {
  return (window as { turnstile?: Provider }).turnstile;
}

/** Once for a page; one that failed is asked for again by whoever comes next. */
function loaded(address: string): Promise<void> {
  const known = scripts.get(address);
  if (known) return known;
  const coming = new Promise<void>((done, failed) => {
    const script = document.createElement("script");
    Object.assign(script, { src: address, async: true, onload: () => done(), onerror: failed });
    setTimeout(failed, COMES_WITHIN_MS);
    document.head.append(script);
  });
  coming.catch(() => scripts.delete(address));
  scripts.set(address, coming);
  return coming;
}
