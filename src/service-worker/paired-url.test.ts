import { pairedUrl } from "./paired-url";

it.each([
  ["/", "/page-data/index/page-data.json"],
  ["/el/contact", "/page-data/el/contact/page-data.json"],
])("%s and its data belong to each other", (page, data) => {
  expect(pairedUrl(page)).toBe(data);
  expect(pairedUrl(data)).toBe(page);
});

it("data that pages share belongs to none", () => {
  expect(pairedUrl("/page-data/app-data.json")).toBeUndefined();
});
