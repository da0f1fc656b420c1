/** @jest-environment jsdom */
import { showContentIssue } from "./content-issues";

const alerts = () => [...document.querySelectorAll('[role="alert"]')];

test("a mistake of the content lies over the page, whole, until it is mended", () => {
  showContentIssue("The content has 1 mistake.\n\ncontent/stay.yml:4\n  <b>Wrong</b>");
  expect(document.querySelector("summary")?.textContent).toBe("The content has 1 mistake.");
  expect(document.querySelector("pre")?.textContent).toBe("content/stay.yml:4\n  <b>Wrong</b>");
  showContentIssue("The content has 2 mistakes.");
  expect(alerts()).toHaveLength(1);
  showContentIssue("");
  expect(alerts()).toEqual([]);
});
