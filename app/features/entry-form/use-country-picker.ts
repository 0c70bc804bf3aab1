import { type ComponentType, useEffect, useState } from "react";
import { whenIdle } from "#app/lib/browser/when-idle.ts";
import type { CountryPickerProps } from "./country-picker.tsx";

type Picker = ComponentType<CountryPickerProps>;

/**
 * The list with flags, fetched when the page is idle; null until it is there. Who is choosing in `select` just then
 * goes on undisturbed; focus alone does not count, as a dialog that opens gives it to its first field.
 */
export function useCountryPicker(select: HTMLSelectElement | null): Picker | null {
  const [part, setPart] = useState<{ readonly Picker: Picker } | null>(null);

  useEffect(() => {
    if (!select) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    let isInUse = false;
    const use = () => {
      isInUse = true;
    };
    for (const type of ["mousedown", "touchstart", "keydown"])
      select.addEventListener(type, use, { once: true, passive: true, signal });
    const fetchPart = async () => {
      const { CountryPicker } = await import("./country-picker.tsx");
      const show = () => setPart({ Picker: CountryPicker });
      if (signal.aborted) return;
      if (isInUse && document.activeElement === select)
        select.addEventListener("blur", show, { once: true, signal });
      else show();
    };
    const cancel = whenIdle(() => void fetchPart().catch(() => {}));
    return () => {
      leaving.abort();
      cancel();
    };
  }, [select]);

  return part?.Picker ?? null;
}
