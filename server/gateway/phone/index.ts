/** Somebody outside who proves telephone numbers: a port, and what stands behind it. */
export { identityToolkit, type PhoneSetup } from "./identity-toolkit.ts";
export type { PhoneAuth, PhoneRefusal } from "./ports.ts";
