/** @jest-environment jsdom */
import { carryStay } from "./carry-stay";
import { keepStay } from "./kept-stay";

const names = JSON.stringify({
  arrival: "checkin",
  departure: "checkout",
  guests: "guests",
  dateFormat: "YYYY-MM-DD",
  timeZone: "Europe/Athens",
});
const engine = "https://booking.example/reserve?lang=en";
const stay = { arrival: "2026-12-04", departure: "2026-12-08", guests: 3 };
const withStay = `${engine}&checkin=2026-12-04&checkout=2026-12-08&guests=3`;

/** The addresses that the browser was led to. */
const followed: string[] = [];
const link = () => document.querySelector("a")!;

beforeAll(() => {
  carryStay();
  for (const type of ["click", "auxclick"])
    document.addEventListener(type, (event) => {
      event.preventDefault();
      followed.push(link().href);
    });
});
beforeEach(() => {
  jest.useFakeTimers({ now: new Date("2026-11-21T10:00:00Z") });
  followed.length = 0;
  sessionStorage.clear();
  document.body.innerHTML = `<a href="${engine}" data-book-now='${names}'><span>Book</span></a>`;
});
afterEach(() => jest.useRealTimers());

const press = (type = "click", init: MouseEventInit = {}) =>
  document.querySelector("span")!.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, ...init }));

test.each([
  ["click", {}],
  ["click", { ctrlKey: true }],
  ["auxclick", { button: 1 }],
] as const)("a link that is followed by %s (%p) carries the kept stay, and is as it was afterwards", (type, init) => {
  keepStay(stay);
  press(type, init);
  expect(followed).toEqual([withStay]);
  jest.runAllTimers();
  expect(link().href).toBe(engine);
});

test("a stay that was chosen in between is the one that is carried", () => {
  keepStay({ ...stay, guests: 1 });
  press();
  jest.runAllTimers();
  keepStay(stay);
  press();
  expect(followed[1]).toBe(withStay);
});

test.each([
  ["nothing was chosen", undefined, "2026-11-21T10:00:00Z"],
  ["half a stay was chosen", JSON.stringify({ ...stay, departure: "" }), "2026-11-21T10:00:00Z"],
  ["its arrival has passed at the house", JSON.stringify(stay), "2026-12-04T22:30:00Z"],
  ["the words under our key are not ours", "{", "2026-11-21T10:00:00Z"],
])("the link leads where it says when %s", (_, kept, now) => {
  jest.setSystemTime(new Date(now));
  if (kept !== undefined) sessionStorage.setItem("booking-stay", kept);
  press();
  expect(followed).toEqual([engine]);
});

describe("a form sent before the page is alive", () => {
  const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)!;
  const values = () => ["checkin", "checkout", "guests"].map((name) => field(name).value);
  let sent: string[] = [];
  const send = () => {
    const note = () => (sent = values());
    document.addEventListener("submit", note);
    document.querySelector("form")!.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
    document.removeEventListener("submit", note);
  };
  beforeEach(() => {
    document.body.innerHTML = `<form data-book-now='${names}'><input type="date" name="checkin" /><input type="date" name="checkout" />
      <select name="guests"><option>1</option><option selected>2</option><option>3</option></select></form>`;
    keepStay(stay);
  });
  afterEach(() => delete window.early);

  test("carries the kept stay, and is as it was afterwards", () => {
    send();
    expect(sent).toEqual(["2026-12-04", "2026-12-08", "3"]);
    jest.runAllTimers();
    expect(values()).toEqual(["", "", "2"]);
  });

  test("carries the days that were filled in instead", () => {
    field("checkin").value = "2027-01-02";
    send();
    expect(sent).toEqual(["2027-01-02", "", "2"]);
  });

  test("is left to the page once it is alive", () => {
    Object.assign(window, { early: { ready: true } });
    send();
    expect(sent).toEqual(["", "", "2"]);
  });
});
