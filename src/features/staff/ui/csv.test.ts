import { toCsv } from "./csv";

const lines = (rows: Parameters<typeof toCsv>[0]) => toCsv(rows).slice(1).split("\r\n").slice(0, -1);

test("starts with a byte order mark and ends lines with CRLF", () => {
  expect(toCsv([["Διεύθυνση"], ["α"]])).toBe("\uFEFFΔιεύθυνση\r\nα\r\n");
});

test("quotes cells with quotes, commas, line breaks or outer spaces", () => {
  expect(lines([['say "hi"', "a,b", "two\nlines", " edge"]])).toEqual(['"say ""hi""","a,b","two\nlines"," edge"']);
});

test.each(["=1+1", "+30 2310", "-2", "@SUM(A1)", "\tx", "\rx"])(
  "escapes %j, so that it cannot run as a formula",
  (text) => {
    expect(toCsv([[text]])).toMatch(/^\uFEFF"?'/);
  },
);

test("separates with semicolons and writes decimal commas for a spreadsheet in Greek, which reads commas and points otherwise", () => {
  const rows = [
    ["page", "p75"],
    ["/a,b;c", 0.043],
    ["/", -1204.5],
  ];
  expect(toCsv(rows, "el")).toBe('\uFEFFpage;p75\r\n"/a,b;c";0,043\r\n/;-1204,5\r\n');
  expect(toCsv(rows, "en")).toBe('\uFEFFpage,p75\r\n"/a,b;c",0.043\r\n/,-1204.5\r\n');
});

test("writes numbers unquoted and null as an empty cell", () => {
  expect(lines([[-2, 0.5, null]])).toEqual(["-2,0.5,"]);
});
