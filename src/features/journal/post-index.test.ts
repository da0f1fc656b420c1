import { pageNumbers } from "./post-index";

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [3, 5, [1, 2, 3, 4, 5]],
  [1, 9, [1, 2, null, 9]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [4, 9, [1, 2, 3, 4, 5, null, 9]],
  [9, 9, [1, null, 8, 9]],
  [170, 334, [1, null, 169, 170, 171, null, 334]],
])("page %i of %i links to the pages %j", (current, last, shown) => {
  expect(pageNumbers(current, last)).toEqual(shown);
});
