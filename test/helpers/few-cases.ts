/** Property-based tests try five cases: more raise no score of docs/mutants.md. `npm run test:e2e` tries all. */
import { configureGlobal } from "fast-check";

configureGlobal({ numRuns: 5 });
