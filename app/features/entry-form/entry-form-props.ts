import type { PostForm } from "#app/components/fields/post-form.tsx";
import type { FormAnswer } from "#app/lib/browser/form-answer.ts";

/** What the forms of login and registration need wherever they stand: on their own page or in a dialog over another. */
export type EntryFormProps = Pick<Parameters<typeof PostForm>[0], "id" | "via"> & {
  /** The page that one comes back to. */
  redirectTo: string;
  answer: FormAnswer | undefined;
};
