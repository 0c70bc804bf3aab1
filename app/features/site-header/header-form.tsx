import type { ComponentProps } from "react";
import { PostForm } from "#app/components/fields/post-form.tsx";

/** A form of the header: it leads back to the page that it was sent from. */
export function HeaderForm({ path, children, ...form }: ComponentProps<typeof PostForm> & { path: string }) {
  return (
    <PostForm {...form}>
      <input type="hidden" name="redirectTo" value={path} />
      {children}
    </PostForm>
  );
}
