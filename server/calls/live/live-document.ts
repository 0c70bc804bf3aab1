import { schemaOf } from "../json-schema.ts";
import { LANGUAGE_FIELD } from "../language-field.ts";
import { LIVE_EVENTS } from "./live-events.ts";
import { LIVE_TOPICS } from "./live-topics.ts";

/** No id of an event is as long. */
export const EVENT_ID_MAX = 400;

export const LIVE_PATH = "/api/live";

const nameOf = (event: string) => `Live${event.charAt(0).toUpperCase()}${event.slice(1)}`;

/** What the data of each event is, as components of the document. */
export const LIVE_SCHEMAS: Readonly<Record<string, object>> = Object.fromEntries(
  Object.entries(LIVE_EVENTS).map(([event, schema]) => [nameOf(event), schemaOf(schema, "output")]),
);

/** What is said of the stream in the document and on its page. */
export const LIVE_FIELDS = {
  topics: `What is listened to, with commas between: ${LIVE_TOPICS.join(", ")}.`,
  rounds: "Codes of games with shared rounds, 5 at most, with commas between.",
} as const;

export const LIVE_ABOUT =
  "Server-sent events of what happens to the player. The token is in the header, so it is read with fetch; the id of an event, sent back as Last-Event-ID, is where the stream goes on.";

/** The stream as the document of the interface describes it: it is no row of the table, for it does not end. */
export const LIVE_OPERATION = {
  operationId: "live",
  tags: ["live"],
  summary: LIVE_ABOUT,
  security: [{ token: [] }],
  "x-scope": "read",
  parameters: [
    LANGUAGE_FIELD,
    {
      name: "topics",
      in: "query",
      description: LIVE_FIELDS.topics,
      schema: { type: "string", maxLength: 300 },
    },
    {
      name: "rounds",
      in: "query",
      description: LIVE_FIELDS.rounds,
      schema: { type: "string", maxLength: 300 },
    },
    { name: "Last-Event-ID", in: "header", schema: { type: "string", maxLength: EVENT_ID_MAX } },
  ],
  responses: {
    "200": {
      description: "The stream; `x-events` names what the data of each event is, as JSON.",
      content: { "text/event-stream": { schema: { type: "string" } } },
      "x-events": Object.fromEntries(
        Object.keys(LIVE_EVENTS).map((event) => [event, { $ref: `#/components/schemas/${nameOf(event)}` }]),
      ),
    },
    default: {
      description: "As any call is refused.",
      content: { "application/json": { schema: { $ref: "#/components/schemas/Refusal" } } },
    },
  },
};
