/** @jest-environment jsdom */
import { fireEvent, render } from "@testing-library/react";
import { useRef } from "react";
import { useModal } from "./use-modal";

// The test's document has dialogs, but cannot open them.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = () => undefined;
  HTMLDialogElement.prototype.close = () => undefined;
});

function Modal({ onClose }: { readonly onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useModal(dialog, onClose);
  return <dialog ref={dialog} data-testid="dialog" />;
}

test("a visitor who closes the dialog is heard, and the late event of a dialog that has gone is not", () => {
  const onClose = jest.fn();
  const { getByTestId, unmount } = render(<Modal onClose={onClose} />);
  const dialog = getByTestId("dialog");
  fireEvent(dialog, new Event("close"));
  expect(onClose).toHaveBeenCalledTimes(1);
  unmount();
  fireEvent(dialog, new Event("close"));
  expect(onClose).toHaveBeenCalledTimes(1);
});
