import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { afterEach, expect, test } from "vitest";
import { mailAddressFault, smtpMail, smtpUrlFault } from "./smtp.ts";

const servers: SMTPServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await new Promise<void>((closed) => server.close(() => closed()));
});

type Received = { from: string; to: string[]; raw: string };

async function mailServer({ refused = "" } = {}) {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    onRcptTo({ address }, _session, callback) {
      if (address !== refused) return callback();
      callback(Object.assign(new Error("no such mailbox"), { responseCode: 550 }));
    },
    onData(stream, { envelope }, callback) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const raw = Buffer.concat(chunks).toString("utf8");
        const from = envelope.mailFrom === false ? "" : envelope.mailFrom.address;
        received.push({ from, to: envelope.rcptTo.map(({ address }) => address), raw });
        callback();
      });
    },
  });
  servers.push(server);
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", () => ready()));
  const { port } = server.server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, received };
}

const MAIL = { to: "nima@example.com", subject: "کد شما", text: "123456\nسلام", template: "code" } as const;
const FROM = "Nard <no-reply@nard.example>";

test("a mail arrives at a real server as plain text in its language", async () => {
  const { url, received } = await mailServer();
  expect(await smtpMail({ url, from: FROM }).send(MAIL)).toEqual({ ok: true, value: null });
  const [mail] = received;
  expect(mail).toMatchObject({ from: "no-reply@nard.example", to: ["nima@example.com"] });
  expect(mail?.raw).toMatch(/^Content-Type: text\/plain; charset=utf-8/m);
  expect(mail?.raw).not.toContain("text/html");
  expect(mail?.raw).toMatch(/^Auto-Submitted: auto-generated/m);
  const [, body = ""] = mail?.raw.split("\r\n\r\n") ?? [];
  expect(Buffer.from(body, "base64").toString("utf8").trim()).toBe("123456\nسلام");
});

test("an address or a subject with a line break in it becomes no header and no second recipient", async () => {
  const { url, received } = await mailServer();
  const to = "a@example.com\r\nBcc: b@example.com";
  await smtpMail({ url, from: FROM }).send({ ...MAIL, to, subject: "x\r\nBcc: c@example.com" });
  expect(received.flatMap((mail) => mail.to)).not.toContain("b@example.com");
  expect(received.flatMap((mail) => mail.to)).not.toContain("c@example.com");
  expect(received.every(({ raw }) => !/^Bcc:/m.test(raw))).toBe(true);
});

test("a server that offers no cover is given nothing, unless it is on this very machine", async () => {
  const { url, received } = await mailServer();
  // The same server by an address that is not known to stay on the machine.
  const elsewhere = url.replace("127.0.0.1", "0.0.0.0");
  expect(await smtpMail({ url: elsewhere, from: FROM }).send(MAIL)).toMatchObject({ ok: false });
  expect(received).toEqual([]);
  expect(await smtpMail({ url, from: FROM }).send(MAIL)).toMatchObject({ ok: true });
});

test("a mailbox that there is not, and a server that is away, are told apart", async () => {
  const { url } = await mailServer({ refused: MAIL.to });
  expect(await smtpMail({ url, from: FROM }).send(MAIL)).toEqual({
    ok: false,
    refusal: { reason: "addressInvalid" },
  });
  expect(await smtpMail({ url: "smtp://127.0.0.1:9", from: FROM }).send(MAIL)).toEqual({
    ok: false,
    refusal: { reason: "unreachable" },
  });
});

test("what is no mail server and no address is named before anything is sent", () => {
  expect(smtpUrlFault("smtps://user:word@mail.example:465")).toBeNull();
  expect(smtpUrlFault("https://mail.example")).toContain("smtp");
  expect(smtpUrlFault("mail.example")).not.toBeNull();
  expect(mailAddressFault(FROM)).toBeNull();
  expect(mailAddressFault("no-reply@nard.example")).toBeNull();
  expect(mailAddressFault("Nard")).not.toBeNull();
  expect(mailAddressFault("a@b\r\nBcc: c@d")).not.toBeNull();
});
