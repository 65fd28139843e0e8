/** The exported modules, by their file names in `dist/`. */
export const exported = {
  index: "src/index.ts",
  levels: "src/toolkit/levels/index.ts",
  lint: "src/toolkit/lint-rules/index.ts",
  zuliprc: "src/service/zuliprc/index.ts",
  "openapi-fetch": "src/service/client/openapi-fetch-client.ts",
  runtime: "src/toolkit/runtime/index.ts",
  sandbox: "src/service/sandbox/index.ts",
};
