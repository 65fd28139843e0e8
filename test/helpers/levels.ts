import { boundaries } from "../../generated/feature-levels.gen.ts";
import { isThorough } from "./seed.ts";

/** The newest level at which the specification changes. */
export const newestLevel = Math.max(...boundaries);

/**
 * A selection of levels for tests that need a program for each: those of the service document, and public ones that add
 * or remove an operation or a response. The slow tests use every level.
 */
export const sampleLevels = [0, 22, 54, 76, 87, 167, 202, 209, 267, newestLevel];

/** Levels for property-based tests; more if `tries` is higher. */
export const triedLevels: readonly number[] = isThorough ? boundaries : sampleLevels;
