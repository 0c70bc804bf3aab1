import type { PostForm } from "#app/components/fields/post-form.tsx";
import type { FormAnswer } from "#app/lib/browser/form-answer.ts";

/** What a form of recovery needs wherever it stands: on its page or in a dialog over another. */
export type RecoveryFormProps = Pick<Parameters<typeof PostForm>[0], "id" | "via"> & {
  action: string;
  answer: FormAnswer | undefined;
};
