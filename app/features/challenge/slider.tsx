import { useEffect, useState } from "react";
import { FieldFrame } from "#app/components/fields/field-frame.tsx";
import { useFieldParts } from "#app/components/fields/form-scope.ts";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { FormAnswer } from "#app/lib/browser/form-answer.ts";
import { paths } from "#app/lib/paths/paths.ts";
import type { PictureAnswer } from "./picture-answer.ts";
import "./slider.css";

export type SliderProps = {
  ticket: string;
  answer: FormAnswer | undefined;
  /** Letters are liked better, or no picture can be had. */
  onGiveUp: () => void;
};

type Picture = { readonly whole: string; readonly piece: string };

/** How far the piece can go, in widths of its own: server/challenge/slider-picture.ts draws both. */
const WAY = (320 - 56) / 56;

/**
 * A piece to be moved into its gap: a range, so that a mouse, a finger and the arrow keys all move it. It runs from
 * left to right in every language, as the picture does.
 */
export function Slider({ ticket, answer, onGiveUp }: SliderProps) {
  const { t } = useSpeech();
  const hint = t("challenge.sliderHint");
  const parts = useFieldParts({ name: "captcha", hint, answer });
  const [slide, setSlide] = useState(0);
  const picture = usePicture(ticket, onGiveUp);
  return (
    <div className="slider">
      <FieldFrame label={t("challenge.slider")} hint={hint} parts={parts}>
        <div className="slider__picture" dir="ltr">
          {picture ? (
            <>
              <img src={picture.whole} alt={t("challenge.sliderPictureAlt")} width="320" height="160" />
              <img
                className="slider__piece"
                src={picture.piece}
                alt=""
                width="56"
                height="160"
                style={{ transform: `translateX(${(slide * WAY) / 10}%)` }}
              />
            </>
          ) : null}
        </div>
        <input
          {...parts.described}
          id={parts.id}
          className="slider__range"
          type="range"
          name="slide"
          min="0"
          max="1000"
          step="4"
          dir="ltr"
          value={slide}
          onChange={(event) => setSlide(Number(event.currentTarget.value))}
        />
      </FieldFrame>
      <button type="button" className="slider__letters" onClick={onGiveUp}>
        {t("challenge.useLetters")}
      </button>
    </div>
  );
}

/** A picture as soon as it is here. Where none can be had, letters are asked for in its place. */
function usePicture(ticket: string, onNone: () => void): Picture | null {
  const [picture, setPicture] = useState<Picture | null>(null);
  const [isMissing, setIsMissing] = useState(false);

  useEffect(() => {
    const leaving = new AbortController();
    fetchPicture(ticket, leaving.signal).then(setPicture, () => {
      if (!leaving.signal.aborted) setIsMissing(true);
    });
    return () => leaving.abort();
  }, [ticket]);

  useEffect(() => {
    if (isMissing) onNone();
  });

  return picture;
}

const NOT_YOURS = 404;
const ASKED_AGAIN_MS = 400;

/**
 * A ticket belongs to the browser that looked first. On a first visit the letters, which are there before script, are
 * asked for in the same moment: then the mark by which a browser is known comes with them, and it is asked once more.
 */
async function fetchPicture(ticket: string, signal: AbortSignal): Promise<Picture> {
  const ask = () => fetch(paths.challengePicture(ticket, { kind: "slider" }), { signal });
  let response = await ask();
  if (response.status === NOT_YOURS) {
    await new Promise((passed) => setTimeout(passed, ASKED_AGAIN_MS));
    response = await ask();
  }
  const answer = (await response.json()) as PictureAnswer;
  if (!("kind" in answer) || answer.kind !== "slider") throw new Error("No picture.");
  const dataOf = (base64: string) => `data:image/png;base64,${base64}`;
  return { whole: dataOf(answer.value), piece: dataOf(answer.piece) };
}
