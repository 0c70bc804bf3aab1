import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { FormAnswer } from "#app/lib/browser/form-answer.ts";
import { Checkbox } from "./checkbox.tsx";
import { Field } from "./field.tsx";
import { FormScope } from "./form-scope.ts";
import { SelectField } from "./select-field.tsx";

const REFUSED: FormAnswer = { values: { username: "rostam" }, errors: { username: ["This name is taken."] } };

test("a field that came back shows what was typed and is announced with its hint and its error", () => {
  const html = renderToStaticMarkup(
    <Field name="username" label="Username" hint="4 to 12" answer={REFUSED} defaultValue="somebody" />,
  );
  expect(html).toContain('value="rostam"');
  expect(html).toContain('aria-invalid="true"');
  expect(html).toContain('aria-describedby="form-username-hint form-username-error"');
  expect(html).toMatch(/id="form-username-error"[^>]*>.*This name is taken\./);
});

test("a field without fault is not announced as wrong", () => {
  const html = renderToStaticMarkup(<Field name="email" label="Email" answer={REFUSED} />);
  expect(html).not.toContain("aria-invalid");
  expect(html).not.toContain("aria-describedby");
});

test("two forms of one page may have a field of the same name", () => {
  const html = renderToStaticMarkup(
    <FormScope.Provider value="header-login">
      <Field name="username" label="Username" />
    </FormScope.Provider>,
  );
  expect(html).toContain('<label class="field__label" for="header-login-username">');
  expect(html).toContain('id="header-login-username"');
});

test("a box stays unticked when it came back unticked", () => {
  const fresh = renderToStaticMarkup(<Checkbox name="terms" label="Terms" defaultChecked />);
  const back = renderToStaticMarkup(<Checkbox name="terms" label="Terms" defaultChecked answer={REFUSED} />);
  expect(fresh).toContain('checked=""');
  expect(back).not.toContain("checked");
});

test("a choice that came back is chosen again", () => {
  const options = [
    { value: "day", text: "Today" },
    { value: "week", text: "7 days" },
  ];
  const answer: FormAnswer = { values: { period: "week" }, errors: {} };
  const html = renderToStaticMarkup(
    <SelectField name="period" label="Period" options={options} defaultValue="day" answer={answer} />,
  );
  expect(html).toContain('<option value="week" selected="">');
});
