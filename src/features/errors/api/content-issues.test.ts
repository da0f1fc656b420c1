/** @jest-environment jsdom */
import { showContentIssue } from "./content-issues";

const alerts = () => [...document.querySelectorAll('[role="alert"]')];

test("shows a content error in full over the page until it is fixed", () => {
  showContentIssue("The content has 1 mistake.\n\ncontent/stay.yml:4\n  <b>Wrong</b>");
  expect(document.querySelector("summary")?.textContent).toBe("The content has 1 mistake.");
  expect(document.querySelector("pre")?.textContent).toBe("content/stay.yml:4\n  <b>Wrong</b>");
  showContentIssue("The content has 2 mistakes.");
  expect(alerts()).toHaveLength(1);
  showContentIssue("");
  expect(alerts()).toEqual([]);
});
