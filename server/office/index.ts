/** The front door of the office: the socket over which operators run the house. */
export { type OfficeHouse, serveOffice } from "./serve-office.ts";
