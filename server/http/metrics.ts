import { Counter, collectDefaultMetrics, Histogram, Registry } from "prom-client";

/** What the process tells an operator's monitoring. Labels are from short closed lists, never from a visitor. */
export type Metrics = {
  readonly registry: Registry;
  answered(kind: RequestKind, status: number, seconds: number): void;
};

export type RequestKind = "page" | "data" | "post" | "vendor";

export function openMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const answers = new Counter({
    name: "nard_http_answers_total",
    help: "Answers by kind of request and class of status.",
    labelNames: ["kind", "status"],
    registers: [registry],
  });
  const duration = new Histogram({
    name: "nard_http_answer_seconds",
    help: "Time from a request's arrival to the end of its answer.",
    labelNames: ["kind"],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  });
  return {
    registry,
    answered(kind, status, seconds) {
      answers.inc({ kind, status: `${Math.floor(status / 100)}xx` });
      duration.observe({ kind }, seconds);
    },
  };
}
