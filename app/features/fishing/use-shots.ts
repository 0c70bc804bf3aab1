import { useNavigate, useRevalidator } from "@remix-run/react";
import { type RefObject, useEffect, useRef, useState } from "react";
import type { Fish } from "#server/studio/instant/index.ts";
import type { Shot } from "./sea-model.ts";

/** Four shots in a second, and a little for the way. */
const COOLING_MS = 270;
/** How long a shot is to be seen. */
const SEEN_MS = 1_600;
/** The sums are asked for when the shooting pauses. */
const PAUSE_MS = 1_200;

export type Fired = {
  readonly nth: number;
  readonly fish: Fish;
  readonly x: number;
  readonly y: number;
  /** Null while the answer is under way. */
  readonly answer: (Partial<Shot> & { readonly payout?: string; readonly refused?: string }) | null;
};

export type Shots = {
  readonly fired: readonly Fired[];
  readonly last: Fired | null;
  readonly caught: ReadonlySet<number>;
  shoot(fish: Fish, spot: { x: number; y: number }): void;
};

/**
 * Shots are posts of the page's own form, sent beside the page so that the sea does not stand still for them. Each has
 * its own reference, so none is counted twice.
 */
export function useShots(root: RefObject<HTMLElement>, address: string): Shots {
  const [fired, setFired] = useState<readonly Fired[]>([]);
  const [last, setLast] = useState<Fired | null>(null);
  const [caught, setCaught] = useState<ReadonlySet<number>>(new Set());
  const count = useRef(0);
  const cooledAt = useRef(0);
  const refresh = useRefresh();

  async function shoot(fish: Fish, spot: { x: number; y: number }) {
    const form = root.current?.closest("form");
    const now = performance.now();
    if (!form || now < cooledAt.current) return;
    cooledAt.current = now + COOLING_MS;
    count.current += 1;
    const shot: Fired = { nth: count.current, fish, ...spot, answer: null };
    setFired((shots) => [...shots, shot]);
    const answered = { ...shot, answer: await send(form, address, shot) };
    setFired((shots) => shots.map((one) => (one.nth === shot.nth ? answered : one)));
    setLast(answered);
    if (answered.answer.isCaught) setCaught((ids) => new Set([...ids, fish.id]));
    refresh();
    setTimeout(() => setFired((shots) => shots.filter(({ nth }) => nth !== shot.nth)), SEEN_MS);
  }
  return { fired, last, caught, shoot };
}

async function send(form: HTMLFormElement, address: string, { nth, fish }: Fired) {
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === "string") fields.append(name, value);
  fields.set("fish", fish.id.toString());
  fields.set("formRef", `${fields.get("formRef")}-${nth}`);
  try {
    const answer = await fetch(address, {
      method: "POST",
      body: fields,
      headers: { Accept: "application/json" },
    });
    if (answer.redirected) location.reload();
    return await answer.json();
  } catch {
    return { refused: "" };
  }
}

/** The page's own figures and the balance, once for many shots; and away from an earlier round, which it may show. */
function useRefresh(): () => void {
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(timer.current), []);
  return () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (location.search) navigate(location.pathname, { replace: true, preventScrollReset: true });
      else revalidate();
    }, PAUSE_MS);
  };
}
