/** How the simulator speaks to the wallet: signed, and as careless about its answers as a test wants. */
import { isSigned, SIGNATURE_HEADER, signedHeaders, TIMESTAMP_HEADER } from "../signature.js";

export function walletCaller({ wallet, vendor, secret, version, now }) {
  const key = { secret, version };
  return async function call(command, body) {
    if (!wallet) throw new Error("The simulator was started without --wallet.");
    const bytes = Buffer.from(JSON.stringify(body));
    const timestamp = Math.floor(now().getTime() / 1000).toString();
    const path = `/vendor/${vendor}/${command}`;
    const response = await fetch(new URL(path, wallet), {
      method: "POST",
      headers: signedHeaders(key, { path, body: bytes, timestamp }),
      body: bytes,
      signal: AbortSignal.timeout(5000),
    });
    const said = Buffer.from(await response.arrayBuffer());
    const answeredAt = response.headers.get(TIMESTAMP_HEADER) ?? "";
    const answered = { timestamp: answeredAt, path, body: said };
    const authentic = isSigned(key, answered, response.headers.get(SIGNATURE_HEADER));
    if (!authentic) throw new Error(`The wallet's answer to ${command} is not signed with our secret.`);
    return { status: response.status, ...JSON.parse(said.toString("utf8")) };
  };
}
