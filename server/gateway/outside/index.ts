export { readBounded } from "./bounded-answer.ts";
export { fetchOutside } from "./fetch-outside.ts";
export { safeSharp } from "./safe-sharp.ts";
