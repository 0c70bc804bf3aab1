import { LANGUAGES } from "#server/core/languages.ts";

/** The languages to choose from, each by the name that its readers give it. */
export const LANGUAGE_NAMES = Object.entries(LANGUAGES).map(([code, { name, tag }]) => ({ code, name, tag }));
