/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { SearchBox } from "./list-controls";

/** A page that updates its search value with a delay, as the URL does. */
function TestPage() {
  const [value, setValue] = useState("");
  return (
    <>
      <SearchBox id="search" label="Search" value={value} onSearch={(text) => setTimeout(setValue, 50, text)} />
      <button onClick={() => setValue("")}>back</button>
      <button onClick={() => setValue("maria")}>forward</button>
    </>
  );
}
const field = () => screen.getByRole<HTMLInputElement>("searchbox");
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const rest = (time: number) => act(() => jest.advanceTimersByTime(time));

describe("the search box", () => {
  beforeEach(() => {
    jest.useFakeTimers();
    render(<TestPage />);
  });
  afterEach(() => jest.useRealTimers());

  test("keeps a trailing space when the search starts", () => {
    type("maria ");
    rest(400);
    expect(field().value).toBe("maria ");
  });

  test("keeps text that is typed before the value is updated", () => {
    type("maria");
    rest(310);
    type("maria l");
    rest(100);
    expect(field().value).toBe("maria l");
  });

  test("shows another value, as after going back in the history", () => {
    type("maria");
    rest(400);
    fireEvent.click(screen.getByText("back"));
    expect(field().value).toBe("");
    fireEvent.click(screen.getByText("forward"));
    expect(field().value).toBe("maria");
  });
});

jest.mock("../../../lib/i18n/use-text", () => ({
  useText: () => (key: string, values?: object) => key + Object.values(values ?? {}).join("/"),
}));
