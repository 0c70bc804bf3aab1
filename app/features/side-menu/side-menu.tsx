import { Icon } from "#app/components/icon.tsx";
import { LazyPicture } from "#app/components/lazy-picture.tsx";
import { Menu } from "#app/components/windows/menu.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import { type Panel, useFrame } from "#app/lib/page/frame.ts";

/** The games played last, one press away. On a wide screen it floats in the corner of the window. */
export function SideMenu({ recent }: Pick<Panel, "recent">) {
  const { t } = useSpeech();
  const { formToken } = useFrame();
  const games = recent.filter(({ nodeId }) => nodeId !== "");
  const label = (
    <>
      <Icon name="clock" />
      <span>{t("site.recent.title")}</span>
    </>
  );
  return (
    <aside className="side-menu" aria-label={t("site.recent.title")}>
      <Menu label={label} opensOnHover>
        {games.length === 0 ? (
          <div className="side-menu__empty">
            <p>{t("site.recent.empty")}</p>
            <p className="side-menu__hint">{t("site.recent.emptyText")}</p>
          </div>
        ) : (
          <ul className="side-menu__list">
            {games.map(({ nodeId, name, image, launchPath }) => (
              <li key={nodeId}>
                <form method="post" action={launchPath}>
                  <input type="hidden" name="formToken" value={formToken} />
                  <button
                    type="submit"
                    className="side-menu__game"
                    aria-label={t("site.recent.open", { name })}
                  >
                    <LazyPicture src={image} alt="" width={64} height={48} />
                    <span>{name}</span>
                    <Icon name="chevron-end" />
                  </button>
                </form>
              </li>
            ))}
          </ul>
        )}
      </Menu>
    </aside>
  );
}
