/**
 * Levels that stand for all where each needs a program of its own: those of the service document, and of
 * the public ones those that bring or take an operation or a response. The slow tests take every level.
 */
export const sampleLevels = [0, 22, 54, 76, 87, 167, 202, 209, 267, 481] as const;
