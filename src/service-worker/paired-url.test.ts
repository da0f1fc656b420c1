import { pairedUrl } from "./paired-url";

it.each([
  ["/", "/page-data/index/page-data.json"],
  ["/el/contact", "/page-data/el/contact/page-data.json"],
])("%s and its data are counterparts", (page, data) => {
  expect(pairedUrl(page)).toBe(data);
  expect(pairedUrl(data)).toBe(page);
});

it("data shared by pages has no counterpart", () => {
  expect(pairedUrl("/page-data/app-data.json")).toBeUndefined();
});
