import { useLocation } from "@remix-run/react";
import { lazy, Suspense, useState } from "react";
import { Dialog } from "#app/components/windows/dialog.tsx";
import { ChatDialog as DirectChat } from "#app/features/chat/chat-dialog.tsx";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { Translate } from "#app/i18n/translate.ts";
import { withoutModal } from "#app/lib/paths/paths.ts";
import { ForgetDialog } from "./forget-dialog.tsx";
import { GamesDialog } from "./games-dialog.tsx";
import { LoginDialog } from "./login-dialog.tsx";
import { NoticeDialog } from "./notice-dialog.tsx";
import { PasswordDialog } from "./password-dialog.tsx";
import { RegisterDialog } from "./register-dialog.tsx";
import type { PageDialogData, ShownDialog } from "./shown-dialog.ts";
import { TermsDialog } from "./terms-dialog.tsx";
import { WelcomeDialog } from "./welcome-dialog.tsx";

/** As long as its way out is drawn (app/styles/parts/dialogs.css). */
const LEAVING_MS = 120;

const WIDE: ReadonlySet<ShownDialog["modal"]> = new Set(["login", "register", "games", "chat"]);

/** The one dialog that is heavy, so it comes by itself. */
const ChatDialog = import.meta.env.SSR
  ? DirectChat
  : lazy(() => import("#app/features/chat/chat-dialog.tsx").then((chat) => ({ default: chat.ChatDialog })));

/** One dialog for all that can be shown over a page: it stays open when one leads to another. */
export function DialogOverPage({ dialog, texts }: PageDialogData) {
  return (
    <MoreTexts texts={texts}>
      <Framed dialog={dialog} />
    </MoreTexts>
  );
}

function Framed({ dialog }: { dialog: ShownDialog }) {
  const [left, setLeft] = useState<ShownDialog | null>(null);
  const { t } = useSpeech();
  const { pathname, search } = useLocation();
  const page = withoutModal(pathname + search);
  if (left === dialog) return null;
  return (
    <Dialog
      title={titleOf(dialog, t)}
      closeHref={page}
      closeDelayMs={LEAVING_MS}
      onLeave={() => setLeft(dialog)}
      isWide={WIDE.has(dialog.modal)}
    >
      <Content dialog={dialog} page={page} />
    </Dialog>
  );
}

function titleOf(dialog: ShownDialog, t: Translate): string {
  switch (dialog.modal) {
    case "login":
      return t("entry.login.title");
    case "register":
      return t("entry.register.title");
    case "chat":
      return dialog.room.name;
    case "games":
      return dialog.vendorName;
    case "welcome":
      return t("dialogs.welcome.title", { name: dialog.username });
    default:
      return dialog.title;
  }
}

/** `page` is the page under the dialog, where a form of it comes back to. */
function Content({ dialog, page }: { dialog: ShownDialog; page: string }) {
  switch (dialog.modal) {
    case "login":
      return <LoginDialog dialog={dialog} page={page} />;
    case "register":
      return <RegisterDialog dialog={dialog} page={page} />;
    case "forget":
      return <ForgetDialog dialog={dialog} page={page} />;
    case "notice":
      return <NoticeDialog dialog={dialog} />;
    case "term":
      return <TermsDialog dialog={dialog} />;
    case "chat":
      return (
        <Suspense>
          <ChatDialog view={dialog.room} />
        </Suspense>
      );
    case "games":
      return <GamesDialog dialog={dialog} />;
    case "welcome":
      return <WelcomeDialog dialog={dialog} page={page} />;
    case "password":
      return <PasswordDialog dialog={dialog} />;
  }
}
