/** @jest-environment jsdom */
import { fireEvent, render, screen } from "@testing-library/react";
import { Disclosure } from "./disclosure";

test("calls back when it opens, not when it closes", () => {
  const onOpen = jest.fn();
  render(
    <Disclosure summary="Taken nights" onOpen={onOpen}>
      {"None"}
    </Disclosure>,
  );
  const details = screen.getByRole<HTMLDetailsElement>("group");
  const toggle = () => {
    details.open = !details.open;
    fireEvent(details, new Event("toggle"));
  };
  toggle();
  expect(onOpen).toHaveBeenCalledTimes(1);
  toggle();
  expect(onOpen).toHaveBeenCalledTimes(1);
});
