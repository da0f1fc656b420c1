import { counterpartOf } from "./counterpart";

it.each([
  ["/", "/page-data/index/page-data.json"],
  ["/el/contact", "/page-data/el/contact/page-data.json"],
])("%s and its data belong to each other", (page, data) => {
  expect(counterpartOf(page)).toBe(data);
  expect(counterpartOf(data)).toBe(page);
});

it("data that pages share belongs to none", () => {
  expect(counterpartOf("/page-data/app-data.json")).toBeUndefined();
});
