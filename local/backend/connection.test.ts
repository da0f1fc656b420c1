import { setImmediate } from "node:timers/promises";
import { oneAtATime } from "./connection";

test("work waits for earlier work, even if that fails; work inside other work does not wait", async () => {
  const inTurn = oneAtATime();
  const steps: string[] = [];
  const work = async (name: string, inner: () => Promise<void>): Promise<void> => {
    steps.push(`${name} starts`);
    await setImmediate();
    await inner();
    steps.push(`${name} ends`);
  };
  const first = inTurn(() => work("first", () => inTurn(() => work("inner", () => Promise.resolve()))));
  const failing = inTurn(() => work("failing", () => Promise.reject(new Error("It fails."))));
  const last = inTurn(() => work("last", () => Promise.resolve()));
  await expect(failing).rejects.toThrow("It fails.");
  await Promise.all([first, last]);
  expect(steps).toEqual([
    "first starts",
    "inner starts",
    "inner ends",
    "first ends",
    "failing starts",
    "last starts",
    "last ends",
  ]);
});
