import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { useSpeech } from "#app/i18n/speech.tsx";
import { useFrame, usePagePath } from "#app/lib/page/frame.ts";
import { LANGUAGE_NAMES } from "#app/lib/page/language-names.ts";
import { paths } from "#app/lib/paths/paths.ts";
import { PostForm } from "./fields/post-form.tsx";

/** Stands around a page before the door. It has no header, so the way home is above it, and the languages below. */
export function DoorPage({ children }: { children: ReactNode }) {
  const { t } = useSpeech();
  const { brand } = useFrame();
  return (
    <div className="page entry entry--alone stack">
      <Link
        className="entry__home"
        to={paths.home()}
        aria-label={t("site.header.toHome", { brand: brand.name })}
      >
        <img src="/brand/mark.svg" alt="" width="56" height="56" />
        <span className="entry__brand">{brand.name}</span>
      </Link>
      {children}
      <ChooseLanguage />
    </div>
  );
}

function ChooseLanguage() {
  const { t, language } = useSpeech();
  return (
    <PostForm id="languages" action={paths.preferences()} reloadDocument className="entry__languages">
      <input type="hidden" name="redirectTo" value={usePagePath()} />
      <fieldset>
        <legend className="visually-hidden">{t("site.preferences.language")}</legend>
        {LANGUAGE_NAMES.map(({ code, name, tag }) => (
          <button
            key={code}
            type="submit"
            name="lang"
            value={code}
            lang={tag}
            className="entry__language"
            aria-current={code === language ? "true" : undefined}
          >
            {name}
          </button>
        ))}
      </fieldset>
    </PostForm>
  );
}
