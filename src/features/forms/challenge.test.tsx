/** @jest-environment jsdom */
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { contactSchema } from "../contact/schema";
import { preloadChunk } from "../errors/preload-error";
import { passChallenge } from "./challenge";
import { useForm } from "./use-form";

jest.mock("../../settings/environment", () => ({
  environment: { backendUrl: "", publicKey: "", turnstileSiteKey: "site-key" },
}));
jest.mock("../errors/preload-error", () => ({ preloadChunk: jest.fn() }));

type Options = Record<string, unknown> & { callback: (token: string) => void; "error-callback": () => boolean };
const rendered: Options[] = [];
const remove = jest.fn();
/** Installs a Turnstile that responds to each widget with `respond`. */
const installTurnstile = (respond: (options: Options) => void) => {
  window.turnstile = {
    render: (_, options) => {
      rendered.push(options as Options);
      queueMicrotask(() => respond(options as Options));
      return "widget";
    },
    remove,
  };
};

const renderForm = () => {
  document.body.innerHTML = "<form><div data-challenge></div></form>";
  return document.querySelector("form")!;
};
const script = () =>
  document.head.querySelector<HTMLScriptElement>("script[src^='https://challenges.cloudflare.com/']");

beforeEach(() => {
  delete window.turnstile;
  script()?.remove();
  rendered.length = 0;
  remove.mockReset();
});

test("loads the challenge's script when a form is sent, returns its token, and removes the widget", async () => {
  const element = renderForm();
  const proof = passChallenge(element, "site-key");
  installTurnstile(({ callback }) => callback("proof"));
  fireEvent.load(script()!);
  expect(await proof).toBe("proof");
  expect(rendered[0]).toMatchObject({ sitekey: "site-key", appearance: "interaction-only" });
  expect(remove).toHaveBeenCalledWith("widget");
  expect(element.querySelector("[data-challenge]")!.childElementCount).toBe(0);
});

test("gets a new token for each submission, and does not load the script if it has been loaded already", async () => {
  installTurnstile(({ callback }) => callback(`proof ${rendered.length}`));
  const element = renderForm();
  expect(await passChallenge(element, "site-key")).toBe("proof 1");
  expect(await passChallenge(element, "site-key")).toBe("proof 2");
  expect(script()).toBeNull();
});

test("returns no token when the challenge fails", async () => {
  installTurnstile((options) => expect(options["error-callback"]()).toBe(true));
  expect(await passChallenge(renderForm(), "site-key")).toBeNull();
});

test("returns no token when the script has not loaded after 20 seconds", async () => {
  jest.useFakeTimers();
  const proof = passChallenge(renderForm(), "site-key");
  jest.advanceTimersByTime(20_000);
  jest.useRealTimers();
  expect(await proof).toBeNull();
});

test("returns no token when the script fails to load, and loads it again the next time", async () => {
  const element = renderForm();
  const first = passChallenge(element, "site-key");
  fireEvent.error(script()!);
  expect(await first).toBeNull();
  const second = passChallenge(element, "site-key");
  installTurnstile(({ callback }) => callback("proof"));
  fireEvent.load(script()!);
  expect(await second).toBe("proof");
});

const send = jest.fn();

function Form() {
  const { formProps, state } = useForm({
    name: "contact",
    fields: ["name", "email", "message"],
    schema: contactSchema,
    constants: { language: "en" },
    send,
  });
  return (
    <form aria-label="contact" {...formProps}>
      <input name="name" defaultValue="Clara" />
      <input name="email" defaultValue="clara@posteo.example" />
      <input name="message" defaultValue="We land at 22:40." />
      <div data-challenge />
      <output>{state.phase === "failed" ? state.failure.kind : state.phase}</output>
    </form>
  );
}

test("a form sends the token", async () => {
  send.mockReset().mockResolvedValue({ result: "answered", answer: {} });
  installTurnstile(({ callback }) => callback("proof"));
  render(<Form />);
  fireEvent.submit(screen.getByRole("form"));
  await waitFor(() => expect(screen.getByRole("status").textContent).toBe("sent"));
  expect(send).toHaveBeenCalledWith(
    expect.objectContaining({ name: "Clara" }),
    expect.objectContaining({ guards: expect.objectContaining({ turnstileToken: "proof" }) as unknown }),
  );
});

test("without a token nothing is sent, and the form reports that the challenge failed", async () => {
  send.mockReset();
  installTurnstile((options) => options["error-callback"]());
  render(<Form />);
  fireEvent.submit(screen.getByRole("form"));
  await waitFor(() => expect(screen.getByRole("status").textContent).toBe("challenge"));
  expect(send).not.toHaveBeenCalled();
});

test("if the challenge refuses the site key, the form reports that the challenge failed", async () => {
  window.turnstile = {
    render: () => {
      throw new Error("Invalid sitekey");
    },
    remove,
  };
  render(<Form />);
  fireEvent.submit(screen.getByRole("form"));
  await waitFor(() => expect(screen.getByRole("status").textContent).toBe("challenge"));
});

test("the code of the challenge is loaded while the visitor types, but nothing is loaded from Cloudflare", async () => {
  render(<Form />);
  expect(preloadChunk).not.toHaveBeenCalled();
  fireEvent.input(screen.getByDisplayValue("Clara"), { target: { value: "Clara O" } });
  const [[load]] = jest.mocked(preloadChunk).mock.calls as [[() => Promise<unknown>]];
  expect(await load()).toMatchObject({ passChallenge });
  expect(script()).toBeNull();
});
