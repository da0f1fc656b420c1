import { inTurn, maxTasks } from "./load.ts";

test("runs one task at a time in order, also after a failure, and rejects a visitor's task while twenty of theirs have not ended", async () => {
  const done: number[] = [];
  let atOnce = 0;
  const work = (number: number) => async () => {
    atOnce += 1;
    expect(atOnce).toBe(1);
    await new Promise((resolve) => setTimeout(resolve));
    atOnce -= 1;
    if (number === 1) throw new Error("not a picture");
    done.push(number);
  };
  const all = Array.from({ length: maxTasks.perVisitor + 1 }, (_, number) => inTurn("a", work(number)));
  const outcomes = await Promise.allSettled(all);
  expect(outcomes.at(-1)).toMatchObject({ status: "rejected", reason: { code: "unavailable" } });
  expect(outcomes[1]).toMatchObject({ status: "rejected", reason: { message: "not a picture" } });
  expect(done).toEqual(
    Array.from({ length: maxTasks.perVisitor }, (_, number) => number).filter((number) => number !== 1),
  );
  await expect(inTurn("a", () => Promise.resolve("later"))).resolves.toBe("later");
});

test("a visitor waits for at most one task of another visitor, however many the other has requested", async () => {
  const done: string[] = [];
  const ask = (visitor: string) => inTurn(visitor, () => Promise.resolve(done.push(visitor)));
  const all = [...Array.from({ length: maxTasks.perVisitor }, () => ask("a")), ask("b")];
  await expect(ask("a")).rejects.toMatchObject({ code: "unavailable" });
  await Promise.all(all);
  expect(done.indexOf("b")).toBe(1);
});

test("rejects a task of any visitor while sixty have not ended", async () => {
  const ask = (visitor: string) => inTurn(visitor, () => Promise.resolve());
  const all = Array.from({ length: maxTasks.total }, (_, number) => ask(`${number % 4}`));
  await expect(ask("another")).rejects.toMatchObject({ code: "unavailable" });
  await Promise.all(all);
  await expect(ask("another")).resolves.toBeUndefined();
});
