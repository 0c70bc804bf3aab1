import { get, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";

export type HeardStream = {
  readonly response: IncomingMessage;
  /** Everything that was said so far, as it came over the wire. */
  all(): string;
  /** The first message that is as wanted, whenever it comes; undefined where the stream ended without it. */
  until(is: (message: string) => boolean): Promise<string | undefined>;
  end(): void;
};

/** What a browser gets from a stream, message by message. */
export function hearStream(
  server: Server,
  path: string,
  headers: Record<string, string>,
): Promise<HeardStream> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const request = get({ port, path, headers }, (response) => {
      let text = "";
      let wake = () => {};
      response.setEncoding("utf8").on("data", (part: string) => {
        text += part;
        wake();
      });
      response.on("close", () => wake());
      const messages = () => [...text.matchAll(/^data: (.*)$/gm)].map(([, message = ""]) => message);
      resolve({
        response,
        all: () => text,
        end: () => request.destroy(),
        async until(is) {
          for (;;) {
            const found = messages().find(is);
            if (found !== undefined || response.closed) return found;
            await new Promise<void>((heard) => {
              wake = heard;
            });
          }
        },
      });
    });
    request.on("error", reject);
  });
}
