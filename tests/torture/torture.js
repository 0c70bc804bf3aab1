/** `npm run torture -- --faults 10000 --seed 1`: thousands of faults on purpose, and not one coin lost. */
import { runBundled } from "./bundle.js";

await runBundled("run-torture");
