import { Form } from "@remix-run/react";
import { Button } from "#app/components/button.tsx";
import { Field } from "#app/components/fields/field.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import { paths } from "#app/lib/paths/paths.ts";

/** Searches every vendor and game. What was searched for is an address. */
export function SearchBox({ typed = "" }: { typed?: string }) {
  const { t } = useSpeech();
  return (
    <Form
      action={paths.search()}
      method="get"
      role="search"
      className="filters__search filters__search--named"
      key={typed}
    >
      <Field
        name="q"
        type="search"
        label={t("games.search.label")}
        placeholder={t("games.search.label")}
        defaultValue={typed}
        maxLength={100}
        enterKeyHint="search"
        autoComplete="off"
      />
      <Button kind="primary">{t("lobby.games.searchButton")}</Button>
    </Form>
  );
}
