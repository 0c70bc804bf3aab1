import { paths } from "#app/lib/paths/paths.ts";
import WorkWorker from "./work-worker.ts?worker";

/** Asks what is to be worked out for an answer under a ticket, and works it out: the field `work` of its form. */
export async function workOut(ticket: string, signal: AbortSignal): Promise<string> {
  const asked = await fetch(paths.challengeWork(ticket), { signal });
  if (!asked.ok) throw new Error("No work.");
  const challenge: unknown = await asked.json();
  const solution = await solutionOf(challenge, signal);
  return btoa(JSON.stringify({ challenge, solution }));
}

function solutionOf(challenge: unknown, signal: AbortSignal): Promise<unknown> {
  const worker = new WorkWorker();
  return new Promise<unknown>((resolve, reject) => {
    signal.addEventListener("abort", () => reject(new Error("Left.")));
    worker.addEventListener("error", () => reject(new Error("No worker.")));
    worker.addEventListener("message", ({ data }) => (data ? resolve(data) : reject(new Error("Too long."))));
    worker.postMessage(challenge);
  }).finally(() => worker.terminate());
}
