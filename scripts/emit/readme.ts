/** `generated/README.md`: what the folder is, for whoever opens it first. */
export const readme = `# Generated

Made from \`openapi/\` by \`npm run generate\`; never edited, committed with the change that caused it.
\`npm run generate -- --check\` names every file that is stale, missing or surplus.

| path | what it is |
| --- | --- |
| \`openapi/annotated.json\` | the specification in one file, with the marks of all feature levels |
| \`openapi/level-<N>.json\` | plain OpenAPI 3.1 of a server of feature level N, up to the next boundary |
| \`types/from-<N>.d.ts\` | TypeScript types that hold for every server from level N up |
| \`prism/level-<N>.json\` | the level as Prism can validate it: JSON-encoded form fields as patterns |
| \`operations.gen.ts\` | the operations as data: parameters, encodings, errors, levels |
| \`feature-levels.gen.ts\` | the registry of feature levels, the boundaries and the history |
| \`client.gen.ts\` | what the client may count on from each level up |
| \`changes.md\`, \`changes.json\` | the change log by feature level |
| \`docs/\` | the documentation site, made by \`npm run docs\` and not committed |
`;
