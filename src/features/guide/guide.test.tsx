/** @jest-environment jsdom */
import { act, render, screen } from "@testing-library/react";
import { keepForGood, requestLastingStorage } from "../offline-and-updates/keep-for-good";
import { KeepGuide } from "./guide-head";
import { GuidePart } from "./guide-part";

jest.mock("../../lib/i18n/use-text", () => ({ useText: () => (key: string) => key }));
jest.mock("../offline-and-updates/keep-for-good", () => ({
  isKeptForGood: () => Promise.resolve(false),
  keepForGood: jest.fn(),
  requestLastingStorage: jest.fn(),
}));

test("a second press while the guide is being saved does not save the guide again; once it is saved, the focus moves to the result", async () => {
  let finish: (kept: boolean) => void = () => undefined;
  const saving = jest.mocked(keepForGood).mockReturnValue(new Promise((resolve) => (finish = resolve)));
  render(<KeepGuide path="/guide" />);
  const button = screen.getByRole("button");
  button.focus();
  act(() => button.click());
  act(() => button.click());
  expect(saving).toHaveBeenCalledTimes(1);
  expect(requestLastingStorage).not.toHaveBeenCalled();
  await act(async () => {
    finish(true);
    await Promise.resolve();
  });
  const result = screen.getByRole("status");
  expect(result.textContent).toBe("guide.keep.done");
  expect(requestLastingStorage).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(result);
});

test.each([
  ["moves to the result from the main element, which Safari focuses instead of the button", "main", true],
  ["does not move from another element", "other", false],
])("once the guide is saved, the focus %s", async (_, focused, moves) => {
  jest.mocked(keepForGood).mockResolvedValue(true);
  render(
    <main tabIndex={-1} data-testid="main">
      <KeepGuide path="/guide" />
      <a href="/faq" data-testid="other">
        {"questions"}
      </a>
    </main>,
  );
  screen.getByTestId(focused).focus();
  await act(async () => {
    screen.getByRole("button").click();
    await Promise.resolve();
  });
  expect(document.activeElement).toBe(moves ? screen.getByRole("status") : screen.getByTestId(focused));
});

test("a text before the first heading is shown above the first topic", () => {
  const body = [
    null,
    {},
    [
      ["p", {}, ["Welcome."]],
      ["h2", { id: "door" }, ["The door"]],
      ["p", {}, ["Push."]],
    ],
  ];
  render(<GuidePart part={{ slug: "arriving", title: "Arriving", body: body as never, picture: null }} />);
  const [intro, heading, text] = [
    screen.getByText("Welcome."),
    screen.getByRole("heading", { name: "The door" }),
    screen.getByText("Push."),
  ];
  expect(intro.parentElement).not.toBe(heading.parentElement);
  expect(heading.parentElement).toBe(text.parentElement);
  expect(intro.compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});
