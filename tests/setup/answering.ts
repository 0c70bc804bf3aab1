import {
  createServer,
  request as httpRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";

export type Answered = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  readonly text: string;
};

type Ask = (path?: string, headers?: Record<string, string>, method?: string) => Promise<Answered>;

/** Something that answers, on a port of its own; how to ask it, and how to end it. */
export async function answering(
  answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
): Promise<{ ask: Ask; close(): Server }> {
  const server = createServer((request, response) => void answer(request, response)).listen(0, "127.0.0.1");
  await new Promise((listening) => server.once("listening", listening));
  const { port } = server.address() as AddressInfo;
  return {
    ask: (path = "/", headers = {}, method = "GET") =>
      new Promise((answered, failed) => {
        const asked = { agent: false, host: "127.0.0.1", port, path, method };
        const sent = httpRequest(
          { ...asked, headers: { Host: "nard.test", ...headers } },
          async (response) => {
            const parts: Buffer[] = [];
            for await (const part of response) parts.push(part);
            const body = Buffer.concat(parts);
            const { statusCode: status = 0, headers: said } = response;
            answered({ status, headers: said, body, text: body.toString() });
          },
        );
        sent.on("error", failed).end();
      }),
    close: () => server.close(),
  };
}
