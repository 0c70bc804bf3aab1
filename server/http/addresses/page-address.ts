/** The page that an address belongs to: the same for the document and for what its script asks (`.data`). */
export function pagePath({ pathname }: Pick<URL, "pathname">): string {
  return pathname.replace(/\.data$/, "").replace(/^\/_root$/, "/");
}

/** Where a visitor should be taken back to. A post cannot be repeated by a link, so it leads to its page. */
export function pageAddress(url: URL): string {
  const query = new URLSearchParams(url.search);
  query.delete("_routes");
  const text = query.toString();
  return text === "" ? pagePath(url) : `${pagePath(url)}?${text}`;
}
