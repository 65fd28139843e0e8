/**
 * Tests of which the fast run does only a part: random properties with a hundred times the cases, wrong requests and
 * pairs of client and server at every level, pairs of accounts at every release, types and Redocly on the document of
 * each level, each compiler, and the focus and layout of pages of each kind. `npm run test:slow` sets this mode.
 */
import "../unit/infer/infer-annotations.test.ts";
import "../unit/levels/families.test.ts";
import "../unit/infer/add-version.test.ts";
import "../e2e/types.test.ts";
import "../e2e/docs-browser.test.ts";
import "../e2e/try-it.test.ts";
import "../e2e/your-server.test.ts";
import "../e2e/sandbox-wrong-requests.test.ts";
import "../e2e/conformance-judges.test.ts";
import "../unit/conformance/hostile.test.ts";
import "../contract/level-matrix.test.ts";
import "../spec/feature-levels.test.ts";
import "../e2e/package.test.ts";
import "../e2e/programs.test.ts";
import "../e2e/type-cost.test.ts";
