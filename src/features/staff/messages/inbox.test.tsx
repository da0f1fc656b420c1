/** @jest-environment jsdom */
import { fireEvent, render, screen } from "@testing-library/react";
import { type ReactNode, useState } from "react";
import { messageRow } from "../../../../tests/support/staff-rows";
import { Inbox } from "./inbox";

jest.mock("../../../lib/i18n/use-text", () => ({ useText: () => (key: string) => key }));
const replaced: boolean[] = [];
jest.mock("gatsby", () => ({
  Link: ({
    to,
    replace,
    children,
  }: {
    readonly to: string;
    readonly replace: boolean;
    readonly children: ReactNode;
  }) => {
    replaced.push(replace);
    return <a href={to}>{children}</a>;
  },
}));
jest.mock("../ui/use-dates", () => ({ useDates: () => ({ moment: String }) }));
jest.mock("./message-detail", () => ({
  OpenMessage: ({ onClose, onDeleted }: { readonly onClose: () => void; readonly onDeleted: () => void }) => (
    <>
      <button onClick={onClose}>close</button>
      <button onClick={onDeleted}>delete</button>
    </>
  ),
}));

const message = (id: string) => messageRow(id, { name: `Guest ${id}`, status: "answered" });

function TestPage({ ids }: { readonly ids: readonly string[] }) {
  const [open, setOpen] = useState("b");
  return (
    <main>
      <h1 tabIndex={-1}>{"Messages"}</h1>
      <input aria-label="Search" onChange={() => setOpen("")} />
      <Inbox
        messages={ids.map(message)}
        open={open}
        linkTo={String}
        linkState={{}}
        onClose={() => setOpen("")}
        now={0}
        footer={null}
      />
    </main>
  );
}

beforeEach(() => replaced.splice(0));

test.each([
  ["the closed message", ["a", "b", "c"], "close", "Guest b"],
  ["the next message after a deletion", ["a", "b", "c"], "delete", "Guest c"],
  ["the previous message after the last one was deleted", ["a", "b"], "delete", "Guest a"],
  ["the heading after the only message was deleted", ["b"], "delete", "Messages"],
])("moves the focus to %s", (_, ids, press, name) => {
  render(<TestPage ids={ids} />);
  fireEvent.click(screen.getByText(press));
  expect(document.activeElement?.textContent).toContain(name);
});

test("each message has the direction of its own script", () => {
  render(<TestPage ids={["a"]} />);
  expect(screen.getByText("Hello").dir).toBe("auto");
});

test("a search closes the open message and keeps the focus in the field", () => {
  render(<TestPage ids={["a", "b"]} />);
  const field = screen.getByLabelText("Search");
  field.focus();
  fireEvent.change(field, { target: { value: "x" } });
  expect(screen.queryByText("close")).toBeNull();
  expect(document.activeElement).toBe(field);
});

test("opening a message from the list adds a history entry; changing to another message replaces it", () => {
  render(<TestPage ids={["a", "b"]} />);
  expect(replaced.splice(0)).toEqual([true, true]);
  fireEvent.click(screen.getByText("close"));
  expect(replaced).toEqual([false, false]);
});
