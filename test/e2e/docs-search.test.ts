/** What readers search for, in the words of public questions: the right page is among the first three hits. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, expect, it } from "vitest";
import { searchIn } from "../../src/toolkit/site/browser/rank-results.ts";
import type { SearchEntry } from "../../src/toolkit/site/search-entries.ts";
import { sharedSite } from "../helpers/shared.ts";

let data: readonly SearchEntry[];

beforeAll(async () => {
  const { folder } = await sharedSite();
  new Function(await readFile(join(folder, "search-data.js"), "utf8"))();
  data = (globalThis as unknown as { readonly searchData: typeof data }).searchData;
});

it.each<[query: string, page: RegExp]>([
  ["npm", /^guides\/(.*own-api|start|first-call)|^#start/],
  ["install", /^guides\/(.*own-api|start|first-call)|^#start/],
  ["api key", /^authentication/],
  ["get an api key", /^authentication\/#/],
  ["zuliprc", /^guides\/accounts|^guides\/client/],
  ["login", /^authentication/],
  ["permission", /^authentication/],
  ["who may", /^authentication\/#who/],
  ["forbidden", /^authentication/],
  ["401", /#error-UNAUTHORIZED$/],
  ["unauthorized", /#error-UNAUTHORIZED$/],
  ["deactivated 403", /#error-403/],
  ["429", /#error-RATE_LIMIT_HIT/],
  ["rate limit", /#error-RATE_LIMIT_HIT/],
  ["license_limit_reached", /send-invitations\/#field-license_limit_reached/],
  ["daily limit", /send-invitations/],
  ["var_name", /#field-var_name|error-codes/],
  ["BAD_EVENT_QUEUE_ID", /#error-BAD_EVENT_QUEUE_ID/],
  ["bad event queue", /#error-BAD_EVENT_QUEUE_ID/],
  ["queue expired", /#error-BAD_EVENT_QUEUE_ID|error-codes|follow/],
  ["error codes", /^guides\/error-codes/],
  ["throw", /^guides\/client/],
  ["unwrap", /^guides\/(client|first-call)/],
  ["timeout", /^guides\/client/],
  ["signal", /^guides\/(client|following)/],
  ["retry", /^guides\/client/],
  ["backoff", /^guides\/client/],
  ["baseUrl", /^guides\/client/],
  ["onAttempt", /^guides\/client/],
  ["proxy", /^guides\/accounts-traces-proxies/],
  ["certificate", /^guides\/accounts|^guides\/client-errors/],
  ["reconnect", /^guides\/following-events/],
  ["follow events", /^guides\/following-events/],
  ["heartbeat", /get-events|following-events/],
  ["event_types", /register-event-queue\/#field-event_types/],
  ["last_event_id", /get-events\/#field-last_event_id/],
  ["dont_block", /get-events\/#field-dont_block/],
  ["longpoll timeout", /register-event-queue\/#field-event_queue_longpoll/],
  ["idle queue timeout", /register-event-queue\/#field-idle_queue_timeout/],
  ["narrow", /register-event-queue\/#field-narrow/],
  ["register queue", /^operations\/register-event-queue/],
  ["delete event queue", /^operations\/delete-event-queue/],
  ["feature level", /^guides\/supporting-older-servers|#field-zulip_feature_level/],
  ["older servers", /^guides\/(supporting-older-servers|reordering)|^$/],
  ["zulip_version", /#field-zulip_version/],
  ["upgrade", /^changes/],
  ["changelog", /^changes/],
  ["compare releases", /^changes/],
  ["openapi file", /^downloads/],
  ["postman", /^downloads/],
  ["own openapi document", /own-api/],
  ["sandbox", /^guides\/sandbox/],
  ["test without server", /^guides\/(testing|sandbox)/],
  ["mock", /^guides\/(testing|your-test-runner|.*own-api)/],
  ["may a bot call", /#.*which-calls-may-a-bot-make/],
  ["repeated", /#which-calls-may-be-repeated/],
  ["linkifiers file", /#keep-linkifiers-in-a-file/],
  ["python", /^guides\/a-queue-by-hand/],
  ["curl", /^guides\/a-queue-by-hand/],
  ["reorder linkifiers", /^operations\/reorder-linkifiers/],
  ["ordered_linkifier_ids", /reorder-linkifiers\/#field-ordered_linkifier_ids/],
  ["url template", /#field-url_template/],
  ["draft does not exist", /delete-draft/],
  ["drafft", /draft/],
  ["invite expires in minutes", /send-invitations\/#field-invite_expires_in_minutes/],
  ["never expires", /invitations/],
  ["reusable link", /^operations\/(create|revoke)-invitation-link/],
  ["revoke invitation", /^operations\/revoke-invitation/],
  ["resend invitation", /^operations\/resend-invitation/],
  ["notify_referrer_on_join", /list-invitations\/#field-notify_referrer_on_join/],
  ["invited_by_user_id", /list-invitations\/#field-invited_by_user_id/],
  ["ignored parameters", /#field-ignored_parameters_unsupported/],
])("%s", (query, page) => {
  const paths = searchIn(data)(query).map(({ places: [place] }) => place?.path);
  expect([...new Set(paths)].slice(0, 3)).toContainEqual(expect.stringMatching(page));
});

it("a search finds a guide before the sections of others", () => {
  const [first] = searchIn(data)("test your integration");
  expect(first?.places[0]?.path).toBe("guides/testing-your-integration/");
});

it("sentences find the right page among the first three hits, mostly", () => {
  // Written before the search was; not all are found.
  const sentences: readonly (readonly [query: string, page: RegExp])[] = [
    ["how to remove an invitation", /revoke-invitation/],
    ["stop getting events", /delete-event-queue/],
    ["what server version am I on", /server-settings|guides\/levels/],
    ["create a shareable signup link", /create-invitation-link/],
    ["send the invite email again", /resend-invitation/],
    ["save unfinished message", /create-drafts/],
    ["change the order of link patterns", /reorder/],
    ["my queue id is not valid anymore", /BAD_EVENT|following-events|queue/],
    ["too many requests", /429|rate|RATE/],
    ["wrong api key", /authentication|401|INVALID_API_KEY|UNAUTHORIZED/],
    ["what was removed in 9.0", /changes/],
    ["turn ticket numbers into links", /linkifier/],
    ["who can see invitations", /list-invitations/],
    ["how long is an invitation valid", /invite_expires|expiry|send-invitations/],
    ["run my tests offline", /sandbox|testing|test-runner/],
    ["curl example", /first-call|operations\//],
    ["retry after a failure", /recipes|client|retry|following/],
    ["modify a saved draft", /edit-draft/],
    ["receive changes in real time", /get-events|register|following-events/],
    ["support several server versions at once", /levels|supporting|client/],
  ];
  const found = sentences.filter(([query, page]) => {
    const places = searchIn(data)(query).map(({ places: [place], title }) => [place?.path, title]);
    const once = new Map(places.map(([path, title]) => [path, `${path} ${title}`]));
    return [...once.values()].slice(0, 3).some((text) => page.test(text));
  });
  expect(found.length).toBeGreaterThanOrEqual(15);
});
