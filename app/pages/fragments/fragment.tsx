import { createContext, type ReactElement, useContext, useState } from "react";

/** The markup of what is the same for everybody in a language, made by fragments.server.tsx. */
export type Fragments = Readonly<Record<FragmentName, string>>;
export type FragmentName = "nav" | "footer";

const FragmentsContext = createContext<Fragments | null>(null);
export const FragmentsProvider = FragmentsContext.Provider;

type FragmentProps = {
  name: FragmentName;
  as: "nav" | "footer";
  className: string;
  label?: string;
  /** It stays in the page where it is not shown, because the next page may show it. */
  hidden: boolean;
};

/**
 * A part of the frame that the server writes and the browser leaves as it is: neither the code that
 * made it nor what it was made of goes to the browser.
 */
export function Fragment({ name, as: Element, className, label, hidden }: FragmentProps): ReactElement {
  const __html = useMarkup(name);
  return (
    <Element
      className={className}
      aria-label={label}
      data-fragment={name}
      hidden={hidden}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html }}
    />
  );
}

const useMarkup = import.meta.env.SSR ? useMadeMarkup : useFoundMarkup;

function useMadeMarkup(name: FragmentName): string {
  return useContext(FragmentsContext)?.[name] ?? "";
}

function useFoundMarkup(name: FragmentName): string {
  return useState(() => foundMarkup(name))[0];
}

const found = new Map<FragmentName, string>();

/** Read from the page before React has it, and remembered for a frame that comes back after an error. */
function foundMarkup(name: FragmentName): string {
  const known = found.get(name) ?? document.querySelector(`[data-fragment=${name}]`)?.innerHTML ?? "";
  found.set(name, known);
  return known;
}
