/** The front door of audit: what operators did. */
export { type AuditEvent, eventsOf, type RecordedEvent, recordEvent } from "./events.ts";
