/** @jest-environment jsdom */
import { toastStore } from "../../lib/notifications/toast-store";
import { emptyStay } from "../../lib/booking/kept-stay";
import { setStay, stayStore } from "../../lib/booking/stay-store";
import { announceAppReady } from "../start-up/app-root";
import { watchBookNow, openEngine } from "./watch-book-now";

/** The value of `data-book-now`. */
const engineData = JSON.stringify({
  address: "https://booking.example/reserve?hotel=12",
  stayAddress: "",
  query: [
    { name: "lang", value: "el" },
    { name: "checkin", value: "{arrival:YYYY-MM-DD}" },
    { name: "checkout", value: "{departure:YYYY-MM-DD}" },
    { name: "guests", value: "{guests}" },
  ],
  fragment: [],
  timeZone: "Europe/Athens",
});
const engine = "https://booking.example/reserve";
const page = `
  <a href="${engine}?lang=en" data-book-now='${engineData}'>Book</a>
  <form action="${engine}" data-book-now='${engineData}'>
    <input type="date" data-stay-field="arrival" value="2027-05-01"><input type="date" data-stay-field="departure" value="">
    <select data-stay-field="guests"><option>3</option></select><button>Book</button>
  </form>`;

const opened: string[] = [];
/** What `window.open` returns. */
let openTab: () => Window | null;

beforeEach(() => {
  jest.useFakeTimers({ now: new Date("2026-11-21T10:00:00Z"), advanceTimers: true });
  sessionStorage.clear();
  stayStore.set(emptyStay);
  opened.length = 0;
  openTab = () => ({ closed: false, opener: null, location: { href: engine } }) as unknown as Window;
  window.open = (url) => {
    opened.push(String(url));
    return openTab();
  };
  document.body.innerHTML = page;
  // The same listeners each time, which the browser adds once.
  watchBookNow();
  announceAppReady();
});
afterEach(() => jest.useRealTimers());

const link = () => document.querySelector("a")!;
const settle = () => new Promise((resolve) => setTimeout(resolve));

test("without a network, no tab is opened, and the message has a link to try again", async () => {
  const online = jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  link().click();
  await settle();
  online.mockRestore();
  expect(opened).toEqual([]);
  expect(toastStore.get()).toMatchObject({ key: "booking.error.open", action: { href: `${engine}?lang=en` } });
});

test("a click reports that the engine is being opened, then that it is open", async () => {
  link().click();
  expect(link().getAttribute("aria-busy")).toBe("true");
  expect(toastStore.get()?.key).toBe("booking.status.redirecting");
  await settle();
  expect(link().hasAttribute("aria-busy")).toBe(false);
  expect(toastStore.get()?.key).toBe("booking.status.opened");
  expect(opened).toEqual([`${engine}?lang=en`]);
});

test("a blocked popup is reported after a second, with a plain link to the engine", async () => {
  openTab = () => null;
  link().click();
  await jest.advanceTimersByTimeAsync(900);
  expect(toastStore.get()?.key).toBe("booking.status.redirecting");
  await jest.advanceTimersByTimeAsync(100);
  expect(toastStore.get()).toMatchObject({
    key: "booking.error.popup",
    tone: "error",
    action: { label: "booking.error.openLink", href: `${engine}?lang=en` },
  });
});

test("if an app's browser opens the engine in place of the page, no toast is shown after going back", async () => {
  openTab = () => null;
  link().click();
  await jest.advanceTimersByTimeAsync(500);
  window.dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
  await jest.advanceTimersByTimeAsync(5000);
  expect(toastStore.get()).toBeNull();
});

test("a press that is repeated once the application is ready opens the engine in this tab if the browser blocks a new one", async () => {
  // jsdom has no navigation, and reports the attempt.
  const report = jest.spyOn(console, "error").mockImplementation(() => undefined);
  openTab = () => null;
  // Before other listeners, like that of the start scripts.
  window.addEventListener("app-ready", () => link().click(), { capture: true, once: true });
  watchBookNow();
  announceAppReady();
  await jest.advanceTimersByTimeAsync(5000);
  expect(toastStore.get()?.key).toBe("booking.status.redirecting");
  expect(report).toHaveBeenCalledTimes(1);
  expect(String(report.mock.calls[0])).toContain("navigation");
  report.mockRestore();
});

test("an error thrown while opening the engine is reported", async () => {
  const warn = jest.spyOn(console, "warn").mockImplementation(() => undefined);
  openTab = () => {
    throw new Error("refused");
  };
  link().click();
  await settle();
  expect(toastStore.get()?.key).toBe("booking.error.open");
  expect(warn).toHaveBeenCalledTimes(1);
  warn.mockRestore();
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
  "a click with %p is left to the browser",
  (gesture) => {
    const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...gesture });
    document.addEventListener("click", (late) => late.preventDefault(), { once: true });
    link().dispatchEvent(event);
    expect(opened).toEqual([]);
  },
);

test("a link opens its own URL, whatever stay is stored", () => {
  setStay({ arrival: "2026-12-04", departure: "2026-12-08", guests: 3 });
  link().href = `${engine}?lang=en&guests=2`;
  link().click();
  expect(opened).toEqual([`${engine}?lang=en&guests=2`]);
});

test("a form sends both days or neither, always the guests, and no empty values", () => {
  const form = document.querySelector("form")!;
  form.requestSubmit();
  document.querySelector<HTMLInputElement>('[data-stay-field="departure"]')!.value = "2027-05-04";
  form.requestSubmit();
  expect(opened).toEqual([
    `${engine}?hotel=12&lang=el&guests=3`,
    `${engine}?hotel=12&lang=el&checkin=2027-05-01&checkout=2027-05-04&guests=3`,
  ]);
});

test("a click cancelled by another listener opens nothing", () => {
  link().addEventListener("click", (event) => event.preventDefault());
  link().click();
  expect(opened).toEqual([]);
});

const address = "https://booking.example/reserve?lang=en";
const tab = (part: object): Window =>
  Object.defineProperties(
    { closed: false, opener: window, location: { href: address } },
    Object.getOwnPropertyDescriptors(part),
  ) as unknown as Window;

describe("openEngine", () => {
  it("opens the URL in a new tab that has no opener", async () => {
    const opened = tab({});
    const open = jest.fn(() => opened);
    window.open = open;
    await expect(openEngine(address)).resolves.toBe("booking.status.opened");
    expect(open).toHaveBeenCalledWith(address, "_blank");
    expect(opened.opener).toBeNull();
  });

  it("waits while the tab is still blank", async () => {
    const location = { href: "about:blank" };
    openTab = () => tab({ location });
    const waiting = openEngine(address);
    const isOpen = jest.fn();
    void waiting.then(isOpen);
    await jest.advanceTimersByTimeAsync(1000);
    expect(isOpen).not.toHaveBeenCalled();
    location.href = address;
    await jest.advanceTimersByTimeAsync(100);
    await expect(waiting).resolves.toBe("booking.status.opened");
  });

  it("reports a tab as opened when its URL is not readable, or still blank after four seconds", async () => {
    openTab = () =>
      tab({
        get location(): Location {
          throw new DOMException("Blocked", "SecurityError");
        },
      });
    await expect(openEngine(address)).resolves.toBe("booking.status.opened");
    openTab = () => tab({ location: { href: "about:blank" } });
    const slow = openEngine(address);
    await jest.advanceTimersByTimeAsync(4000);
    await expect(slow).resolves.toBe("booking.status.opened");
  });

  it.each([
    ["no tab", () => null],
    ["a tab closed at once", () => tab({ closed: true })],
  ])("reports a blocked popup when the browser gives %s", async (_, open) => {
    openTab = open;
    await expect(openEngine(address)).resolves.toBe("booking.error.popup");
  });

  it("reports a failure without throwing", async () => {
    const warn = jest.spyOn(console, "warn").mockImplementation(() => undefined);
    openTab = () => {
      throw new Error("refused");
    };
    await expect(openEngine(address)).resolves.toBe("booking.error.open");
    await expect(openEngine("no address")).resolves.toBe("booking.error.open");
    expect(warn).toHaveBeenCalledTimes(2);
    warn.mockRestore();
  });
});
