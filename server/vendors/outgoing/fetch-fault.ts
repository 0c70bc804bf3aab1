/** Why nothing came from somebody who was asked, in a few words for the operator. */
export function faultOfFetch(fault: unknown): string {
  if (!(fault instanceof Error)) return "no answer";
  if (fault.name === "TimeoutError") return "no answer in time";
  const { cause } = fault;
  const code = cause instanceof Error && "code" in cause ? String(cause.code) : "";
  return FAULTS[code] ?? (code === "" ? "the connection failed" : code);
}

const FAULTS: Readonly<Record<string, string>> = {
  ECONNREFUSED: "nobody listens there",
  ECONNRESET: "the connection was cut",
  ENOTFOUND: "there is no such host",
  EAI_AGAIN: "the name of the host cannot be found now",
  CERT_HAS_EXPIRED: "its certificate has expired",
  UND_ERR_CONNECT_TIMEOUT: "no connection in time",
};
