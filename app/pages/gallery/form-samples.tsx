import { Button } from "#app/components/button.tsx";
import { Checkbox } from "#app/components/fields/checkbox.tsx";
import { Field } from "#app/components/fields/field.tsx";
import { PasswordField } from "#app/components/fields/password-field.tsx";
import { PostForm } from "#app/components/fields/post-form.tsx";
import { SelectField } from "#app/components/fields/select-field.tsx";
import type { FormAnswer } from "#app/lib/browser/form-answer.ts";
import { useWords } from "./sample.tsx";

/** The same form as it is first seen, and as it comes back. */
export function FormSamples() {
  const words = useWords();
  const refused: FormAnswer = {
    values: { username: words("بازیکنی با نامی خیلی بلند", "a player with a very long name") },
    errors: {
      "": [words("فرم پذیرفته نشد.", "The form as a whole was not accepted.")],
      username: [words("این نام گرفته شده است.", "This name is taken.")],
      password: [words("گذرواژه ۶ تا ۲۰ نویسه دارد.", "A password has 6 to 20 characters.")],
      period: [words("یکی را انتخاب کنید.", "Choose one of these.")],
      terms: [words("اول شرایط را بپذیرید.", "Please accept the terms first.")],
    },
  };
  return (
    <div className="grid">
      <SampleForm id="fresh" answer={undefined} />
      <SampleForm id="refused" answer={refused} />
    </div>
  );
}

function SampleForm({ id, answer }: { id: string; answer: FormAnswer | undefined }) {
  const words = useWords();
  const periods = [
    { value: "day", text: words("امروز", "Today") },
    { value: "week", text: words("۷ روز", "7 days") },
    {
      value: "month",
      text: words(
        "۳۰ روز، که نامش از بقیه بلندتر است",
        "30 days, which is a choice with a longer name than the others",
      ),
    },
  ];
  return (
    <div className="panel panel--inlaid">
      <PostForm id={id} answer={answer}>
        <Field
          name="username"
          label={words("نام کاربری", "Username")}
          hint={words("۴ تا ۱۲ نویسه", "4 to 12 characters")}
          answer={answer}
          autoComplete="username"
        />
        <PasswordField
          name="password"
          label={words("گذرواژه", "Password")}
          answer={answer}
          autoComplete="new-password"
        />
        <SelectField name="period" label={words("بازه", "Period")} options={periods} answer={answer} />
        <Checkbox
          name="terms"
          label={words("شرایط را خوانده‌ام و می‌پذیرم", "I have read and accept the terms")}
          answer={answer}
          defaultChecked
        />
        <Button kind="primary" className="button--wide">
          {words("بفرست", "Send")}
        </Button>
      </PostForm>
    </div>
  );
}
