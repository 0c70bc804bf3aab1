import { Button } from "#app/components/button.tsx";
import { Checkbox } from "#app/components/checkbox.tsx";
import { Field } from "#app/components/field.tsx";
import { PasswordField } from "#app/components/password-field.tsx";
import { PostForm } from "#app/components/post-form.tsx";
import { SelectField } from "#app/components/select-field.tsx";
import type { FormAnswer } from "#app/lib/form-answer.ts";

const OPTIONS = [
  { value: "day", text: "Today" },
  { value: "week", text: "7 days" },
  { value: "month", text: "30 days, which is a choice with a longer name than the others" },
];

const REFUSED: FormAnswer = {
  values: { username: "a player with a very long name" },
  errors: {
    "": ["The form as a whole was not accepted."],
    username: ["This name is taken."],
    password: ["A password has 6 to 20 characters."],
    period: ["Choose one of these."],
    terms: ["Please accept the terms first."],
  },
};

/** The same form as it is first seen, and as it comes back. */
export function FormSamples() {
  return (
    <div className="grid">
      <SampleForm id="fresh" answer={undefined} />
      <SampleForm id="refused" answer={REFUSED} />
    </div>
  );
}

function SampleForm({ id, answer }: { id: string; answer: FormAnswer | undefined }) {
  return (
    <div className="panel panel--inlaid">
      <PostForm id={id} answer={answer}>
        <Field
          name="username"
          label="Username"
          hint="4 to 12 characters"
          answer={answer}
          autoComplete="username"
        />
        <PasswordField name="password" label="Password" answer={answer} autoComplete="new-password" />
        <SelectField name="period" label="Period" options={OPTIONS} answer={answer} />
        <Checkbox name="terms" label="I have read and accept the terms" answer={answer} defaultChecked />
        <Button kind="primary" className="button--wide">
          Send
        </Button>
      </PostForm>
    </div>
  );
}
