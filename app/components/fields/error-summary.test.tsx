import { readFileSync } from "node:fs";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { SpeechProvider } from "#app/i18n/speech.tsx";
import { translator } from "#app/i18n/translate.ts";
import type { FormAnswer } from "#app/lib/browser/form-answer.ts";
import { LANGUAGES, type Language } from "#server/core/languages.ts";
import { Checkbox } from "./checkbox.tsx";
import { ErrorSummary } from "./error-summary.tsx";
import { Field } from "./field.tsx";
import { FormScope } from "./form-scope.ts";
import { withLabels } from "./label-of.server.ts";
import { LABEL_TO_COME } from "./label-of.ts";

const read = (language: Language, name: string) =>
  JSON.parse(readFileSync(`locales/${language}/${name}.json`, "utf8"));

function speechOf(language: Language) {
  const texts = { site: read(language, "site"), reasons: read(language, "reasons") };
  return { language, t: translator(language, texts) };
}

const answerOf = (errors: FormAnswer["errors"]): FormAnswer => ({ values: {}, errors });

/** A form as a page has it: its summary first, then what it speaks of. */
function formOf(errors: FormAnswer["errors"], language: Language = "en", label = "Password & more") {
  const answer = answerOf(errors);
  return (
    <SpeechProvider speech={speechOf(language)}>
      <FormScope.Provider value="login">
        <ErrorSummary answer={answer} />
        <Field name="password" label={label} answer={answer} />
        <fieldset className="numbers" id="login-numbers">
          <legend className="field__label">First number</legend>
        </fieldset>
        <Checkbox name="terms" label={<b>I accept the terms</b>} answer={answer} />
      </FormScope.Provider>
    </SpeechProvider>
  );
}

for (const language of Object.keys(LANGUAGES) as Language[]) {
  test(`each error names its field and leads to it, in ${language}`, () => {
    const label = read(language, "entry").fields.password as string;
    const sentence = read(language, "reasons").missing.password as string;
    const html = withLabels(renderToString(formOf({ password: [sentence] }, language, label)));
    const [, text = ""] = /<a href="#login-password">([^<]*)<\/a>/.exec(html) ?? [];
    expect(text.startsWith(label)).toBe(true);
    expect(text.endsWith(sentence)).toBe(true);
    expect(text.slice(label.length, -sentence.length)).toMatch(/^(: |：)$/);
    expect(html).toContain('id="login-password"');
  });
}

test("a label stays what it was written as, and two errors of a field both have it", () => {
  const html = withLabels(renderToStaticMarkup(formOf({ password: ["Too short.", "No digit."] })));
  expect(html).toContain('<a href="#login-password">Password &amp; more: Too short.</a>');
  expect(html).toContain('<a href="#login-password">Password &amp; more: No digit.</a>');
});

test("numbers to choose among are named by what stands over them", () => {
  const html = withLabels(renderToStaticMarkup(formOf({ numbers: ["Please mark two."] })));
  expect(html).toContain('<a href="#login-numbers">First number: Please mark two.</a>');
});

test("what has no label of a few words is told by its sentence alone, and so is the form as a whole", () => {
  for (const language of Object.keys(LANGUAGES) as Language[]) {
    const errors = { terms: ["«Accept» the terms."], "": ["The name or the password is not right."] };
    const html = withLabels(renderToStaticMarkup(formOf(errors, language)));
    expect(html).toContain('<a href="#login-terms">«Accept» the terms.</a>');
    expect(html).toContain("<li>The name or the password is not right.</li>");
    expect(html).not.toContain(LABEL_TO_COME);
  }
});

test("a page without a summary is left as it is", () => {
  const page = '<a href="#top">Up</a><label class="field__label" for="top">Top</label>';
  expect(withLabels(page)).toBe(page);
});
