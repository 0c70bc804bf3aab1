import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { watchLoop } from "./watch-loop.ts";

/** What the process tells an operator's monitoring. Labels are from short closed lists, never from a visitor. */
export type Metrics = {
  readonly registry: Registry;
  answered(kind: RequestKind, status: number, seconds: number): void;
  /** How the ledger is watched (watchFigures of the wallet), asked for when the figures are. */
  watched(figures: WatchedLedger): void;
};

type WatchedLedger = {
  readonly openAlarms: number;
  readonly checkAgeSeconds: number | null;
  readonly sealAgeSeconds: number | null;
};

export type RequestKind = "page" | "data" | "post" | "vendor" | "call";

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
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers: [registry] });
  const alarms = gauge("nard_ledger_alarms_open", "Alarms about the ledger that no operator has closed.");
  const checkAge = gauge("nard_ledger_check_age_seconds", "Time since the ledger was last checked.");
  const sealAge = gauge("nard_ledger_seal_age_seconds", "Time since movements were last sealed.");
  const held = new Histogram({
    name: "nard_event_loop_delay_seconds",
    help: "How much later than it was set for a timer of the process came: so long everybody waited.",
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  watchLoop((seconds) => held.observe(seconds));
  return {
    registry,
    answered(kind, status, seconds) {
      answers.inc({ kind, status: `${Math.floor(status / 100)}xx` });
      duration.observe({ kind }, seconds);
    },
    watched({ openAlarms, checkAgeSeconds, sealAgeSeconds }) {
      alarms.set(openAlarms);
      // What never happened has no age, and nothing is no number.
      checkAge.set(checkAgeSeconds ?? Number.NaN);
      sealAge.set(sealAgeSeconds ?? Number.NaN);
    },
  };
}
