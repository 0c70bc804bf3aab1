import { DEFAULT_LANGUAGE, LANGUAGES, type Language, type LocalText } from "../languages.ts";

type Facts = Readonly<Record<string, string>>;

/** A name that a message tells, by language: the default one as the fact itself, and the others beside it. */
export function namedFact<Name extends string>(name: Name, text: LocalText): Record<Name, string> {
  const others = Object.entries(text).filter(([language]) => language !== DEFAULT_LANGUAGE);
  return Object.fromEntries([
    [name, text[DEFAULT_LANGUAGE]],
    ...others.map(([language, said]) => [besideOf(name, language), said]),
  ]) as Record<Name, string>;
}

/** The facts of a message for a reader: names in their language, or in that of the moment where only that was kept. */
export function factsIn(facts: Facts, language: Language): Facts {
  const told = Object.entries(facts).filter(([name]) => !isBeside(name));
  return Object.fromEntries(told.map(([name, fact]) => [name, spoken(facts, name, language) ?? fact]));
}

function spoken(facts: Facts, name: string, language: Language): string | undefined {
  if (language === DEFAULT_LANGUAGE) return undefined;
  return facts[besideOf(name, language)] ?? facts[besideOf(name, "en")];
}

const besideOf = (name: string, language: string) => `${name}.${language}`;

const ENDS = Object.keys(LANGUAGES).map((language) => besideOf("", language));
const isBeside = (name: string): boolean => ENDS.some((end) => name.endsWith(end));
