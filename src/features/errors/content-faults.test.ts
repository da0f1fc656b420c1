/** @jest-environment jsdom */
import { showContentFault } from "./content-faults";

const alerts = () => [...document.querySelectorAll('[role="alert"]')];

test("a mistake of the content lies over the page, whole, until it is mended", () => {
  showContentFault("The content has 1 mistake.\n\ncontent/stay.yml:4\n  <b>Wrong</b>");
  expect(document.querySelector("summary")?.textContent).toBe("The content has 1 mistake.");
  expect(document.querySelector("pre")?.textContent).toBe("content/stay.yml:4\n  <b>Wrong</b>");
  showContentFault("The content has 2 mistakes.");
  expect(alerts()).toHaveLength(1);
  showContentFault("");
  expect(alerts()).toEqual([]);
});
