import { afterAll, afterEach, beforeEach, expect, vi } from "vitest";
import { endOfFile } from "./end-of-file.ts";

/** Nothing may complain on the way: what reaches console.error or console.warn fails the test. */
beforeEach(() => {
  vi.spyOn(console, "error");
  vi.spyOn(console, "warn");
});

afterEach(() => {
  expect(console.error).not.toHaveBeenCalled();
  expect(console.warn).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

afterAll(endOfFile);
