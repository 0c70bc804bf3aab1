import { Button } from "#app/components/button.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import { Field } from "#app/components/fields/field.tsx";
import { FieldErrors, FieldFrame } from "#app/components/fields/field-frame.tsx";
import { useFieldParts } from "#app/components/fields/form-scope.ts";
import { PostForm } from "#app/components/fields/post-form.tsx";
import { Notice } from "#app/components/notice.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { FormAnswer } from "#app/lib/browser/form-answer.ts";
import { paths } from "#app/lib/paths/paths.ts";
import type { ShownPersona } from "./shown-persona.ts";
import "./persona.css";

type PersonaPageProps = ShownPersona & {
  title: string;
  done: string | null;
  answer: FormAnswer | undefined;
};

/** By which name and picture a member is known among players: each is a form of its own. */
export function PersonaPage(page: PersonaPageProps) {
  const { t } = useSpeech();
  const { title, done, isOn, takesPictures, answer } = page;
  // A post of which nothing was read named no form: it was larger than any, as a picture may be.
  const to = (intent?: string) => (answer?.values.intent === intent ? answer : undefined);
  if (!isOn) {
    return (
      <>
        <h1>{title}</h1>
        <EmptyState title={t("persona.off")} text={t("persona.offText")} />
      </>
    );
  }
  return (
    <>
      <h1>{title}</h1>
      <p className="page__intro">{t("persona.intro")}</p>
      {done ? (
        <Notice kind="good">
          <p>{done}</p>
        </Notice>
      ) : null}
      <Notice kind="plain">
        <p>{t("persona.public")}</p>
      </Notice>
      <NameForm {...page} answer={to("name")} />
      <DrawingForm {...page} answer={to("drawing")} />
      {takesPictures ? <PictureForm answer={to("picture") ?? to()} /> : null}
      <p>
        <a href={`${paths.help()}#nickname`}>{t("persona.help")}</a>
      </p>
    </>
  );
}

function NameForm({ nickname, nameHint, nameRule, answer }: PersonaPageProps) {
  const { t } = useSpeech();
  return (
    <section className="stack">
      <h2>{t("persona.nameTitle")}</h2>
      <PostForm id="persona-name" answer={answer} className="stack panel cashier-form">
        <input type="hidden" name="intent" value="name" />
        <Field
          name="nickname"
          label={t("persona.name")}
          hint={nameHint}
          answer={answer}
          defaultValue={nickname}
          maxLength={48}
          dir="auto"
          autoComplete="nickname"
          spellCheck={false}
        />
        <p className="quiet">{nameRule}</p>
        <Button kind="primary">{t("persona.saveName")}</Button>
      </PostForm>
    </section>
  );
}

function DrawingForm({ drawings, drawing, avatar, answer }: PersonaPageProps) {
  const { t } = useSpeech();
  const parts = useFieldParts({ name: "drawing", answer });
  const isOwn = avatar !== null && drawing === null;
  return (
    <section className="stack">
      <h2>{t("persona.pictureTitle")}</h2>
      <PostForm id="persona-drawing" answer={answer} className="stack panel">
        <input type="hidden" name="intent" value="drawing" />
        {isOwn ? (
          <p className="persona__current">
            <img className="avatar avatar--large" src={avatar} alt="" width="96" height="96" />
            {t("persona.current")}
          </p>
        ) : null}
        <fieldset className="field">
          <legend>{t("persona.pictureHint")}</legend>
          <FieldErrors parts={parts} />
          <div className="persona__drawings">
            {drawings.map((one) => (
              <label key={one.drawing} className="choice">
                <input
                  type="radio"
                  name="drawing"
                  value={one.drawing}
                  defaultChecked={one.drawing === drawing}
                />
                <span className="persona__drawing">
                  <img className="avatar avatar--large" src={one.address} alt="" width="64" height="64" />
                  {one.name}
                </span>
              </label>
            ))}
            <label className="choice">
              <input type="radio" name="drawing" value="none" defaultChecked={avatar === null} />
              <span className="persona__drawing">
                <span className="persona__none" aria-hidden="true" />
                {t("persona.none")}
              </span>
            </label>
          </div>
        </fieldset>
        <Button kind="primary">{t("persona.savePicture")}</Button>
      </PostForm>
    </section>
  );
}

function PictureForm({ answer }: { answer: FormAnswer | undefined }) {
  const { t } = useSpeech();
  return (
    <section className="stack">
      <h2>{t("persona.own")}</h2>
      <PostForm
        id="persona-picture"
        answer={answer}
        className="stack panel cashier-form"
        encType="multipart/form-data"
      >
        <input type="hidden" name="intent" value="picture" />
        <PictureField answer={answer} />
        <Button kind="primary">{t("persona.savePicture")}</Button>
      </PostForm>
    </section>
  );
}

function PictureField({ answer }: { answer: FormAnswer | undefined }) {
  const { t } = useSpeech();
  const hint = t("persona.ownHint");
  const parts = useFieldParts({ name: "picture", hint, answer });
  return (
    <FieldFrame label={t("persona.own")} hint={hint} parts={parts}>
      <input
        {...parts.described}
        id={parts.id}
        name="picture"
        type="file"
        accept="image/png,image/jpeg"
        required
        className="field__input"
      />
    </FieldFrame>
  );
}
