import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Compares every language with English: keys, plural forms, holes. `problems()` names each difference;
 * a language whose folder is not there is not offered by the site and not checked.
 */
const FOLDER = "locales";
const TAGS = { fa: "fa", en: "en", zh: "zh-Hans", id: "id", th: "th", vi: "vi" };
const PLURAL = /_(zero|one|two|few|many|other)$/;

export function problems(folder = FOLDER) {
  const languages = readdirSync(folder).filter((name) => name in TAGS);
  const reference = textsOf(folder, "en");
  return languages.flatMap((language) => compare(language, reference, textsOf(folder, language)));
}

function textsOf(folder, language) {
  const texts = new Map();
  for (const file of readdirSync(join(folder, language)).filter((name) => name.endsWith(".json"))) {
    collect(JSON.parse(readFileSync(join(folder, language, file), "utf8")), file.slice(0, -5), texts);
  }
  return texts;
}

function collect(tree, path, texts) {
  for (const [name, value] of Object.entries(tree)) {
    if (typeof value === "string") texts.set(`${path}.${name}`, value);
    else collect(value, `${path}.${name}`, texts);
  }
}

function compare(language, reference, texts) {
  const wanted = wantedKeys(reference, language);
  const missing = [...wanted.keys()]
    .filter((key) => !texts.has(key))
    .map((key) => `${language}: missing ${key}`);
  const unknown = [...texts.keys()]
    .filter((key) => !wanted.has(key))
    .map((key) => `${language}: unknown ${key}`);
  const wrong = [...wanted].flatMap(([key, english]) => {
    const text = texts.get(key);
    if (text === undefined) return [];
    if (text.trim() === "") return [`${language}: empty ${key}`];
    return sameHoles(english, text) ? [] : [`${language}: other holes in ${key}`];
  });
  return [...missing, ...unknown, ...wrong];
}

/** English has one and other; another language has the forms of its own grammar. */
function wantedKeys(reference, language) {
  const forms = new Intl.PluralRules(TAGS[language]).resolvedOptions().pluralCategories;
  const wanted = new Map();
  for (const [key, text] of reference) {
    if (!PLURAL.test(key)) wanted.set(key, text);
    else if (key.endsWith("_other"))
      for (const form of forms) wanted.set(key.replace(PLURAL, `_${form}`), text);
  }
  return wanted;
}

function sameHoles(left, right) {
  const holes = (text) => [...new Set(text.match(/\{\{\w+\}\}|<\/?\w+>/g) ?? [])].sort().join();
  return holes(left) === holes(right);
}

if (process.argv[1]?.endsWith("locales.js")) {
  const found = problems();
  for (const problem of found) console.log(problem);
  process.exit(found.length === 0 ? 0 : 1);
}
