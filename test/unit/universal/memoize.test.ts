import { expect, it, vi } from "vitest";
import { lazily, memoizeBy, rememberedBy } from "../../../src/universal/memoize.ts";

it("lazily makes a value on the first call only, also if it is undefined", () => {
  const make = vi.fn(() => undefined);
  const value = lazily(make);
  expect(make).not.toHaveBeenCalled();
  expect([value(), value()]).toEqual([undefined, undefined]);
  expect(make).toHaveBeenCalledOnce();
});

it("remembered works once for each argument", () => {
  const work = vi.fn((level: number) => ({ level }));
  const result = memoizeBy(work);
  expect(result(1)).toBe(result(1));
  expect(result(2)).toEqual({ level: 2 });
  expect(work).toHaveBeenCalledTimes(2);
});

it("rememberedBy works once for each object and key", () => {
  const [one, other] = [{}, {}];
  const result = rememberedBy<object>();
  const made = result(one, "a", () => ({}));
  expect(result(one, "a", () => ({}))).toBe(made);
  expect(result(one, "b", () => ({}))).not.toBe(made);
  expect(result(other, "a", () => ({}))).not.toBe(made);
});
