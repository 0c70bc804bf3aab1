import { CodeField } from "#app/features/codes/code-field.tsx";
import { CountrySelect } from "#app/features/entry-form/country-select.tsx";
import { MobileForm } from "#app/features/recovery/mobile-form.tsx";
import type { RecoveryFormProps } from "#app/features/recovery/recovery-form-props.ts";
import type { RecoveryShown } from "./recovery-shown.ts";

type MobileRecoveryProps = RecoveryFormProps & { mobile: NonNullable<RecoveryShown["mobile"]> };

/** Recovery by number: which country it belongs to, the code that went there, and the passwords to be typed as well. */
export function MobileRecovery({ mobile, ...form }: MobileRecoveryProps) {
  const { answer } = form;
  return (
    <MobileForm
      {...form}
      country={<CountrySelect {...mobile.dialing} answer={answer} />}
      code={<CodeField code={mobile.code} answer={answer} />}
      rule={mobile.rule}
    />
  );
}
