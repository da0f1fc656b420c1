import { toCsv } from "./csv";

const lines = (rows: Parameters<typeof toCsv>[0]) => toCsv(rows).slice(1).split("\r\n").slice(0, -1);

test("begins with the mark of UTF-8 and ends its lines as the standard says", () => {
  expect(toCsv([["Διεύθυνση"], ["α"]])).toBe("\uFEFFΔιεύθυνση\r\nα\r\n");
});

test("quotes what would break the table", () => {
  expect(lines([['say "hi"', "a,b", "two\nlines", " edge"]])).toEqual(['"say ""hi""","a,b","two\nlines"," edge"']);
});

test.each(["=1+1", "+30 2310", "-2", "@SUM(A1)", "\tx", "\rx"])("%j cannot run as a formula", (text) => {
  expect(toCsv([[text]])).toMatch(/^\uFEFF"?'/);
});

test("numbers stay numbers, nothing stays nothing", () => {
  expect(lines([[-2, 0.5, null]])).toEqual(["-2,0.5,"]);
});
