import { sender } from "./layout.ts";

test.each([
  ["Dawn & Sea Suite", '"Dawn & Sea Suite"'],
  ['Suites, "Dawn" House', '"Suites, \\"Dawn\\" House"'],
  ["St George’s Suite", "St George’s Suite"],
  ["Ο Ξενώνας του Καπετάνιου", "Ο Ξενώνας του Καπετάνιου"],
])("the sender %s is written as %s", (name, written) => {
  expect(sender(name, "post@house.example")).toBe(`${written} <post@house.example>`);
});
