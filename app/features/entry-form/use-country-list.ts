import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from "react";
import { type Country, countriesLike, countryOf } from "./country-search.ts";

/** As the site has always had it: a press beside the list is still seen by it. */
const CLOSE_AFTER_BLUR_MS = 200;

/** `typed` is null until something is typed: then the whole list is there, and the choice stands in the field. */
type Shown = { readonly isOpen: boolean; readonly typed: string | null; readonly active: number };

const CLOSED: Shown = { isOpen: false, typed: null, active: -1 };

type CountryList = Shown & {
  readonly chosen: Country | undefined;
  readonly countries: readonly Country[];
  readonly open: () => void;
  readonly type: (text: string) => void;
  readonly choose: (country: Country) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onBlur: () => void;
  readonly onFocus: () => void;
};

/** What a list of countries with a field to search it does. The choice itself is kept in `select`. */
export function useCountryList(
  options: readonly { readonly value: string; readonly text: string }[],
  select: HTMLSelectElement,
): CountryList {
  const all = useMemo(() => options.map(countryOf), [options]);
  const [value, setValue] = useValueOf(select);
  const [shown, setShown] = useState(CLOSED);
  const { typed, active, isOpen } = shown;
  const countries = useMemo(() => (typed === null ? all : countriesLike(all, typed)), [all, typed]);
  const leaving = useDelay(() => setShown(CLOSED), CLOSE_AFTER_BLUR_MS);

  const open = () =>
    setShown({ isOpen: true, typed: null, active: all.findIndex((one) => one.value === value) });

  function choose(country: Country): void {
    setValue(country.value);
    setShown(CLOSED);
  }

  function move(by: number): void {
    const count = countries.length;
    if (!isOpen) open();
    else if (count > 0)
      setShown({ ...shown, active: (Math.max(active, by < 0 ? 0 : -1) + by + count) % count });
  }

  function press(key: string): void {
    const country = countries[active];
    if (key === "ArrowDown") move(1);
    else if (key === "ArrowUp") move(-1);
    else if (key === "Enter" && country) choose(country);
    else if (key === "Escape") setShown(CLOSED);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const { key } = event;
    const isOurs = /^Arrow(?:Up|Down)$/.test(key) || (isOpen && /^(?:Enter|Escape)$/.test(key));
    if (!isOurs || event.nativeEvent.isComposing) return;
    // Enter would send the form, and Escape would close the dialog around it.
    event.preventDefault();
    event.stopPropagation();
    press(key);
  }

  return {
    ...shown,
    chosen: all.find((one) => one.value === value),
    countries,
    open,
    type: (text) => setShown({ isOpen: true, typed: text, active: text.trim() === "" ? -1 : 0 }),
    choose,
    onKeyDown,
    onBlur: leaving.start,
    onFocus: leaving.stop,
  };
}

/** What the field of the form says; a browser that fills forms in by itself changes it as well. */
function useValueOf(select: HTMLSelectElement): readonly [string, (value: string) => void] {
  const [value, setValue] = useState(select.value);

  useEffect(() => {
    const follow = () => setValue(select.value);
    const followReset = () => setTimeout(follow);
    select.addEventListener("change", follow);
    select.form?.addEventListener("reset", followReset);
    return () => {
      select.removeEventListener("change", follow);
      select.form?.removeEventListener("reset", followReset);
    };
  }, [select]);

  return [
    value,
    (next) => {
      select.value = next;
      select.dispatchEvent(new Event("change", { bubbles: true }));
    },
  ];
}

function useDelay(work: () => void, ms: number): { readonly start: () => void; readonly stop: () => void } {
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const stop = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    start() {
      stop();
      timer.current = setTimeout(work, ms);
    },
    stop,
  };
}
