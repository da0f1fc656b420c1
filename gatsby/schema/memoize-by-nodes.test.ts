import { memoizeByNodes } from "./memoize-by-nodes";

const node = (contentDigest: string) => ({ internal: { contentDigest } });
const find = jest.fn(() => "found");
beforeEach(() => find.mockClear());

test("the same nodes are looked at once, wherever they are asked for", () => {
  const once = memoizeByNodes<string>();
  expect([once([node("post"), node("facts")], find), once([node("post"), node("facts")], find)]).toEqual([
    "found",
    "found",
  ]);
  expect(find).toHaveBeenCalledTimes(1);
});

test("a change of any of them, or one that is missing, makes it another value", () => {
  const once = memoizeByNodes<string>();
  for (const nodes of [
    [node("post"), node("facts")],
    [node("post"), node("others")],
    [node("post"), null],
  ])
    once(nodes, find);
  expect(find).toHaveBeenCalledTimes(3);
});
