/**
 * What the fast tests do in part: random properties with a hundred times their tries, wrong requests and pairs of client and
 * server at every level, the types and Redocly on the document of each, Prism between client and sandbox at more, and each compiler. `npm run test:slow` sets the mode in which they do.
 */
import "../unit/levels/infer.test.ts";
import "../unit/levels/families.test.ts";
import "../unit/levels/next-version.test.ts";
import "../unit/generate/type-files.test.ts";
import "../unit/sandbox/model.test.ts";
import "../unit/sandbox/wrong-requests.test.ts";
import "../unit/client/follow-events.test.ts";
import "../unit/conformance/hostile.test.ts";
import "../contract/level-matrix.test.ts";
import "../spec/feature-levels.test.ts";
import "../e2e/package.test.ts";
import "../e2e/programs.test.ts";
import "../e2e/sandbox-proxy.test.ts";
import "../e2e/type-cost.test.ts";
