/**
 * An identity provider of its own process, as the sign-in with Google or Facebook meets one: OpenID Connect for the
 * client `nard-google`, and OAuth 2 with `/graph/me` for the client `nard-facebook`. It listens on a free port of this
 * machine and prints `{"port":…}`. Whoever is asked who they are types a name and goes on, or declines.
 *
 *   POST /control/away   {"away":true} nothing but this is answered any more, until told otherwise; {"away":"/token"}
 *                        what begins so is not
 *
 * Run: REDIRECT_URIS=http://localhost:3000/login/from/google,http://localhost:3000/login/from/facebook \
 *        node tests/setup/oidc-provider-process.js
 */
import { createHmac, randomBytes } from "node:crypto";
import { createServer } from "node:http";
import Provider from "oidc-provider";

const SECRETS = {
  "nard-google": "a secret that the house shares with google",
  "nard-facebook": "a secret that the house shares with facebook",
};
const SCOPES = "openid email profile public_profile";
const redirectUris = (process.env.REDIRECT_URIS ?? "").split(",").filter(Boolean);
let away = false;

const server = createServer((request, response) => {
  answer(request, response).catch((fault) => response.writeHead(500).end(String(fault)));
});
await new Promise((listening) => server.listen(0, "127.0.0.1", listening));
const { port } = server.address();
const provider = openProvider(`http://127.0.0.1:${port}`);
const oidc = provider.callback();
process.stdout.write(`${JSON.stringify({ port })}\n`);

function openProvider(issuer) {
  const opened = new Provider(issuer, {
    clients: Object.entries(SECRETS).map(([id, secret]) => ({
      client_id: id,
      client_secret: secret,
      redirect_uris: redirectUris,
      response_types: ["code"],
      grant_types: ["authorization_code"],
      token_endpoint_auth_method: "client_secret_post",
    })),
    scopes: SCOPES.split(" "),
    claims: { openid: ["sub"], email: ["email"], profile: ["name"] },
    // Google puts what it knows into the token itself.
    conformIdTokenClaims: false,
    cookies: { keys: [randomBytes(32).toString("hex")] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    pkce: { required: () => true },
    findAccount: (_context, id) => ({ accountId: id, claims: () => ({ sub: id, ...knownOf(id) }) }),
    renderError: (context, out) => {
      context.type = "html";
      context.body = `<title>Provider</title><p>${out.error}</p>`;
    },
  });
  // The cookies of a provider that is reached without encryption cannot be secure.
  opened.proxy = false;
  return opened;
}

/** Anybody who types `nima` is Nima, at nima@example.com. */
function knownOf(id) {
  return { name: `${id[0].toUpperCase()}${id.slice(1)} Kazemi`, email: `${id}@example.com` };
}

async function answer(request, response) {
  const { pathname, searchParams } = new URL(request.url, "http://provider");
  if (pathname === "/control/away") {
    ({ away } = JSON.parse(await bodyOf(request)));
    return response.end("{}");
  }
  if (away === true || (away && pathname.startsWith(away))) return request.socket.destroy();
  if (pathname === "/graph/me") return graph(request, response, searchParams.get("appsecret_proof"));
  if (pathname.startsWith("/interaction/")) return interaction(request, response);
  return oidc(request, response);
}

async function interaction(request, response) {
  if (request.method === "GET") {
    response.writeHead(200, { "Content-Type": "text/html" });
    return response.end(`<!doctype html><html lang="en"><title>Provider</title><h1>Who are you?</h1>
      <form method="post"><label>Name <input name="login"></label>
      <button>Go on</button> <button name="decline" value="yes">Decline</button></form></html>`);
  }
  const typed = new URLSearchParams(await bodyOf(request));
  const result = typed.get("decline")
    ? { error: "access_denied", error_description: "declined" }
    : await signedIn(request, response, typed.get("login"));
  return provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
}

async function signedIn(request, response, accountId) {
  const { params } = await provider.interactionDetails(request, response);
  const grant = new provider.Grant({ accountId, clientId: params.client_id });
  grant.addOIDCScope(SCOPES);
  return { login: { accountId, remember: false }, consent: { grantId: await grant.save() } };
}

/** As Facebook: who a token belongs to, for whoever proves to be the app that it was given to. */
async function graph(request, response, proof) {
  const token = (request.headers.authorization ?? "").replace(/^Bearer /, "");
  const found = await provider.AccessToken.find(token);
  const expected = createHmac("sha256", SECRETS["nard-facebook"]).update(token).digest("hex");
  const holds = found?.clientId === "nard-facebook" && proof === expected;
  response.writeHead(holds ? 200 : 400, { "Content-Type": "application/json" });
  const { accountId } = found ?? {};
  response.end(JSON.stringify(holds ? { id: `fb-${accountId}`, ...knownOf(accountId) } : { error: "token" }));
}

async function bodyOf(request) {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString("utf8");
}

for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, () => process.exit(0));
// Anybody who started it may be gone without a word: then its pipe closes.
process.stdin.on("end", () => process.exit(0)).resume();
