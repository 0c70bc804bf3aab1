/** The front door of audit: what operators did, and what others tried. */
export { type AttemptCount, attemptCount, attempts } from "./attempts.ts";
export { type AuditEvent, eventsOf, type RecordedEvent, recordEvent, recordEvents } from "./events.ts";
