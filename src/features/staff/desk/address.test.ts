import { readAddress, writeAddress } from "./address";

const defaults = { status: "new", search: "", page: "1" };

test("an address says what differs from the defaults", () => {
  expect(readAddress("?status=archived&other=1", defaults)).toEqual({ status: "archived", search: "", page: "1" });
  expect(writeAddress("", defaults, { search: "Κλάρα & co" })).toBe("?search=%CE%9A%CE%BB%CE%AC%CF%81%CE%B1+%26+co");
  expect(writeAddress("?status=archived&page=3", defaults, { status: "new", page: "1" })).toBe("");
  expect(writeAddress("?other=1", defaults, { status: "all" })).toBe("?other=1&status=all");
});
