/** What of a form says where a code goes. Nothing else of it travels, above all no password. */
const NAMES = ["formToken", "mobileNum", "email", "countryDialingCode", "captchaToken"];

/** Posts the address of a code into a frame, past the form's own handler, which would change the page. */
export function postToFrame(from: HTMLFormElement, action: string, target: string): void {
  const own = new FormData(from);
  const form = document.createElement("form");
  Object.assign(form, { method: "post", action, target, hidden: true });
  for (const name of NAMES) {
    const value = own.get(name);
    if (typeof value !== "string") continue;
    const field = document.createElement("input");
    Object.assign(field, { type: "hidden", name, value });
    form.append(field);
  }
  document.body.append(form);
  form.submit();
  form.remove();
}
