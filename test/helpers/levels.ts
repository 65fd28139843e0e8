import { boundaries } from "../../generated/feature-levels.gen.ts";
import { isThorough } from "./seed.ts";

/**
 * Levels that stand for all where each needs a program of its own: those of the service document, and of
 * the public ones those that bring or take an operation or a response. The slow tests take every level.
 */
export const sampleLevels = [0, 22, 54, 76, 87, 167, 202, 209, 267, 481] as const;

/** Where random properties are tried: `tries` says when there are more of them. */
export const triedLevels: readonly number[] = isThorough ? boundaries : sampleLevels;

/**
 * Levels that stand for all where a browser or a Prism looks, and what it looks at is held to every level without
 * one: the first, the newest, and two between, with drafts and with an order of linkifiers.
 */
export const fewLevels = [0, 87, 267, 481] as const;
