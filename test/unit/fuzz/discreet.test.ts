// What the fuzz prints holds no credentials, though the server repeats all it gets.
import { describe, expect, it } from "vitest";
import { boundaries } from "../../../generated/feature-levels.gen.ts";
import { explore } from "../../../scripts/fuzz/campaign.ts";
import { sandboxGround } from "../../../scripts/fuzz/grounds.ts";
import { explain } from "../../../scripts/fuzz/report.ts";
import { basic } from "../../../scripts/fuzz/users.ts";

const ground = sandboxGround(Math.max(...boundaries));
const json = "application/json";

const { users } = ground.stage;
const right = users.map(({ email, apiKey }) => basic(`${email}:${apiKey}`));

/** Whether a key is in it, and something else with it. */
function isNearlyRight(authorization: string): boolean {
  const decoded = Buffer.from(authorization.split(" ")[1] ?? "", "base64").toString("utf8");
  return !right.includes(authorization) && users.some(({ apiKey }) => decoded.includes(apiKey));
}

describe("a server that repeats the credentials it gets", () => {
  it.each([
    ["in an error of its own", 500, json],
    ["in a page", 200, "text/html"],
    ["in what is no JSON", 200, json],
    ["behind a long text", 400, json],
    ["in its content type", 200, "text/"],
    ["in a header", 200, json],
    ["where they are nearly right", 500, json],
    ["in other texts, encoded", 500, json],
  ])("%s: none of them is printed", async (where, status, type) => {
    const start: typeof ground.start = (world) => ({
      takes: () => true,
      async send(request, patience) {
        const authorization = new Map(request.headers).get("authorization") ?? "";
        if (where === "where they are nearly right" && !isNearlyRight(authorization)) {
          return ground.start(world).send(request, patience);
        }
        const decoded = Buffer.from(authorization.split(" ")[1] ?? "", "base64").toString("utf8");
        const [, key = ""] = decoded.split(":");
        const encoded = Buffer.from(`a${decoded} and more`).toString("base64url");
        const echo =
          where === "in other texts, encoded"
            ? `${encoded} ${encodeURIComponent(encodeURIComponent(authorization))}`
            : `${authorization} ${decoded} ${encodeURIComponent(decoded)} ${key}`;
        const padding = where === "behind a long text" ? "x".repeat(180) : "";
        const isPlain = where === "in what is no JSON" || type !== json;
        const text = `${padding}${echo} \u001b[2J\u009b2J\r`;
        return {
          status,
          headers: new Headers({
            "content-type": type === "text/" ? `text/${echo}` : type,
            ...(where === "in a header" ? { "x-echo": echo } : {}),
          }),
          text: isPlain ? text : JSON.stringify({ result: "error", msg: text, code: echo }),
        };
      },
    });
    for (let seed = 1; seed <= 4; seed++) {
      const finding = await explore(ground.stage, start, { seed, runs: 60 });
      if (finding === undefined) throw new Error("Such a server is not as documented.");
      const inspected = `${finding.broken.stack} ${JSON.stringify(finding.broken)}`;
      const output = explain(finding, ground);
      for (const text of [output, inspected]) {
        expect(text.toLowerCase()).not.toContain("0123456789abcdef"); // The end of each key.
        for (const [encoded] of text.matchAll(/[\w+/-]{12,}=*/g)) {
          const decoded = Buffer.from(encoded, "base64").toString("utf8").toLowerCase();
          expect(decoded).not.toContain("-key-");
        }
        expect(text).not.toMatch(/[^\P{Cc}\n]/u);
      }
    }
  });
});
