import { Link } from "@remix-run/react";
import { Button } from "#app/components/button.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import { PostForm } from "#app/components/fields/post-form.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { FormAnswer } from "#app/lib/browser/form-answer.ts";
import { memberPaths } from "#app/lib/paths/member-paths.ts";

/** An account that money can be sent to, all but its last characters hidden. */
export type ShownPayee = {
  readonly id: string;
  readonly name: string;
  readonly method: string;
  readonly lines: readonly { readonly label: string; readonly value: string }[];
  readonly addedAt: string;
};

/** A player's own accounts. */
export function PayeeList({ payees }: { payees: readonly ShownPayee[] }) {
  const { t } = useSpeech();
  if (payees.length === 0) {
    return <EmptyState title={t("cashier.payees.empty")} text={t("cashier.payees.emptyText")} />;
  }
  return (
    <ul className="payees">
      {payees.map((payee) => (
        <li key={payee.id} className="payee" data-testid="payee">
          <PayeeFacts payee={payee} />
          <Link className="button button--quiet" to={memberPaths.payees({ remove: payee.id })}>
            {t("cashier.payees.remove")}
            <span className="visually-hidden"> {payee.name}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Asks before it removes: a link only leads here. */
export function RemovePayee({ payee, answer }: { payee: ShownPayee; answer: FormAnswer | undefined }) {
  const { t } = useSpeech();
  return (
    <PostForm id="remove" answer={answer} className="stack panel cashier-form">
      <input type="hidden" name="intent" value="remove" />
      <input type="hidden" name="payee" value={payee.id} />
      <h2>{t("cashier.payees.removeQuestion")}</h2>
      <PayeeFacts payee={payee} />
      <Button kind="danger">{t("cashier.payees.remove")}</Button>
      <Link to={memberPaths.payees()}>{t("cashier.payees.keep")}</Link>
    </PostForm>
  );
}

function PayeeFacts({ payee: { method, lines, addedAt } }: { payee: ShownPayee }) {
  const { t } = useSpeech();
  const facts = [
    { label: t("cashier.payees.method"), value: method },
    ...lines,
    { label: t("cashier.payees.added"), value: addedAt },
  ];
  return (
    <dl className="payee__facts">
      {facts.map(({ label, value }) => (
        <div key={label} className="payee__fact">
          <dt>{label}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
