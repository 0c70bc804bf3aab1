import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Speech } from "#app/i18n/speech.tsx";
import type { Theme } from "#app/lib/page/theme.ts";
import { paths } from "#app/lib/paths/paths.ts";
import { LANGUAGES } from "#server/core/languages.ts";
import style from "./challenge-document.css?url";

/** What the frame of a challenge shows: a picture, the sound that stands in for one, or why there is neither. */
export type ShownChallenge =
  | { readonly as: "picture"; readonly png: string }
  | { readonly as: "sound" }
  | {
      readonly as: "refusal";
      readonly reason: "captchaExpired" | "tooBusy" | "tooManyPictures" | "tooManySounds";
    };

type ChallengeDocument = Speech & {
  readonly theme: Theme;
  readonly ticket: string;
  readonly shown: ShownChallenge;
};

/**
 * The document in the frame of a form: a picture can be changed in it while what was typed beside it stays. It has no
 * script, so it is the same for everybody.
 */
export function challengeDocument({ theme, ...shown }: ChallengeDocument): string {
  const { language, t } = shown;
  const { tag, direction } = LANGUAGES[language];
  const scheme = theme === "auto" ? "light dark" : theme;
  const markup = renderToStaticMarkup(
    <html lang={tag} dir={direction} data-theme={theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content={scheme} />
        <title>{t("challenge.picture")}</title>
        <link rel="stylesheet" href={style} />
      </head>
      <body>
        <main className="challenge">
          <Shown {...shown} />
        </main>
      </body>
    </html>,
  );
  return `<!DOCTYPE html>${markup}`;
}

function Shown({ language, t, ticket, shown }: Omit<ChallengeDocument, "theme">) {
  const picture = paths.challenge(ticket);
  const sound = paths.challenge(ticket, { as: "sound" });
  if (shown.as === "picture")
    return (
      <>
        <img src={shown.png} alt={t("challenge.pictureAlt")} width="240" height="80" />
        <Ways>
          <a href={picture}>{t("challenge.newPicture")}</a>
          <a href={sound}>{t("challenge.listen")}</a>
        </Ways>
      </>
    );
  if (shown.as === "sound")
    return (
      <>
        <audio
          controls
          preload="none"
          src={paths.challengeSound(ticket)}
          aria-label={t("challenge.soundLabel")}
          aria-describedby="sound-help"
        >
          <track
            kind="captions"
            srcLang={LANGUAGES[language].tag}
            src={captionOf(t("challenge.soundHelp"))}
          />
        </audio>
        <Ways>
          <a href={sound}>{t("challenge.newSound")}</a>
          <a href={picture}>{t("challenge.look")}</a>
        </Ways>
        <p className="challenge__help" id="sound-help">
          {t("challenge.soundHelp")}
        </p>
      </>
    );
  return (
    <>
      <p role="alert">{t(`challenge.reasons.${shown.reason}`)}</p>
      <Ways>
        <a href={picture}>{t("challenge.retry")}</a>
      </Ways>
    </>
  );
}

function Ways({ children }: { children: ReactNode }) {
  return <p className="challenge__ways">{children}</p>;
}

/** What is to be done, for the whole of the sound. The tones themselves are the question, so no text may count them. */
function captionOf(text: string): string {
  return `data:text/vtt,${encodeURIComponent(`WEBVTT\n\n00:00.000 --> 01:00.000\n${text}`)}`;
}
