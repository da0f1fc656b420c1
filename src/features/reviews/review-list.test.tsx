/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { ReviewList } from "./review-list";

jest.mock("../../lib/i18n/use-text", () => ({ useText: () => (key: string) => key }));

test("shows a message and no filters before the first review", () => {
  render(<ReviewList reviews={[]} scale={10} />);
  expect(screen.getByText("reviews.empty")).toBeTruthy();
  expect(screen.queryByRole("combobox")).toBeNull();
  expect(screen.queryByRole("list")).toBeNull();
});
