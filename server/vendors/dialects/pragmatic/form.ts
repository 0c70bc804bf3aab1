/**
 * A posted form as bytes. The dialect signs the decoded names and values, so they are taken apart before anybody
 * has said that they are text.
 */
export type RawForm = readonly (readonly [name: Buffer, value: Buffer])[];

const [AMPERSAND, EQUALS, PERCENT, PLUS, SPACE] = [..."&=%+ "].map((sign) => sign.charCodeAt(0)) as [
  number,
  number,
  number,
  number,
  number,
];

/** The fields in the order in which they came; a percent sign that begins no code stands for itself. */
export function rawForm(body: Uint8Array): RawForm {
  return pieces(Buffer.from(body), AMPERSAND).map((field) => {
    const at = field.indexOf(EQUALS);
    const end = at < 0 ? field.length : at;
    return [decoded(field.subarray(0, end)), decoded(field.subarray(end + 1))] as const;
  });
}

const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/** The fields as texts without the empty ones; null when one is no UTF-8 or a name comes twice. */
export function formFields(form: RawForm): ReadonlyMap<string, string> | null {
  const fields = new Map<string, string>();
  try {
    for (const [name, value] of form) {
      const key = decoder.decode(name);
      if (fields.has(key)) return null;
      fields.set(key, decoder.decode(value));
    }
  } catch {
    return null;
  }
  return new Map([...fields].filter(([, value]) => value !== ""));
}

function pieces(bytes: Buffer, separator: number): Buffer[] {
  const found: Buffer[] = [];
  let from = 0;
  for (let at = bytes.indexOf(separator); at >= 0; at = bytes.indexOf(separator, from)) {
    found.push(bytes.subarray(from, at));
    from = at + 1;
  }
  found.push(bytes.subarray(from));
  return found;
}

function decoded(bytes: Buffer): Buffer {
  const plain: number[] = [];
  for (let at = 0; at < bytes.length; at += 1) {
    const code = bytes[at] === PERCENT ? bytes.toString("latin1", at + 1, at + 3) : "";
    if (/^[0-9a-f]{2}$/i.test(code)) {
      plain.push(Number.parseInt(code, 16));
      at += 2;
    } else {
      plain.push(bytes[at] === PLUS ? SPACE : (bytes[at] ?? 0));
    }
  }
  return Buffer.from(plain);
}
