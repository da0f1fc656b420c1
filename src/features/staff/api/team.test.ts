import { isLastOwner } from "./team";

const owner = { role: "owner" };
const editor = { role: "editor" };

test("only the last owner must stay an owner", () => {
  expect(isLastOwner(owner, [owner, editor])).toBe(true);
  expect(isLastOwner(owner, [owner, owner])).toBe(false);
  expect(isLastOwner(editor, [owner, editor])).toBe(false);
});
