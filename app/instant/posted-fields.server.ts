/** The fields of a form that was read, as a game reads them: what came several times is there several times. */
export function postedFields(form: Readonly<Record<string, unknown>>): URLSearchParams {
  const fields = new URLSearchParams();
  for (const [name, value] of Object.entries(form)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (typeof one === "string") fields.append(name, one);
    }
  }
  return fields;
}
