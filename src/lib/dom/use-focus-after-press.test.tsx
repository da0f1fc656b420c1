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

/** Presses the button of the drawn map, and that of the question. */
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
  ["the button, after the question was not wanted", ["asking", "drawn"]],
  ["the live map, however long it loads", ["loading", "live"]],
  ["the button again, when the live map shows nothing", ["loading", "live", "failed"]],
] as const)("a press leads to %s", (_, states) => {
  pressIn(states);
  expect(document.activeElement).toBe(screen.getByRole("button"));
});

test("the focus does not move when somebody has focused another element before", () => {
  pressIn(["loading", "live"], () => screen.getByRole("link").focus());
  expect(document.activeElement).toBe(screen.getByRole("link"));
});

test("nothing takes the focus without a press", () => {
  const { rerender } = render(<Map state="asking" />);
  rerender(<Map state="live" />);
  expect(document.activeElement).toBe(document.body);
});

test("leave that is given elsewhere, after the question, moves no focus", () => {
  const { rerender } = render(<Map state="drawn" />);
  act(() => screen.getByRole("button").click());
  rerender(<Map state="asking" />);
  screen.getByRole("button").blur();
  rerender(<Map state="loading" />);
  expect(document.activeElement).toBe(document.body);
});
