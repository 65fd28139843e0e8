import { expect, it } from "vitest";
import { isLoopback } from "../../../src/universal/loopback.ts";

it.each([
  ["localhost", true],
  ["Chat.LocalHost", true],
  ["127.10.20.30", true],
  ["::1", true],
  ["[::1]", true],
  ["notlocalhost", false],
  ["localhost.example", false],
  ["127.1.2.3.example", false],
  ["127.1", false],
])("%s is always this machine: %s", (host, is) => {
  expect(isLoopback(host)).toBe(is);
});
