/**
 * The providers that a house may ask outside, in a process of its own: one that tells people from programs, as
 * Turnstile does, and one that proves telephone numbers, as Firebase does. It listens on a free port of this machine
 * and prints `{"port":…}`. A token that begins with `person` is one of a person's; the code of every number is 424242.
 *
 *   POST /control   {"away":true} nothing but this is answered any more, until told otherwise;
 *                   {"refuses":"QUOTA_EXCEEDED"} every number or code is refused by that name, null ends it
 *
 * Run: node tests/setup/outside-process.js
 */
import { createServer } from "node:http";

const SECRET = "what the house shares with who tells people from programs";
const KEY = "the key of the house";
const CODE = "424242";
let away = false;
let refuses = null;

/** What a page of ours loads: it draws a box, and gives a token when it is pressed. */
const SCRIPT = `window.turnstile = {
  render(box, wishes) {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = "person " + wishes.sitekey;
    button.addEventListener("click", () => wishes.callback("person-" + wishes.action));
    box.append(button);
    return "one";
  },
  remove() {},
};`;

const server = createServer((request, response) => {
  let body = "";
  request.on("data", (chunk) => {
    body += chunk;
  });
  request.on("end", () => answer(new URL(request.url, "http://outside"), body, response));
});
await new Promise((listening) => server.listen(0, "127.0.0.1", listening));
process.stdout.write(`${JSON.stringify({ port: server.address().port })}\n`);

function answer({ pathname, searchParams }, body, response) {
  const send = (status, said, type = "application/json") =>
    response
      .writeHead(status, { "Content-Type": type })
      .end(typeof said === "string" ? said : JSON.stringify(said));
  if (pathname === "/control") {
    ({ away = away, refuses = refuses } = JSON.parse(body));
    return send(200, {});
  }
  if (away) return response.destroy();
  if (pathname === "/api.js") return send(200, SCRIPT, "text/javascript");
  if (pathname === "/siteverify") return send(200, verified(new URLSearchParams(body)));
  if (searchParams.get("key") !== KEY) return send(400, refusal("API_KEY_INVALID"));
  if (refuses) return send(400, refusal(refuses));
  return send(...phone(pathname, JSON.parse(body)));
}

function verified(given) {
  const token = given.get("response") ?? "";
  const isPerson = given.get("secret") === SECRET && token.startsWith("person");
  const action = token.split("-")[1];
  return isPerson ? { success: true, action } : { success: false, "error-codes": ["invalid-input-response"] };
}

function phone(pathname, { phoneNumber, sessionInfo, code }) {
  if (pathname === "/accounts:sendVerificationCode")
    return [200, { sessionInfo: `session of ${phoneNumber}` }];
  if (code !== CODE) return [400, refusal("INVALID_CODE : not this one")];
  return [200, { phoneNumber: sessionInfo.replace("session of ", ""), idToken: "token" }];
}

function refusal(message) {
  return { error: { code: 400, message } };
}
