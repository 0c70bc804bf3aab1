import { useEffect, useRef } from "react";

/**
 * In a form with a button that posts into a frame and whose script may come late: until it is here, such a post is
 * the browser's own, as without script. The form's script knows of no frames and would make a page of it.
 */
export function FramedButtons() {
  const inForm = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const form = inForm.current?.form;
    form?.addEventListener("submit", leaveToBrowser);
    return () => form?.removeEventListener("submit", leaveToBrowser);
  }, []);

  return <input type="hidden" ref={inForm} />;
}

function leaveToBrowser(event: SubmitEvent): void {
  if (event.submitter?.hasAttribute("formtarget")) event.stopPropagation();
}
