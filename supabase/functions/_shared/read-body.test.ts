import { readUpTo } from "./read-body.ts";

/** A body sent in chunks of four bytes, and whether the stream was cancelled. */
const bodyOf = (chunks: number) => {
  const state = { cancelled: false };
  let sent = 0;
  const source: UnderlyingDefaultSource<Uint8Array<ArrayBuffer>> = {
    pull(controller) {
      if (sent === chunks) controller.close();
      else controller.enqueue(Uint8Array.of(sent, sent, sent, sent));
      sent += 1;
    },
    cancel: () => {
      state.cancelled = true;
    },
  };
  const stream = new ReadableStream(source, { highWaterMark: 0 });
  return { stream, state };
};

test.each([
  ["shorter than the limit", 1, [0, 0, 0, 0], false],
  ["as long as the limit", 2, [0, 0, 0, 0, 1, 1, 1, 1], false],
  ["longer than the limit", 3, [0, 0, 0, 0, 1, 1, 1, 1], true],
])("reads a body that is %s, and cancels the stream only if bytes are left", async (_, chunks, expected, hasMore) => {
  const { stream, state } = bodyOf(chunks);
  const beginning = await readUpTo(stream, 8);
  expect({ ...beginning, bytes: [...beginning.bytes] }).toEqual({ bytes: expected, hasMore });
  expect(state.cancelled).toBe(hasMore);
});

test("truncates the chunk that exceeds the limit", async () => {
  const { bytes } = await readUpTo(bodyOf(2).stream, 6);
  expect([...bytes]).toEqual([0, 0, 0, 0, 1, 1]);
});

test("a message without a body has no bytes", async () => {
  expect(await readUpTo(null, 8)).toEqual({ bytes: new Uint8Array(), hasMore: false });
});
