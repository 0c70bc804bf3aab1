/** What nobody may do: a module of the browser that imports a rule. The build must refuse it. */
export { readConfig } from "#server/house/config.ts";
