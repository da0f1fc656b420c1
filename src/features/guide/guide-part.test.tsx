/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { GuidePart } from "./guide-part";

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
