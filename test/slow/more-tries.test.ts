// The random properties of the fast tests with fifty times their tries, and the wrong requests at every level.
import { afterAll, vi } from "vitest";

vi.setConfig({ testTimeout: 3_600_000 });
vi.stubEnv("MORE_TRIES", "50");
afterAll(() => vi.unstubAllEnvs());

await import("../unit/levels/infer.test.ts");
await import("../unit/levels/families.test.ts");
await import("../unit/sandbox/model.test.ts");
await import("../unit/sandbox/hostile.test.ts");
await import("../unit/sandbox/wrong-requests.test.ts");
await import("../unit/conformance/hostile.test.ts");
