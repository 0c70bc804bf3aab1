import { Agent, type IncomingHttpHeaders, request } from "node:http";

export type Answer = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly location: string | null;
  readonly text: string;
  /** Cookies that this answer set, whole lines. */
  readonly setCookies: readonly string[];
};

export type Asking = {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string | string[]>>;
  readonly fields?: Readonly<Record<string, string>>;
  /** In place of fields: the body as it is sent. */
  readonly body?: string | Buffer;
};

/** What a browser without script does: keeps cookies, reads pages, and posts forms with the token that they carry. */
export type Browser = {
  readonly address: string;
  readonly cookies: Map<string, string>;
  get(path: string, asking?: Asking): Promise<Answer>;
  /** Posts fields as a page of ours does: from our origin, and with the token of this sign-in unless there is one. */
  post(path: string, fields: Readonly<Record<string, string>>, asking?: Asking): Promise<Answer>;
  /** Sends exactly this, without an origin and without a token; cookies are sent and kept. */
  send(path: string, asking: Asking): Promise<Answer>;
  /** The token that forms carry for whoever this browser is now. */
  formToken(): Promise<string>;
};

/** Is told of every answer, with what was asked for. */
export type Witness = (path: string, answer: Answer) => void;

type Place = {
  readonly port: number;
  readonly origin: string;
  readonly address: string;
  readonly witness: Witness;
};

/** A connection for each request: one that was kept may be closed by the site in the moment in which it is used. */
const agent = new Agent({ keepAlive: false, maxSockets: 128 });

export function openBrowser({ port, origin, address, witness }: Place): Browser {
  const cookies = new Map<string, string>([["lang", "en"]]);

  async function send(path: string, { method = "GET", headers = {}, fields, body }: Asking): Promise<Answer> {
    const sent = fields ? new URLSearchParams(fields).toString() : body;
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const answer = await exchange(port, path, {
      method,
      headers: {
        Host: new URL(origin).host,
        "X-Forwarded-For": address,
        ...(cookie ? { Cookie: cookie } : {}),
        ...(sent === undefined
          ? {}
          : {
              "Content-Type": "application/x-www-form-urlencoded",
              "Content-Length": String(Buffer.byteLength(sent)),
            }),
        ...headers,
      },
      body: sent,
    });
    for (const line of answer.setCookies) keep(cookies, line);
    witness(path, answer);
    return answer;
  }

  async function formToken(): Promise<string> {
    const page = await send("/preferences", {});
    return /name="formToken"[^>]* value="([^"]+)"/.exec(page.text)?.[1] ?? "";
  }

  return {
    address,
    cookies,
    send,
    formToken,
    get: (path, asking = {}) => send(path, asking),
    async post(path, fields, { headers = {}, ...asking } = {}) {
      return send(path, {
        method: "POST",
        fields: { ...fields, formToken: fields.formToken ?? (await formToken()) },
        headers: { Origin: origin, ...headers },
        ...asking,
      });
    },
  };
}

/** A cookie that ends at once, or is empty, is forgotten. */
function keep(cookies: Map<string, string>, line: string): void {
  const [pair = "", ...attributes] = line.split(";");
  const name = pair.slice(0, pair.indexOf("="));
  const value = pair.slice(pair.indexOf("=") + 1);
  const isOver = attributes.some((one) => /^\s*(?:max-age=0|expires=thu, 01 jan 1970)/i.test(one));
  if (isOver || value === "") cookies.delete(name);
  else cookies.set(name, value);
}

type Sent = {
  readonly method: string;
  readonly headers: Readonly<Record<string, string | string[]>>;
  readonly body: string | Buffer | undefined;
};

/** One request, byte for byte as it is told, on a connection of our own. */
export function exchange(port: number, path: string, { method, headers, body }: Sent): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request({ agent, host: "127.0.0.1", port, path, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("error", reject);
      response.on("end", () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          location: response.headers.location ?? null,
          text: Buffer.concat(chunks).toString("utf8"),
          setCookies: response.headers["set-cookie"] ?? [],
        }),
      );
    });
    asked.on("error", reject);
    asked.end(body);
  });
}
