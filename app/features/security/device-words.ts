import type { Translate } from "#app/i18n/translate.ts";

/** The first that fits: many browsers also say the names of others. */
const BROWSERS: readonly (readonly [string, RegExp])[] = [
  ["Edge", /\bEdg(?:e|A|iOS)?\//],
  ["Opera", /\bOPR\/|\bOpera\b/],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["Firefox", /\b(?:Firefox|FxiOS)\//],
  ["Chrome", /\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//],
  ["Safari", /\bSafari\//],
];

const SYSTEMS: readonly (readonly [string, RegExp])[] = [
  ["iPhone", /\biPhone\b/],
  ["iPad", /\biPad\b/],
  ["Android", /\bAndroid\b/],
  ["Windows", /\bWindows\b/],
  ["Mac", /\bMac(?:intosh| OS X)\b/],
  ["Chrome OS", /\bCrOS\b/],
  ["Linux", /\bLinux\b/],
];

/** What a browser says it is, in words that its owner knows: `Chrome on Android`. */
export function deviceWords(device: string, t: Translate): string {
  const [browser] = BROWSERS.find(([, sign]) => sign.test(device)) ?? [];
  const [system] = SYSTEMS.find(([, sign]) => sign.test(device)) ?? [];
  if (browser && system) return t("security.devices.browserOn", { browser, system });
  return browser ?? system ?? t("security.devices.unknown");
}
