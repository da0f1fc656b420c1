import { isLastOwner } from "./team";

const owner = { role: "owner" };
const editor = { role: "editor" };

test("the only owner must stay one; one of two need not, an editor never", () => {
  expect(isLastOwner(owner, [owner, editor])).toBe(true);
  expect(isLastOwner(owner, [owner, owner])).toBe(false);
  expect(isLastOwner(editor, [owner, editor])).toBe(false);
});
