import { inLanguage, withoutLanguage } from "./languages";

test.each([
  ["/el", "/"],
  ["/el/", "/"],
  ["/el/contact", "/contact"],
  ["/elephant", "/elephant"],
  ["/el//evil.example/x", "/evil.example/x"],
  ["//evil.example/x", "/evil.example/x"],
])("%s without its language is %s", (path, bare) => {
  expect(withoutLanguage(path)).toBe(bare);
  expect(inLanguage(path, "en")).toBe(bare);
});

test("a path converts to another language and back", () => {
  expect(inLanguage("/contact", "el")).toBe("/el/contact");
  expect(inLanguage("/el", "el")).toBe("/el");
});
