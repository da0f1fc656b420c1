/** @jest-environment jsdom */
import { fireEvent, render } from "@testing-library/react";
import { useRef } from "react";
import { useModal } from "./photo-sheet";

// jsdom has dialog elements but does not implement showModal and close.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = () => undefined;
  HTMLDialogElement.prototype.close = () => undefined;
});

function Modal({ onClose }: { readonly onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useModal(dialog, onClose);
  return <dialog ref={dialog} data-testid="dialog" />;
}

test("calls onClose when the visitor closes the dialog, but not for a close event after unmounting", () => {
  const onClose = jest.fn();
  const { getByTestId, unmount } = render(<Modal onClose={onClose} />);
  const dialog = getByTestId("dialog");
  fireEvent(dialog, new Event("close"));
  expect(onClose).toHaveBeenCalledTimes(1);
  unmount();
  fireEvent(dialog, new Event("close"));
  expect(onClose).toHaveBeenCalledTimes(1);
});
