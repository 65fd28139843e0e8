// @ts-nocheck
// Preloaded into every server that we start: ends it when the process at the other end of the IPC
// channel is gone, however that one died.
process.on("disconnect", () => process.exit(0));
process.channel?.unref();
