import { dialledNumber, telephoneLink } from "./telephone-link";

test.each([
  ["+30 2310 222 324", "+302310222324"],
  ["+30\u00a02310\u00a0222\u00a0324", "+302310222324"],
  ["+44 20-7946-0000", "+442079460000"],
  ["112", "112"],
])("%s is dialled as %s", (written, dialled) => {
  expect(dialledNumber(written)).toBe(dialled);
  expect(telephoneLink(written)).toBe(`tel:${dialled}`);
});
