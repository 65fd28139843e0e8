/** The header that names the example which an operation without behaviour answers with. */
// @ts-nocheck

export const exampleHeader = "X-Sandbox-Example";
