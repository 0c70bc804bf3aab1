/** The document of the interface, for machines. */
export const INTERFACE_FILE = "/api/openapi.json";

/** What calls there are, for people; and one of them. */
export const callDocsPath = (name?: string): string => (name ? `/api/docs/${name}` : "/api/docs");
