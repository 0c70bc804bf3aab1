import { MINUTE_MS } from "../../core/time.ts";

/** When a vendor has failed too often: at least `failurePercent` of at least `callsMin` calls in one window. */
export type BreakerLimits = {
  windowMs: number;
  callsMin: number;
  failurePercent: number;
  /** How long it is in maintenance before it is tried again. */
  maintenanceMs: number;
};

export const BREAKER_LIMITS: BreakerLimits = {
  windowMs: MINUTE_MS,
  callsMin: 50,
  failurePercent: 50,
  maintenanceMs: 5 * MINUTE_MS,
};

/** One time that a vendor was put into maintenance. */
export type Maintenance = { vendor: string; beganAt: Date; endsAt: Date; calls: number; failures: number };

export type Breaker = {
  /** Notes how a call of the vendor ended; gives the maintenance that it brought about, if it did. */
  note(vendor: string, at: Date, failed: boolean): Maintenance | null;
  inMaintenance(vendor: string, at: Date): boolean;
};

type Window = { startedMs: number; calls: number; failures: number };

/**
 * Watches over vendors in this process. Only what a vendor did wrong may be noted as failed: neither a fault of
 * ours nor a call that anybody without the secret could have sent, or strangers could stop a vendor.
 */
export function vendorBreaker(limits: BreakerLimits = BREAKER_LIMITS): Breaker {
  const windows = new Map<string, Window>();
  const endsMs = new Map<string, number>();

  function windowOf(vendor: string, atMs: number): Window {
    const known = windows.get(vendor);
    if (known && atMs - known.startedMs < limits.windowMs) return known;
    const fresh = { startedMs: atMs, calls: 0, failures: 0 };
    windows.set(vendor, fresh);
    return fresh;
  }

  function inMaintenance(vendor: string, at: Date): boolean {
    return at.getTime() < (endsMs.get(vendor) ?? 0);
  }

  return {
    inMaintenance,
    note(vendor, at, failed) {
      // What is settled during maintenance says nothing about how the vendor will do afterwards.
      if (inMaintenance(vendor, at)) return null;
      const atMs = at.getTime();
      const window = windowOf(vendor, atMs);
      window.calls += 1;
      window.failures += failed ? 1 : 0;
      const { calls, failures } = window;
      if (calls < limits.callsMin || failures * 100 < calls * limits.failurePercent) return null;
      windows.delete(vendor);
      endsMs.set(vendor, atMs + limits.maintenanceMs);
      return { vendor, beganAt: at, endsAt: new Date(atMs + limits.maintenanceMs), calls, failures };
    },
  };
}
