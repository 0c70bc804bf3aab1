import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { filledBody, httpSms, PLAIN_SMS_BODY, signSms, smsBodyFault } from "./http-provider.ts";

const SECRET = "k3Jq8vY2mZ6wT1bN9xR5cF7hL0pD4sGa";
const SMS = { to: "+989123456789", text: 'Your "code" is\n123456', template: "code" } as const;
const NOW = new Date("2026-03-21T12:00:00Z");

const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  }
});

type Answer = { readonly status?: number; readonly body?: string; readonly isSilent?: boolean };
type Heard = { body: string; headers: Record<string, unknown> };

async function provider({ status = 200, body = "{}", isSilent = false }: Answer) {
  const heard: Heard[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    heard.push({ body: Buffer.concat(chunks).toString("utf8"), headers: request.headers });
    if (!isSilent) response.writeHead(status).end(body);
  });
  servers.push(server);
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/send`;
  const gateway = httpSms({ url, secret: SECRET, body: PLAIN_SMS_BODY }, () => NOW, 200);
  return { gateway, heard };
}

test("a message is posted once, as JSON, signed with its time", async () => {
  const { gateway, heard } = await provider({});
  expect(await gateway.send(SMS)).toEqual({ ok: true, value: null });
  expect(heard).toHaveLength(1);
  const [{ body, headers } = { body: "", headers: {} }] = heard;
  expect(JSON.parse(body)).toEqual(SMS);
  expect(headers["x-sms-timestamp"]).toBe("1774094400");
  expect(headers["x-sms-signature"]).toBe(signSms(SECRET, "1774094400", body));
});

const REFUSED: readonly [string, Answer, string][] = [
  ["a quota that is used up", { status: 402 }, "quota"],
  ["a quota that is told in words", { status: 400, body: '{"error":"quota not sufficient"}' }, "quota"],
  ["a number that is none", { status: 422, body: '{"code":"INVALID_NUMBER"}' }, "numberInvalid"],
  [
    "a refusal inside a good answer",
    { body: '{"ok":false,"message":"invalid phone format"}' },
    "numberInvalid",
  ],
  ["a refusal without words", { status: 400, body: "<html>" }, "unknownError"],
  ["a provider that is out of order", { status: 503 }, "unreachable"],
  ["an answer that does not come", { isSilent: true }, "unreachable"],
  ["an answer that is too long", { body: "x".repeat(20_000) }, "unreachable"],
];

test.each(REFUSED)("%s is told as what it is", async (_, answer, reason) => {
  const { gateway } = await provider(answer);
  expect(await gateway.send(SMS)).toEqual({ ok: false, refusal: { reason } });
});

test("nobody there is unreachable and no fault", async () => {
  const gateway = httpSms({ url: "http://127.0.0.1:9/", secret: SECRET, body: PLAIN_SMS_BODY }, () => NOW);
  expect(await gateway.send(SMS)).toEqual({ ok: false, refusal: { reason: "unreachable" } });
});

test("what is sent fills the strings of a template and becomes nothing else of it", () => {
  const body = '{"messages":[{"msisdn":"{to}","content":{"text":"{text}"}}],"from":"Nard"}';
  const text = '{to}","from":"Evil';
  expect(JSON.parse(filledBody(body, { ...SMS, text }))).toEqual({
    messages: [{ msisdn: SMS.to, content: { text } }],
    from: "Nard",
  });
  expect(smsBodyFault(body)).toBeNull();
  expect(smsBodyFault('{"to":{to},"text":"{text}"}')).toContain("JSON");
  expect(smsBodyFault('{"to":"{to}"}')).toContain("{text}");
});
