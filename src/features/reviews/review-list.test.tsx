/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { ReviewList } from "./review-list";

jest.mock("../../lib/i18n/use-text", () => ({ useText: () => (key: string) => key }));

test("before the first review its place says so, and nothing is there to choose from", () => {
  render(<ReviewList reviews={[]} scale={10} />);
  expect(screen.getByText("reviews.empty")).toBeTruthy();
  expect(screen.queryByRole("combobox")).toBeNull();
  expect(screen.queryByRole("list")).toBeNull();
});
