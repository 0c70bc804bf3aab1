import { type FunctionComponent, lazy, Suspense } from "react";

type Part<Props> = {
  readonly lazy: FunctionComponent<Props>;
  loaded: FunctionComponent<Props> | null;
};

const coming: Promise<unknown>[] = [];

/** A component whose script a browser fetches only where a page has it; `<OnDemand>` shows it. */
export function onDemand<Props extends object>(load: () => Promise<FunctionComponent<Props>>): Part<Props> {
  const lazily: unknown = lazy(async () => ({ default: await load() }));
  const part: Part<Props> = { lazy: lazily as FunctionComponent<Props>, loaded: null };
  if (import.meta.env.SSR) {
    coming.push(
      load().then((component) => {
        part.loaded = component;
      }),
    );
  }
  return part;
}

/** The server renders it like any other, and its markup stands until the browser has the script. */
export function OnDemand<Props extends object>({ of, props }: { of: Part<Props>; props: Props }) {
  const Shown = of.loaded ?? of.lazy;
  return (
    <Suspense>
      <Shown {...props} />
    </Suspense>
  );
}

/** On the server: before anything is rendered, because a page is rendered in one go. */
export async function partsAreHere(): Promise<void> {
  await Promise.all(coming);
}
