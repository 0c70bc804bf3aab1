import { Link } from "@remix-run/react";
import { EmptyState } from "#app/components/empty-state.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { FormAnswer } from "#app/lib/browser/form-answer.ts";
import { memberPaths } from "#app/lib/paths/member-paths.ts";
import { MethodCards } from "../method-cards.tsx";
import type { ShownMethod } from "../shown-method.ts";
import { PayeeForm, type ShownPayeeField } from "./payee-form.tsx";
import { PayeeList, RemovePayee, type ShownPayee } from "./payee-list.tsx";

/** A way out with what it has to know of an account. */
export type PayeeMethod = ShownMethod & { readonly fields: readonly ShownPayeeField[] };

type PayeesPageProps = {
  title: string;
  payees: readonly ShownPayee[];
  methods: readonly PayeeMethod[];
  /** What the address asks for: a way for a new account, or an account to remove. */
  asked: { readonly method: string | null; readonly remove: string | null };
  redirectTo: string;
  answer: FormAnswer | undefined;
};

/** A player's own accounts, the question before one is removed, and the form of a new one. */
export function PayeesPage({ title, payees, methods, asked, redirectTo, answer }: PayeesPageProps) {
  const { t } = useSpeech();
  const leaving = payees.find(({ id }) => id === asked.remove);
  return (
    <>
      <h1>{title}</h1>
      <p className="page__intro">{t("cashier.payees.intro")}</p>
      {leaving ? (
        <RemovePayee payee={leaving} answer={answer} />
      ) : (
        <>
          <PayeeList payees={payees} />
          <NewPayee methods={methods} asked={asked.method} redirectTo={redirectTo} answer={answer} />
        </>
      )}
      <p>
        <Link to={memberPaths.withdraw()}>{t("cashier.withdraw.back")}</Link>
      </p>
    </>
  );
}

type NewPayeeProps = Pick<PayeesPageProps, "methods" | "redirectTo" | "answer"> & { asked: string | null };

function NewPayee({ methods, asked, redirectTo, answer }: NewPayeeProps) {
  const { t } = useSpeech();
  const code = answer?.values.method ?? asked;
  const method = methods.length === 1 ? methods[0] : methods.find((known) => known.code === code);
  if (methods.length === 0) {
    return (
      <EmptyState
        title={t("cashier.withdraw.needs.method.title")}
        text={t("cashier.withdraw.needs.method.text")}
      />
    );
  }
  return (
    <>
      {methods.length > 1 ? (
        <MethodCards
          title={t("cashier.payees.choose")}
          cards={methods.map((known) => {
            const href = memberPaths.payees({ method: known.code, redirectTo });
            return { ...known, id: known.code, href, isChosen: known === method };
          })}
        />
      ) : null}
      {method ? (
        <PayeeForm method={method} fields={method.fields} redirectTo={redirectTo} answer={answer} />
      ) : null}
    </>
  );
}
