/** @jest-environment jsdom */
import { render } from "@testing-library/react";
import { JournalPosts } from "./home-sections";

test("the home page does not mention the journal while it is empty", () => {
  const section = { eyebrow: "Journal", title: "Notes", intro: "Read on.", action: "All" };
  const { container } = render(<JournalPosts section={section} posts={[]} />);
  expect(container.textContent).toBe("");
});
