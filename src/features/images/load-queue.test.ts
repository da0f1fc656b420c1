import { LoadQueue, lowMemoryLoads } from "./load-queue";

const enter = (queue: LoadQueue, started: string[], name: string) => queue.enter(() => void started.push(name));

test("a low-memory device loads two pictures at once, and the next when one has finished", () => {
  const queue = new LoadQueue(lowMemoryLoads);
  const started: string[] = [];
  const [first, second] = ["a", "b", "c", "d"].map((name) => enter(queue, started, name));
  expect(started).toEqual(["a", "b"]);
  second?.();
  second?.();
  expect(started).toEqual(["a", "b", "c"]);
  first?.();
  expect(started).toEqual(["a", "b", "c", "d"]);
});

test("a picture that leaves the queue while waiting is never loaded", () => {
  const queue = new LoadQueue(1);
  const started: string[] = [];
  const [first, second] = ["a", "b", "c"].map((name) => enter(queue, started, name));
  second?.();
  first?.();
  expect(started).toEqual(["a", "c"]);
});

test("other devices load all pictures at once", () => {
  const queue = new LoadQueue(Infinity);
  const started: string[] = [];
  for (let index = 0; index < 40; index += 1) enter(queue, started, String(index));
  expect(started).toHaveLength(40);
});

test("work that is aborted before it is queued rejects and does not start, although a turn is free", async () => {
  const queue = new LoadQueue(1);
  const work = jest.fn(() => Promise.resolve("a"));
  await expect(queue.run(work, AbortSignal.abort())).rejects.toMatchObject({ name: "AbortError" });
  expect(work).not.toHaveBeenCalled();
});

test("work waits for its turn, releases the turn even on failure, and does not start once aborted", async () => {
  const queue = new LoadQueue(1);
  const { signal } = new AbortController();
  const unwanted = new AbortController();
  const never = jest.fn(() => Promise.resolve("b"));
  let fail: (error: Error) => void = () => undefined;
  const first = queue.run(() => new Promise((_, reject) => (fail = reject)), signal);
  const second = queue.run(never, unwanted.signal);
  const third = queue.run(() => Promise.resolve("c"), signal);
  unwanted.abort();
  await expect(second).rejects.toMatchObject({ name: "AbortError" });
  fail(new Error("no"));
  await expect(first).rejects.toThrow("no");
  await expect(third).resolves.toBe("c");
  expect(never).not.toHaveBeenCalled();
});
