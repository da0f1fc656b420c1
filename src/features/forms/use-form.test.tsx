/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { dismissToast, toastStore } from "../../lib/notifications/toast-store";
import { contactSchema } from "../contact/schema";
import { draftAttribute, draftShownAttribute, writeDraft } from "./draft-store";
import type { Outcome } from "./api/call-function";
import { type Guards, useForm } from "./use-form";

type Answer = { readonly state: string };
const answered: Outcome<Answer> = { result: "answered", answer: { state: "received" } };
const failed: Outcome<Answer> = { result: "failed", failure: { kind: "general" } };

const deferred = () => {
  let resolve: (outcome: Outcome<Answer>) => void = () => {};
  const promise = new Promise<Outcome<Answer>>((done) => (resolve = done));
  return { promise, resolve };
};

const send = jest.fn<Promise<Outcome<Answer>>, [unknown, { idempotencyKey: string; guards: Guards }]>();
const keys = () => send.mock.calls.map(([, { idempotencyKey }]) => idempotencyKey);

function Form() {
  const form = useForm({
    name: "contact",
    fields: ["name", "email", "message"],
    schema: contactSchema,
    constants: { language: "en" },
    send,
  });
  if (form.state.phase === "sent") return <button onClick={form.restart}>again</button>;
  return (
    <form aria-label="contact" {...form.formProps}>
      {(["name", "email", "message"] as const).map((name) => {
        const { id, error, readOnly } = form.field(name, (code) => code);
        return (
          <input
            key={name}
            id={id}
            name={name}
            aria-label={name}
            aria-invalid={error !== undefined}
            readOnly={readOnly}
          />
        );
      })}
      <output>{form.state.phase}</output>
      {form.state.restored && <p>restored</p>}
      <button type="button" onClick={form.restart}>
        clear
      </button>
    </form>
  );
}

const type = (name: string, value: string) => fireEvent.input(screen.getByLabelText(name), { target: { value } });
const fill = () => {
  type("name", "Clara");
  type("email", "clara@posteo.example");
  type("message", "We land at 22:40.");
};
const submit = () => fireEvent.submit(screen.getByRole("form"));
const phase = () => screen.getByRole("status").textContent;
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const valueOf = (name: string) => field(name).value;

/** For each scroll, whether the error of the email field was rendered by then. */
const scrolls: boolean[] = [];

beforeEach(() => {
  scrolls.length = 0;
  Element.prototype.scrollIntoView = () => {
    scrolls.push(field("email").getAttribute("aria-invalid") === "true");
  };
  localStorage.clear();
  dismissToast();
  send.mockReset();
});

test("restores the draft that the start scripts have stored under the name in the form's attribute", () => {
  render(<Form />);
  const name = screen.getByRole("form").getAttribute(draftAttribute) ?? "";
  cleanup();
  writeDraft(name, { values: { message: "We land at 22:40." }, attempt: null });
  render(<Form />);
  expect(valueOf("message")).toBe("We land at 22:40.");
});

test("sends nothing while a field is wrong, and focuses the first such field", () => {
  render(<Form />);
  type("name", "Clara");
  submit();
  expect(send).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(screen.getByLabelText("email"));
});

test("scrolls to the field only after the errors are rendered, because they move the field", () => {
  render(<Form />);
  type("name", "Clara");
  submit();
  expect(scrolls.length).toBeGreaterThan(0);
  expect(scrolls).not.toContain(false);
});

test("a double submit sends once, and the fields are read-only while sending", async () => {
  const { promise, resolve } = deferred();
  send.mockReturnValue(promise);
  render(<Form />);
  fill();
  submit();
  submit();
  expect(send).toHaveBeenCalledTimes(1);
  expect(phase()).toBe("sending");
  expect(field("message").readOnly).toBe(true);
  await act(() => {
    resolve(answered);
    return Promise.resolve();
  });
  expect(await screen.findByText("again")).toBeTruthy();
  expect(localStorage).toHaveLength(0);
});

test("keeps the text after a failure and the key on a retry, and creates a new key for a changed text", async () => {
  send.mockResolvedValue(failed);
  render(<Form />);
  fill();
  submit();
  await waitFor(() => expect(phase()).toBe("failed"));
  expect(valueOf("message")).toBe("We land at 22:40.");
  submit();
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  await waitFor(() => expect(phase()).toBe("failed"));
  type("message", "We land at 23:10, sorry.");
  submit();
  await waitFor(() => expect(phase()).toBe("failed"));
  expect(keys()[1]).toBe(keys()[0]);
  expect(keys()[2]).not.toBe(keys()[0]);
});

test("restores the text and the key of the attempt after a reload", async () => {
  send.mockResolvedValue(failed);
  const { unmount } = render(<Form />);
  fill();
  submit();
  await waitFor(() => expect(phase()).toBe("failed"));
  unmount();
  render(<Form />);
  expect(valueOf("name")).toBe("Clara");
  submit();
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  expect(keys()[1]).toBe(keys()[0]);
  await waitFor(() => expect(phase()).toBe("failed"));
});

describe("before hydration", () => {
  const hydrate = (change: (form: HTMLFormElement) => void) => {
    const first = render(<Form />);
    const html = first.container.innerHTML;
    first.unmount();
    writeDraft("contact", { values: { name: "Old", message: "Kept" }, attempt: null });
    const container = document.createElement("div");
    document.body.append(container);
    container.innerHTML = html;
    change(container.querySelector("form")!);
    render(<Form />, { container, hydrate: true });
  };

  test("typed text stays, and the other fields are filled from the draft", () => {
    hydrate((form) => {
      form.querySelector<HTMLInputElement>("[name=name]")!.value = "New";
    });
    expect(valueOf("name")).toBe("New");
    expect(valueOf("message")).toBe("Kept");
  });

  test("a text of the draft that was shown and then deleted is not restored, and the form says that a draft was restored", () => {
    hydrate((form) => {
      form.setAttribute(draftShownAttribute, "");
      form.querySelector<HTMLInputElement>("[name=name]")!.value = "Old";
    });
    expect(valueOf("name")).toBe("Old");
    expect(valueOf("message")).toBe("");
    expect(screen.getByText("restored")).toBeTruthy();
  });
});

/** Submits the form, and leaves it before the response arrives. */
const leaveWhileSending = async (outcome: Outcome<Answer>) => {
  const { promise, resolve } = deferred();
  send.mockReturnValue(promise);
  const { unmount } = render(<Form />);
  fill();
  submit();
  unmount();
  expect(localStorage).toHaveLength(1);
  await act(() => {
    resolve(outcome);
    return Promise.resolve();
  });
};

test("removes the draft when the response arrives after the form was left", async () => {
  await leaveWhileSending(answered);
  expect(localStorage).toHaveLength(0);
});

test("says in a toast that sending failed after the form was left", async () => {
  await leaveWhileSending(failed);
  expect(toastStore.get()).toMatchObject({ key: "toast.notSent", tone: "error" });
  expect(localStorage).toHaveLength(1);
});

test("a failure in a form that is still shown causes no toast", async () => {
  send.mockResolvedValue(failed);
  render(<Form />);
  fill();
  submit();
  await waitFor(() => expect(phase()).toBe("failed"));
  expect(toastStore.get()).toBeNull();
});

test("clearing empties the form and removes the draft", () => {
  render(<Form />);
  fill();
  fireEvent.click(screen.getByText("clear"));
  expect(valueOf("message")).toBe("");
  expect(localStorage).toHaveLength(0);
});

test("after clearing, a field that the server refuses is focused, not the first field", async () => {
  send.mockResolvedValue({ result: "refused", errors: { email: "emailInvalid" } });
  render(<Form />);
  fireEvent.click(screen.getByText("clear"));
  expect(document.activeElement).toBe(field("name"));
  fill();
  submit();
  await waitFor(() => expect(field("email").getAttribute("aria-invalid")).toBe("true"));
  expect(document.activeElement).toBe(field("email"));
});

test("a new form after sending has the focus in its first field", async () => {
  send.mockResolvedValue(answered);
  render(<Form />);
  fill();
  submit();
  fireEvent.click(await screen.findByText("again"));
  expect(document.activeElement).toBe(field("name"));
});
