/** @jest-environment jsdom */
import { act, render, screen } from "@testing-library/react";
import { takesFocus, useFocusAfterPress } from "./use-focus-after-press";

type MapState = "drawn" | "asking" | "loading" | "live" | "failed";

const nothing = () => undefined;

function Map({ state }: { readonly state: MapState }) {
  const isPassing = state === "loading" || state === "live";
  const { part, pressed } = useFocusAfterPress({ state, isPassing, scrolls: false });
  return (
    <>
      <a href="/elsewhere">{"elsewhere"}</a>
      <div ref={part}>
        <button key={state} {...takesFocus} onClick={pressed(nothing)}>
          {state}
        </button>
      </div>
    </>
  );
}

/** Clicks the button of the static map and, if there is one, that of the consent question. */
const pressIn = (states: readonly MapState[], meanwhile: () => void = nothing) => {
  const { rerender } = render(<Map state="drawn" />);
  act(() => screen.getByRole("button").click());
  for (const state of states) {
    meanwhile();
    rerender(<Map state={state} />);
    if (state === "asking") act(() => screen.getByRole("button").click());
  }
};

test.each([
  ["the question", ["asking"]],
  ["the button, after the question is dismissed", ["asking", "drawn"]],
  ["the live map, once it has loaded", ["loading", "live"]],
  ["the button, if the live map fails", ["loading", "live", "failed"]],
] as const)("a click moves the focus to %s", (_, states) => {
  pressIn(states);
  expect(document.activeElement).toBe(screen.getByRole("button"));
});

test("does not move the focus if another element has been focused meanwhile", () => {
  pressIn(["loading", "live"], () => screen.getByRole("link").focus());
  expect(document.activeElement).toBe(screen.getByRole("link"));
});

test("moves the focus from an ancestor, which Safari focuses instead of a pressed button", () => {
  pressIn(["loading", "live"], () => {
    const ancestor = screen.getByRole("button").closest("div")?.parentElement;
    ancestor?.setAttribute("tabindex", "-1");
    ancestor?.focus();
    expect(document.activeElement).toBe(ancestor);
  });
  expect(document.activeElement).toBe(screen.getByRole("button"));
});

test("does not move the focus without a click", () => {
  const { rerender } = render(<Map state="asking" />);
  rerender(<Map state="live" />);
  expect(document.activeElement).toBe(document.body);
});

test("does not move the focus if consent is given elsewhere after the question", () => {
  const { rerender } = render(<Map state="drawn" />);
  act(() => screen.getByRole("button").click());
  rerender(<Map state="asking" />);
  screen.getByRole("button").blur();
  rerender(<Map state="loading" />);
  expect(document.activeElement).toBe(document.body);
});
