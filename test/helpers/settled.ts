/** Resolves when a request that waits for an event has come to its wait. */
export const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 10));
