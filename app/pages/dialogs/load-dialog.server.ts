import { textsOf } from "#app/i18n/speech.server.ts";
import type { Messages } from "#app/i18n/translate.ts";
import { MODALS, type Modal } from "#app/lib/paths/paths.ts";
import type { Visitor } from "#server/http/visitor/visitor.ts";
import { loadChat } from "./loaders/chat.server.ts";
import { loadForget } from "./loaders/forget.server.ts";
import { loadGames } from "./loaders/games.server.ts";
import { loadLogin } from "./loaders/login.server.ts";
import { loadNotice } from "./loaders/notice.server.ts";
import { loadPassword } from "./loaders/password.server.ts";
import { loadRegistration } from "./loaders/registration.server.ts";
import { loadTerms } from "./loaders/terms.server.ts";
import { loadWelcome } from "./loaders/welcome.server.ts";
import type { PageDialogData, ShownDialog } from "./shown-dialog.ts";

type Loader = (visitor: Visitor, url: URL) => Promise<ShownDialog | null>;

const LOADERS: Readonly<Record<Modal, Loader>> = {
  login: loadLogin,
  register: loadRegistration,
  forget: loadForget,
  notice: loadNotice,
  term: loadTerms,
  chat: loadChat,
  games: loadGames,
  welcome: loadWelcome,
  password: loadPassword,
};

/**
 * The dialog that an address asks for with `?modal=`. Null for most addresses, without a question to the
 * database; also for a name that there is not, and for a dialog that has nothing to show to this visitor.
 */
export async function loadDialog(visitor: Visitor, url: URL): Promise<PageDialogData | null> {
  const modal = url.searchParams.get("modal");
  if (modal === null || !isModal(modal)) return null;
  const dialog = await LOADERS[modal](visitor, url);
  return dialog && { dialog, texts: await ownTexts(visitor, modal) };
}

function isModal(name: string): name is Modal {
  return Object.hasOwn(MODALS, name);
}

/** Of all texts of dialogs those of this one; the chat room speaks as it does on its page. */
async function ownTexts({ language }: Visitor, modal: Modal): Promise<Messages> {
  if (modal === "chat") return textsOf(language, "chat");
  const { dialogs = {} } = await textsOf(language, "dialogs");
  const own = typeof dialogs === "string" ? undefined : dialogs[modal];
  return { dialogs: own === undefined ? {} : { [modal]: own } };
}
