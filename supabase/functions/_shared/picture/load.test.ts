import { inTurn, mostWaiting } from "./load.ts";

test("runs one task at a time in order, also after a failure, and rejects a task while twenty have not ended", async () => {
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
  const all = Array.from({ length: mostWaiting + 1 }, (_, number) => inTurn(work(number)));
  const outcomes = await Promise.allSettled(all);
  expect(outcomes.at(-1)).toMatchObject({ status: "rejected", reason: { code: "unavailable" } });
  expect(outcomes[1]).toMatchObject({ status: "rejected", reason: { message: "not a picture" } });
  expect(done).toEqual(Array.from({ length: mostWaiting }, (_, number) => number).filter((number) => number !== 1));
  await expect(inTurn(() => Promise.resolve("later"))).resolves.toBe("later");
});
