import { Icon, type IconName } from "#app/components/icon.tsx";
import { Menu } from "#app/components/windows/menu.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { Frame } from "#app/lib/page/frame.ts";
import { THEMES } from "#app/lib/page/theme.ts";
import { paths } from "#app/lib/paths/paths.ts";
import { LANGUAGES } from "#server/core/languages.ts";
import { HeaderForm } from "./header-form.tsx";

const THEME_ICONS = { light: "sun", dark: "moon", auto: "contrast" } as const satisfies Record<
  Frame["theme"],
  IconName
>;

type Preferences = Pick<Frame, "language" | "theme"> & { readonly path: string };

export function PreferencesMenu(preferences: Preferences) {
  const { t } = useSpeech();
  const label = (
    <>
      <Icon name="globe" />
      <span className="visually-hidden">{t("site.preferences.title")}</span>
    </>
  );
  return (
    <Menu className="preferences" label={label}>
      <PreferenceChoices {...preferences} />
    </Menu>
  );
}

/** Language and theme. Both change the whole document, so it is loaded anew, at the same address. */
export function PreferenceChoices({ language, theme, path }: Preferences) {
  const { t } = useSpeech();
  return (
    <HeaderForm action={paths.preferences()} reloadDocument path={path}>
      <fieldset>
        <legend className="menu__title">{t("site.preferences.language")}</legend>
        {Object.entries(LANGUAGES).map(([code, { name, tag }]) => (
          <button
            key={code}
            type="submit"
            name="lang"
            value={code}
            lang={tag}
            className="menu__item"
            aria-current={code === language ? "true" : undefined}
          >
            {name}
          </button>
        ))}
      </fieldset>
      <fieldset>
        <legend className="menu__title">{t("site.preferences.theme")}</legend>
        {THEMES.map((name) => (
          <button
            key={name}
            type="submit"
            name="theme"
            value={name}
            className="menu__item"
            aria-current={name === theme ? "true" : undefined}
          >
            <Icon name={THEME_ICONS[name]} />
            {t(`site.theme.${name}`)}
          </button>
        ))}
      </fieldset>
    </HeaderForm>
  );
}
