/** Lets each property-based test make the same few tries, so that a mutant is noticed each time or never. */
import { configureGlobal } from "fast-check";

configureGlobal({ numRuns: 20, seed: 1 });
