import { pageOfData } from "./page-data";

it.each([
  ["/page-data/index/page-data.json", "/"],
  ["/page-data/el/contact/page-data.json", "/el/contact"],
  ["/page-data/sq/d/123.json", undefined],
  ["/page-data/app-data.json", undefined],
])("the page of the data path %s is %s", (path, page) => {
  expect(pageOfData(path)).toBe(page);
});
