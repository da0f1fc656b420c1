import { emailHtml, sender } from "./layout.ts";

test("a long address in any paragraph wraps, so that no email scrolls sideways", () => {
  const colours = { paper: "#fff", ink: "#000", muted: "#666", accent: "#060", onAccent: "#fff", line: "#ccc" };
  const words = { language: "en", brand: "House", subject: "", parts: ["Hello"], small: ["Bye"] } as const;
  const html = emailHtml({ ...words, colours, button: undefined });
  expect(html).toMatch(
    /<body[^>]*><div style="[^"]*overflow-wrap:break-word">(<p.*<\/p>)+<hr[^>]*>(<p.*<\/p>)+<\/div><\/body>/,
  );
});

test.each([
  ["Dawn & Sea Suite", '"Dawn & Sea Suite"'],
  ['Suites, "Dawn" House', '"Suites, \\"Dawn\\" House"'],
  ["St George’s Suite", "St George’s Suite"],
  ["Ο Ξενώνας του Καπετάνιου", "Ο Ξενώνας του Καπετάνιου"],
])("the sender %s is written as %s", (name, written) => {
  expect(sender(name, "post@house.example")).toBe(`${written} <post@house.example>`);
});
