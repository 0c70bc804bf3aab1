import type { ReactNode } from "react";
import { paths } from "#app/lib/paths/paths.ts";
import { EntryBoard } from "./entry-board.tsx";
import { LoginPrompt } from "./other-way-in.tsx";
import { RegistrationForm } from "./registration-form.tsx";
import type { RegistrationProps } from "./registration-props.ts";

type RegisterPageProps = Omit<RegistrationProps, "modeHref"> & {
  title: string;
  trial: string | null;
  /** What stands above the title. */
  children: ReactNode;
};

export function RegisterPageBody({ title, trial, children, ...form }: RegisterPageProps) {
  const { redirectTo, address } = form;
  return (
    <div className="page entry stack">
      {children}
      <h1>{title}</h1>
      <EntryBoard isTall other={<LoginPrompt trial={trial} href={paths.login({ redirectTo })} />}>
        <RegistrationForm {...form} modeHref={(mode) => paths.register({ ...address, mode, redirectTo })} />
      </EntryBoard>
    </div>
  );
}
