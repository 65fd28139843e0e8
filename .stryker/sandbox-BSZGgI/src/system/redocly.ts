/** The environment in which Redocly's command line reports nobody, and asks for no newer version of itself. */
// @ts-nocheck

export const quietly = { REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" };
