import { isStaffPath, staffPageOf } from "./routes";

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
