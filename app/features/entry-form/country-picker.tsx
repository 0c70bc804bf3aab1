import { useEffect, useId, useLayoutEffect, useRef } from "react";
import type { FieldParts } from "#app/components/fields/form-scope.ts";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { DialingCountry } from "#server/accounts/index.ts";
import { flagOf } from "./country-flags.ts";
import type { Country } from "./country-search.ts";
import { useCountryList } from "./use-country-list.ts";
import "./country-picker.css";

export type CountryPickerProps = {
  countries: readonly DialingCountry[];
  /** The field of the form, which keeps the choice. */
  select: HTMLSelectElement;
  label: string;
  parts: FieldParts;
};

const TYPING = { type: "text", autoComplete: "off", autoCorrect: "off", spellCheck: false } as const;

/**
 * The countries with their flags, searched by typing a name or a code: a combobox with a listbox, as WAI-ARIA
 * describes them. Focus stays in the field; the arrow keys move through the list.
 */
export function CountryPicker({ countries, select, label, parts }: CountryPickerProps) {
  const { t } = useSpeech();
  const list = useCountryList(countries, select);
  const { isOpen, typed, chosen } = list;
  const text = chosen?.text ?? "";
  const isEmpty = isOpen && list.countries.length === 0;
  const listId = useId();
  const active = isOpen ? list.countries[list.active] : undefined;
  const activeId = active && idIn(listId, active);
  const input = useInput(select, typed, text);

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: "nearest" });
  }, [activeId]);

  return (
    <div className="country">
      {chosen ? <Flag value={chosen.value} /> : null}
      <input
        ref={input}
        {...parts.described}
        id={parts.id}
        className="field__input field__input--select country__input"
        role="combobox"
        {...TYPING}
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={activeId}
        value={typed ?? text}
        onChange={(event) => list.type(event.currentTarget.value)}
        // A press would set the cursor into the choice, which is to be typed over as a whole.
        onMouseDown={(event) => {
          if (isOpen) return;
          event.preventDefault();
          event.currentTarget.focus();
          event.currentTarget.select();
        }}
        onClick={isOpen ? undefined : list.open}
        onKeyDown={list.onKeyDown}
        onBlur={list.onBlur}
        onFocus={(event) => {
          list.onFocus();
          event.currentTarget.select();
        }}
      />
      {isOpen ? (
        <Choices
          id={listId}
          label={label}
          countries={list.countries}
          active={active}
          chosen={chosen}
          onChoose={list.choose}
        />
      ) : null}
      <p className={isEmpty ? "country__none" : "visually-hidden"} role="status">
        {isEmpty ? t("entry.noCountry") : null}
      </p>
    </div>
  );
}

function useInput(select: HTMLSelectElement, typed: string | null, text: string) {
  const input = useRef<HTMLInputElement>(null);

  // The country that stands in the choice that this takes the place of stands here from now on.
  useLayoutEffect(() => {
    if (document.activeElement === select) input.current?.focus();
  }, [select]);

  // What is typed next takes the place of the choice.
  useEffect(() => {
    const field = input.current;
    if (typed === null && field?.value === text && document.activeElement === field) field.select();
  }, [typed, text]);

  return input;
}

type ChoicesProps = {
  id: string;
  label: string;
  countries: readonly Country[];
  active: Country | undefined;
  chosen: Country | undefined;
  onChoose: (country: Country) => void;
};

/** A press does not take the focus out of the field, so that the list stays open until the press has ended. */
function Choices({ id, label, countries, active, chosen, onChoose }: ChoicesProps) {
  return (
    <div
      id={id}
      className="country__list"
      role="listbox"
      aria-label={label}
      tabIndex={-1}
      hidden={countries.length === 0}
      onMouseDown={(event) => event.preventDefault()}
    >
      {countries.map((country) => (
        <Choice
          key={country.value}
          id={idIn(id, country)}
          country={country}
          isActive={country === active}
          isChosen={country === chosen}
          onChoose={onChoose}
        />
      ))}
    </div>
  );
}

function idIn(listId: string, { value }: Country): string {
  return `${listId}${value}`;
}

type ChoiceProps = {
  id: string;
  country: Country;
  isActive: boolean;
  isChosen: boolean;
  onChoose: (country: Country) => void;
};

function Choice({ id, country, isActive, isChosen, onChoose }: ChoiceProps) {
  return (
    <div
      id={id}
      className={isActive ? "country__choice country__choice--active" : "country__choice"}
      role="option"
      aria-selected={isChosen}
      tabIndex={-1}
      onMouseUp={() => onChoose(country)}
    >
      <Flag value={country.value} />
      <span className="country__name">{country.name}</span>
      <bdi dir="ltr">+{country.code}</bdi>
    </div>
  );
}

/** Fetched when it comes into sight. The name stands beside it, so it says nothing. */
function Flag({ value }: { value: string }) {
  return <img className="country__flag" src={flagOf(value)} alt="" width="24" height="18" loading="lazy" />;
}
