import { FactorCodeField } from "#app/components/fields/factor-code-field.tsx";
import { PostForm } from "#app/components/fields/post-form.tsx";
import type { AskedChallenge } from "#app/features/challenge/asked-challenge.ts";
import { ChallengeField } from "#app/features/challenge/challenge-field.tsx";
import { CodeFrame } from "#app/features/codes/code-frame.tsx";
import type { FormAnswer } from "#app/lib/browser/form-answer.ts";
import { Sample, useWords } from "./sample.tsx";

export type CodeSamplesProps = {
  /** Two tickets, because a picture is shown once. */
  slider: AskedChallenge;
  letters: AskedChallenge;
  /** A QR code as an SVG document. */
  qrCode: string;
};

/** What asks whether a person is there, and whether it is the right one. */
export function CodeSamples({ slider, letters, qrCode }: CodeSamplesProps) {
  const words = useWords();
  const codeLabel = words("کد شش رقمی", "Code of six digits");
  const wrong: FormAnswer = {
    values: { code: "123456", captcha: "KX7P" },
    errors: {
      code: [words("این کد درست نیست.", "This code is not right.")],
      captcha: [words("حروف درست نبودند.", "These were not the letters.")],
    },
  };
  return (
    <>
      <Sample title="Person or program">
        <div className="grid">
          <PostForm id="slider" answer={undefined} className="panel stack">
            <ChallengeField challenge={slider} answer={undefined} hasSlider />
          </PostForm>
          <PostForm id="letters" answer={wrong} className="panel stack">
            <ChallengeField challenge={letters} answer={wrong} />
          </PostForm>
        </div>
      </Sample>
      <Sample title="Codes">
        <div className="grid">
          <PostForm id="code" answer={undefined} className="panel">
            <FactorCodeField label={codeLabel} answer={undefined} />
          </PostForm>
          <PostForm id="code-wrong" answer={wrong} className="panel">
            <FactorCodeField label={codeLabel} answer={wrong} />
          </PostForm>
          <img
            className="factor__picture"
            src={`data:image/svg+xml,${encodeURIComponent(qrCode)}`}
            alt={words("کد QR", "QR code")}
            width="208"
            height="208"
          />
        </div>
        <CodeFrame action="" field="email" answer={undefined} sent={undefined} picture={null} />
        <CodeFrame action="" field="email" answer={wrong} sent={undefined} picture={null} />
        <CodeFrame
          action=""
          field="email"
          answer={undefined}
          sent={{
            text: words("کد فرستاده شد.", "The code was sent."),
            again: words("یک دقیقه دیگر دوباره.", "Again in a minute."),
            againInS: 60,
          }}
          picture={null}
        />
      </Sample>
    </>
  );
}
