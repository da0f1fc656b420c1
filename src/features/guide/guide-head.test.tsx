/** @jest-environment jsdom */
import { act, render, screen } from "@testing-library/react";
import { keepForGood } from "../offline-and-updates/keep-for-good";
import { KeepGuide } from "./guide-head";

jest.mock("../../lib/i18n/use-text", () => ({ useText: () => (key: string) => key }));
jest.mock("../offline-and-updates/keep-for-good", () => ({
  isKeptForGood: () => Promise.resolve(false),
  keepForGood: jest.fn(),
}));

test("a second press while the guide is being saved does not save it again", async () => {
  let finish: (kept: boolean) => void = () => undefined;
  const saving = jest.mocked(keepForGood).mockReturnValue(new Promise((resolve) => (finish = resolve)));
  render(<KeepGuide path="/guide" />);
  const button = screen.getByRole("button");
  act(() => button.click());
  act(() => button.click());
  expect(saving).toHaveBeenCalledTimes(1);
  await act(async () => {
    finish(true);
    await Promise.resolve();
  });
  expect(screen.getByRole("status").textContent).toBe("guide.keep.done");
});
