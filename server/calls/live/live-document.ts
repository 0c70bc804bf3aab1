import { LIVE_TOPICS } from "./live-topics.ts";

export const LIVE_PATH = "/api/live";

/** The stream as the document of the interface describes it: it is no row of the table, for it does not end. */
export const LIVE_OPERATION = {
  operationId: "live",
  tags: ["module 10"],
  summary:
    "Server-sent events of what happens to the player. The token is in the header, so it is read with fetch; the id of an event, sent back as Last-Event-ID, is where the stream goes on.",
  security: [{ token: [] }],
  "x-scope": "read",
  parameters: [
    {
      name: "topics",
      in: "query",
      description: `What is listened to, with commas between: ${LIVE_TOPICS.join(", ")}.`,
      schema: { type: "string", maxLength: 300 },
    },
    {
      name: "rounds",
      in: "query",
      description: "Codes of games with shared rounds, 5 at most, with commas between.",
      schema: { type: "string", maxLength: 300 },
    },
    { name: "Last-Event-ID", in: "header", schema: { type: "string", maxLength: 400 } },
  ],
  responses: {
    "200": {
      description: "The stream: events balance, messages, round, lottery, ended.",
      content: { "text/event-stream": { schema: { type: "string" } } },
    },
    default: {
      description: "As any call is refused.",
      content: { "application/json": { schema: { $ref: "#/components/schemas/Refusal" } } },
    },
  },
};
