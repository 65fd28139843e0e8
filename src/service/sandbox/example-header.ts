/** The header that names the example which an operation without behaviour answers with. */
export const exampleHeader = "X-Sandbox-Example";
