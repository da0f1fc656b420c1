import { memoizeByNodes } from "./memoize-by-nodes";

const node = (contentDigest: string) => ({ internal: { contentDigest } });
const find = jest.fn(() => "found");
beforeEach(() => find.mockClear());

test("computes the value for the same nodes once", () => {
  const once = memoizeByNodes<string>();
  expect([once([node("post"), node("facts")], find), once([node("post"), node("facts")], find)]).toEqual([
    "found",
    "found",
  ]);
  expect(find).toHaveBeenCalledTimes(1);
});

test("computes the value again when a node changes or is missing", () => {
  const once = memoizeByNodes<string>();
  for (const nodes of [
    [node("post"), node("facts")],
    [node("post"), node("others")],
    [node("post"), null],
  ])
    once(nodes, find);
  expect(find).toHaveBeenCalledTimes(3);
});
