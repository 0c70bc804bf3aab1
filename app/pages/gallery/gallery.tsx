import { BookSamples } from "./book-samples.tsx";
import { ChatSamples } from "./chat-samples.tsx";
import { CodeSamples, type CodeSamplesProps } from "./code-samples.tsx";
import { ElementSamples } from "./element-samples.tsx";
import { FormSamples } from "./form-samples.tsx";
import { GameSamples } from "./game-samples.tsx";
import { OrderSamples } from "./order-samples.tsx";
import { RoundSamples } from "./round-samples.tsx";
import { Sample } from "./sample.tsx";

/** Every element in every state, for whoever changes one and wants to see them all. Its links lead back to `href`. */
export function Gallery({ href, ...codes }: CodeSamplesProps & { href: string }) {
  return (
    <div className="stack">
      <h1>Gallery</h1>
      <ElementSamples href={href} />
      <Sample title="Forms">
        <FormSamples />
      </Sample>
      <CodeSamples {...codes} />
      <OrderSamples />
      <ChatSamples />
      <GameSamples />
      <RoundSamples />
      <BookSamples href={href} />
    </div>
  );
}
