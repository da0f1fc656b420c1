/** @jest-environment jsdom */
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { BackendError, showError } from "../api/backend-error";
import { SessionEnded } from "./sign-in-form";

jest.mock("../../../lib/i18n/use-text", () => ({ useText: () => (key: string) => key }));

test("an error that appears while the dialog of an ended session is open can be read and dismissed in the dialog", () => {
  // jsdom has dialog elements but does not implement showModal.
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.setAttribute("open", "");
  };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SessionEnded email="eleni@aithra-suite.example" />
    </QueryClientProvider>,
  );
  const dialog = within(screen.getByRole("dialog"));
  act(() => showError(new BackendError("", 0, "Failed to fetch")));
  dialog.getByText("staff.failure.unreachable");
  fireEvent.click(dialog.getByRole("button", { name: "toast.dismiss" }));
  expect(screen.queryByText("staff.failure.unreachable")).toBeNull();
});
