/** @jest-environment jsdom */
import { fireEvent, render, screen } from "@testing-library/react";
import { Disclosure } from "./disclosure";

test("calls back with whether it is open when it opens and closes", () => {
  const onToggle = jest.fn();
  render(
    <Disclosure summary="Taken nights" onToggle={onToggle}>
      {"None"}
    </Disclosure>,
  );
  const details = screen.getByRole<HTMLDetailsElement>("group");
  const toggle = () => {
    details.open = !details.open;
    fireEvent(details, new Event("toggle"));
  };
  toggle();
  expect(onToggle).toHaveBeenLastCalledWith(true);
  toggle();
  expect(onToggle).toHaveBeenLastCalledWith(false);
});
