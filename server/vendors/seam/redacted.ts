/** The text of a body in a form that the database can keep, without what nobody may find there. */
export type Redact = (body: Uint8Array) => string;

/** Takes the values of these fields out of JSON, and every token of ours. */
export function redactJson(...names: string[]): Redact {
  const secrets = new RegExp(`("(?:${names.join("|")})"\\s*:\\s*)"(?:[^"\\\\]|\\\\.)*"`, "g");
  return (body) => textOf(body).replace(secrets, '$1"[redacted]"');
}

/** The same for a posted form. */
export function redactForm(...names: string[]): Redact {
  const secrets = new RegExp(`(^|&)(${names.join("|")})=[^&]*`, "g");
  return (body) => textOf(body).replace(secrets, "$1$2=[redacted]");
}

/** A token of ours by its form (launches.ts), wherever a vendor writes it. */
const TOKEN = /(?<![\w-])[\w-]{43}(?![\w-])/g;

function textOf(body: Uint8Array): string {
  return Buffer.from(body).toString("utf8").replaceAll("\u0000", "\ufffd").replace(TOKEN, "[redacted]");
}
