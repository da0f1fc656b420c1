import { inLanguage, withoutLanguage } from "./languages";
import { isStaffPath, staffPageOf } from "./routes";

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

describe("staffPageOf", () => {
  it.each([
    ["/admin", "/admin"],
    ["/admin/messages", "/admin"],
    ["/el/image-admin", "/el/image-admin"],
    ["/administration", undefined],
    ["/contact", undefined],
  ])("%s → %s", (path, page) => {
    expect(staffPageOf(path)).toBe(page);
  });
});

it("recognises every staff path", () => {
  expect(isStaffPath("/el/image-admin/new")).toBe(true);
  expect(isStaffPath("/el")).toBe(false);
});
