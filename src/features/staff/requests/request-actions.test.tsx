/** @jest-environment jsdom */
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { type PrivacyRequest, changeRequest } from "../api/requests";
import { RequestActions } from "./request-actions";
import { clearDrafts } from "./request-draft";

jest.mock("../../../lib/i18n/use-text", () => ({ useText: () => (key: string) => key }));
jest.mock("../api/requests", () => ({ ...jest.requireActual<object>("../api/requests"), changeRequest: jest.fn() }));

const request = { id: "1", status: "open", extension_reason: null, notes: "", answer: "Sent." } as PrivacyRequest;
let done: () => void = () => undefined;

const show = (shown: PrivacyRequest) => {
  jest.mocked(changeRequest).mockImplementation(() => new Promise((resolve) => (done = resolve)));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <main>
        <h1 tabIndex={-1}>{"Request"}</h1>
        <RequestActions request={shown} late={false} />
      </main>
    </QueryClientProvider>,
  );
};
const press = (name: string) => {
  const button = screen.getByRole("button", { name });
  button.focus();
  fireEvent.click(button);
  return button;
};

afterEach(clearDrafts);

test.each([
  ["closing a request", "requests.close", request],
  ["reopening a request", "requests.reopen", { ...request, status: "closed" }],
] as const)("%s keeps the focus on the button, then moves it to the request's heading", async (_, name, shown) => {
  show(shown);
  const button = press(name);
  await waitFor(() => expect(button.getAttribute("aria-disabled")).toBe("true"));
  expect(document.activeElement).toBe(button);
  await act(() => Promise.resolve().then(done));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1 })));
});

test.each([
  ["an extension without a reason", "requests.extension.action", "requests.reason"],
  ["closing without an answer", "requests.close", "requests.answer.label"],
])("%s moves the focus to the missing text", (_, action, field) => {
  // jsdom does not implement scrollIntoView.
  Element.prototype.scrollIntoView = () => undefined;
  show({ ...request, answer: null });
  press(action);
  expect(document.activeElement).toBe(screen.getByRole("textbox", { name: field }));
});

test("does not move the focus from a field that was focused meanwhile", async () => {
  show(request);
  press("requests.close");
  await waitFor(() => expect(changeRequest).toHaveBeenCalled());
  const notes = screen.getByRole("textbox", { name: /requests.notes/ });
  notes.focus();
  await act(() => Promise.resolve().then(done));
  expect(document.activeElement).toBe(notes);
});
