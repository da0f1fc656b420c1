import { pageOfData, pairedUrl } from "./page-data";

it.each([
  ["/page-data/index/page-data.json", "/"],
  ["/page-data/el/contact/page-data.json", "/el/contact"],
  ["/page-data/sq/d/123.json", undefined],
  ["/page-data/app-data.json", undefined],
])("the page of the data path %s is %s", (path, page) => {
  expect(pageOfData(path)).toBe(page);
});

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
