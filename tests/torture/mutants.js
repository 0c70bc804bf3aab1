/** `npm run torture:mutants`: the torture finds ten defects that were planted, or it proves nothing. */
import { runBundled } from "./bundle.js";

await runBundled("run-mutants");
