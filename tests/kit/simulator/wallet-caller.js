/** How the simulator speaks to the wallet: signed, and as careless about its answers as a test wants. */
import { isSigned, SIGNATURE_HEADER, sign, TIMESTAMP_HEADER } from "../signature.js";

export function walletCaller({ wallet, vendor, secret, now }) {
  return async function call(command, body) {
    if (!wallet) throw new Error("The simulator was started without --wallet.");
    const bytes = Buffer.from(JSON.stringify(body));
    const timestamp = Math.floor(now().getTime() / 1000).toString();
    const response = await fetch(new URL(`/vendor/${vendor}/${command}`, wallet), {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        [TIMESTAMP_HEADER]: timestamp,
        [SIGNATURE_HEADER]: sign(secret, timestamp, bytes),
      },
      body: bytes,
      signal: AbortSignal.timeout(5000),
    });
    const said = Buffer.from(await response.arrayBuffer());
    const answeredAt = response.headers.get(TIMESTAMP_HEADER) ?? "";
    const authentic = isSigned(secret, answeredAt, said, response.headers.get(SIGNATURE_HEADER));
    if (!authentic) throw new Error(`The wallet's answer to ${command} is not signed with our secret.`);
    return { status: response.status, ...JSON.parse(said.toString("utf8")) };
  };
}
