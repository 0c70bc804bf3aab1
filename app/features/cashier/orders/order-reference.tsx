import { useEffect, useState } from "react";
import { Icon } from "#app/components/icon.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";

/** The number by which people call an order: selected whole by one press, and copied where there is script. */
export function OrderReference({ reference }: { reference: string }) {
  const { t } = useSpeech();
  const [canCopy, setCanCopy] = useState(false);
  const [isCopied, setIsCopied] = useState(false);

  useEffect(() => setCanCopy(navigator.clipboard !== undefined), []);

  async function copy() {
    await navigator.clipboard.writeText(reference);
    setIsCopied(true);
  }

  return (
    <span className="reference">
      <bdi className="reference__text" data-testid="reference">
        {reference}
      </bdi>
      <button type="button" className="icon-button" hidden={!canCopy} onClick={copy}>
        <Icon name={isCopied ? "check" : "copy"} />
        <span className="visually-hidden" aria-live="polite">
          {t(isCopied ? "cashier.order.copied" : "cashier.order.copy")}
        </span>
      </button>
    </span>
  );
}
