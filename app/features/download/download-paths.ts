/** The addresses that only the download page names: apart, so that no other page carries them. */
export const downloadPaths = {
  code: (domainId: string) => `/down/qr/${encodeURIComponent(domainId)}`,
  signedList: () => "/domains.jws",
  keys: () => "/domains.jwks",
  ping: () => "/ping",
} as const;
