const duties = new Set<() => void>();

process.on("exit", () => {
  for (const duty of duties) duty();
});
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => process.exit(130));

/** Has something done however this process ends, at once and without waiting. Gives the way to take it back. */
export function destroyAtEnd(duty: () => void): () => void {
  duties.add(duty);
  return () => duties.delete(duty);
}
