/** @jest-environment jsdom */
import { keepStay, keptStay } from "../../lib/booking/kept-stay";
import { send, show } from "./show-kept-stay";

/** The value of `data-book-now`. */
const engineData = JSON.stringify({
  address: "https://booking.example/reserve",
  stayAddress: "",
  query: [
    { name: "lang", value: "en" },
    { name: "guests", value: "{guests}" },
    { name: "checkin", value: "{arrival:DD/MM/YYYY}" },
    { name: "checkout", value: "{departure:DD/MM/YYYY}" },
  ],
  fragment: [],
  maxNights: 30,
  maxGuests: 3,
  timeZone: "Europe/Athens",
});
const builtAddress = "https://booking.example/reserve?lang=en&guests=2";
const stay = { arrival: "2026-12-10", departure: "2026-12-13", guests: 3 };

/** The built page, in which nothing is chosen. */
const built = `
  <a href="${builtAddress}" data-book-now='${engineData}'>Book</a>
  <span id="dock" data-stay="dates">Choose dates</span>
  <form data-book-now='${engineData}'>
    <p data-stay-note><span data-stay="problem"></span></p>
    <span data-stay="arrival" data-empty>Choose a day</span><span data-stay="departure" data-empty>Choose a day</span>
    <span data-stay="guests">2 guests</span>
    <input type="date" data-stay-field="arrival"><input type="date" data-stay-field="departure">
    <select data-stay-field="guests"><option value="1">1 guest</option><option value="2" selected>2 guests</option><option value="3">3 guests</option></select>
  </form>`;

const text = (part: string) => document.querySelector(`[data-stay="${part}"]`)?.textContent;
const address = () => document.querySelector("a")!.href;
/** The URL that submitting the form opens. */
const sent = () => {
  const open = jest.spyOn(window, "open").mockReturnValue(null);
  document.querySelector("form")!.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
  const [address] = open.mock.calls[0] ?? [];
  open.mockRestore();
  return address;
};

let builtHtml = "";
let navigation: NavigationTimingType = "navigate";

const showStay = () =>
  show({
    arrivalPast: "It has passed.",
    guestsRange: "Too many.",
    suiteUnknown: "No such suite.",
  });

beforeAll(() => document.addEventListener("submit", send));
beforeEach(() => {
  jest.useFakeTimers({ now: new Date("2026-11-21T10:00:00Z") });
  performance.getEntriesByType = () => [{ type: navigation }] as never;
  sessionStorage.clear();
  delete window.startState;
  delete window.shownStay;
  delete window.shownProblems;
  history.replaceState(null, "", "/");
  document.body.innerHTML = built;
  builtHtml = document.body.innerHTML;
});
afterEach(() => jest.useRealTimers());

test("bar, dock, fields and links show and send the stay of the tab before the application has started", () => {
  keepStay(stay);
  showStay();
  expect([text("arrival"), text("departure"), text("guests"), text("dates")]).toEqual([
    "Thu 10 December",
    "Sun 13 December",
    "3 guests",
    "10–13\u00a0December",
  ]);
  expect(document.querySelector("[data-empty]:not([data-stay=problem])")).toBeNull();
  expect(address()).toBe(
    "https://booking.example/reserve?lang=en&guests=3&checkin=10%2F12%2F2026&checkout=13%2F12%2F2026",
  );
  expect(sent()).toBe(address());
  expect(window.shownStay).toEqual(stay);
});

test("stops showing a stay that was cleared on another page", () => {
  keepStay(stay);
  showStay();
  keepStay({ arrival: "", departure: "", guests: 2 });
  showStay();
  expect([text("arrival"), text("guests"), text("dates")]).toEqual(["Choose a day", "2 guests", "Choose dates"]);
  expect(address()).toBe(builtAddress);
  expect(sent()).toBe("https://booking.example/reserve?lang=en&guests=2");
});

test.each([
  ["nothing was chosen", undefined],
  ["the stored value is not valid", "{"],
])("leaves the page as it was built when %s", (_, kept) => {
  if (kept !== undefined) sessionStorage.setItem("booking-stay", kept);
  showStay();
  expect(document.body.innerHTML).toBe(builtHtml);
});

test("the stay in the URL is shown and sent, and takes precedence over the stay of the tab", () => {
  keepStay(stay);
  history.replaceState(null, "", "/?checkin=2026-12-04&nights=2&guests=1");
  showStay();
  history.replaceState(null, "", "/");
  expect([text("dates"), text("guests")]).toEqual(["4–6\u00a0December", "1 guest"]);
  expect(address()).toContain("guests=1&checkin=04%2F12%2F2026&checkout=06%2F12%2F2026");
  expect(sent()).toBe(address());
});

test("after going back to a URL with an older stay, the newer stay of the tab is shown and sent, without problems of the URL", () => {
  navigation = "back_forward";
  keepStay(stay);
  history.replaceState(null, "", "/?checkin=2026-11-20&nights=2&guests=1");
  showStay();
  navigation = "navigate";
  expect([text("dates"), text("guests"), text("problem")]).toEqual(["10–13\u00a0December", "3 guests", ""]);
  expect(keptStay("2026-11-21")).toEqual(stay);
  expect(address()).toContain("guests=3&checkin=10%2F12%2F2026&checkout=13%2F12%2F2026");
  expect(sent()).toBe(address());
});

test("a stay without departure is shown, and its number of guests is sent", () => {
  keepStay({ ...stay, departure: "" });
  showStay();
  expect([text("arrival"), text("departure"), text("dates")]).toEqual([
    "Thu 10 December",
    "Choose a day",
    "Thu 10 December",
  ]);
  expect(address()).toBe("https://booking.example/reserve?lang=en&guests=3");
  expect(sent()).toBe("https://booking.example/reserve?lang=en&guests=3");
});

test("stops showing days that have passed", () => {
  keepStay(stay);
  showStay();
  jest.setSystemTime(new Date("2026-12-10T22:30:00Z"));
  showStay();
  expect(text("arrival")).toBe("Choose a day");
  expect(address()).toBe("https://booking.example/reserve?lang=en&guests=3");
});

test("changes nothing once the application has started", () => {
  Object.assign(window, { startState: { ready: true } });
  keepStay(stay);
  showStay();
  expect(document.body.innerHTML).toBe(builtHtml);
});

test("shows every problem with the stay in the URL, and keeps and sends the valid parts", () => {
  history.replaceState(null, "", "/?checkin=2026-11-20&checkout=2026-11-25&guests=9");
  showStay();
  expect(text("problem")).toBe("It has passed. Too many.");
  expect(window.shownProblems).toEqual(["arrivalPast", "guestsRange"]);
  expect(address()).toBe(builtAddress);
  expect(sent()).toBe(builtAddress);
  history.replaceState(null, "", "/?checkin=2026-12-10&checkout=2026-12-13&guests=9");
  delete window.shownStay;
  showStay();
  expect([text("problem"), text("dates")]).toEqual(["Too many.", "10–13\u00a0December"]);
  expect(address()).toContain("checkin=10%2F12%2F2026");
  expect(sent()).toBe(address());
});

test("shows no problem when the stay in the URL is valid", () => {
  history.replaceState(null, "", "/?checkin=2026-12-10&checkout=2026-12-13");
  showStay();
  expect(text("problem")).toBe("");
});

test("shows the stay in the URL when storage is blocked, also after the page becomes visible again", () => {
  const blocked = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("Blocked", "SecurityError");
  });
  history.replaceState(null, "", "/?checkin=2026-12-10&checkout=2026-12-13&guests=1");
  showStay();
  showStay();
  blocked.mockRestore();
  expect([text("dates"), text("guests")]).toEqual(["10–13\u00a0December", "1 guest"]);
});

test("the price text keeps its height when its content changes", () => {
  Object.defineProperty(document.querySelector("[data-stay-note]"), "offsetHeight", { value: 84 });
  history.replaceState(null, "", "/?checkin=2026-12-10&checkout=2026-12-13");
  showStay();
  expect(document.querySelector<HTMLElement>("[data-stay-note]")!.style.minBlockSize).toBe("84px");
});

describe("in a house with several suites", () => {
  const suiteEngine = (slug: string, maxGuests: number) => ({
    slug,
    bookingEngine: { ...(JSON.parse(engineData) as object), address: `https://booking.example/${slug}`, maxGuests },
  });
  const suites = [suiteEngine("luxury-suite", 3), suiteEngine("garden-suite", 2)];
  /** Shows the page of the suite `own`, or another page. */
  const showPage = (own?: string) => {
    const book = JSON.stringify({ ...suites[0]?.bookingEngine, timeZone: "Europe/Athens", own, suites });
    document.body.innerHTML = `
      <a href="https://booking.example/built" data-book-now='${book}'>Book</a>
      <span data-stay="suite">Luxury Suite</span><span data-stay="guests">2 guests</span>
      <form data-book-now='${book}'>
        <span data-stay="problem"></span>
        <input type="date" data-stay-field="arrival"><input type="date" data-stay-field="departure">
        <select data-stay-field="guests"><option value="1">1 guest</option><option value="2">2 guests</option><option value="3">3 guests</option></select>
        <select data-stay-field="suite"><option value="luxury-suite">Luxury Suite</option><option value="garden-suite">Garden Suite</option></select>
      </form>`;
    showStay();
  };
  const goTo = (url: string) => history.replaceState(null, "", url);

  test("the suite in the URL is shown and sent", () => {
    goTo("/?checkin=2026-12-10&checkout=2026-12-13&suite=garden-suite");
    showPage();
    expect(text("suite")).toBe("Garden Suite");
    expect(document.querySelector<HTMLSelectElement>("[data-stay-field=suite]")!.value).toBe("garden-suite");
    expect(address()).toContain("https://booking.example/garden-suite?");
    expect(sent()).toBe(address());
    expect(window.shownStay).toEqual({ ...stay, guests: 2, suite: "garden-suite" });
  });

  test.each([
    ["in the URL", "/?checkin=2026-12-10&checkout=2026-12-13&suite=garden-suite", undefined],
    ["of the page", "/suite/garden-suite?checkin=2026-12-10&checkout=2026-12-13", "garden-suite"],
  ])("the suite %s is kept with the stay for the next page", (_, url, own) => {
    goTo(url);
    showPage(own);
    goTo("/contact");
    delete window.shownStay;
    showPage();
    expect(text("suite")).toBe("Garden Suite");
    expect(address()).toContain("https://booking.example/garden-suite?");
    expect(address()).toContain("checkin=10%2F12%2F2026");
  });

  test("a stay in a URL without a suite gets the suite stored in the tab", () => {
    keepStay({ ...stay, guests: 2, suite: "garden-suite" });
    goTo("/?checkin=2026-12-11&checkout=2026-12-13");
    showPage();
    expect(address()).toContain("https://booking.example/garden-suite?");
    expect(keptStay("2026-11-21")).toEqual({
      arrival: "2026-12-11",
      departure: "2026-12-13",
      guests: 2,
      suite: "garden-suite",
    });
  });

  test("an unknown suite is reported, and the rest of the stay is kept", () => {
    goTo("/?checkin=2026-12-10&checkout=2026-12-13&suite=cellar");
    showPage();
    expect(text("problem")).toBe("No such suite.");
    expect(address()).toContain("https://booking.example/luxury-suite?");
    expect(address()).toContain("checkin=10%2F12%2F2026");
  });

  test("the number of guests in the URL is checked against the suite in the URL", () => {
    goTo("/?checkin=2026-12-10&checkout=2026-12-13&guests=3&suite=garden-suite");
    showPage();
    expect(text("problem")).toBe("Too many.");
    expect(window.shownStay?.guests).toBe(2);
  });

  test("a stay keeps the suite stored in the tab; on the page of another suite, the page's suite is chosen, unless the URL names a suite", () => {
    keepStay({ ...stay, suite: "garden-suite" });
    showPage();
    expect(address()).toContain("https://booking.example/garden-suite?lang=en&guests=2");
    showPage("luxury-suite");
    expect(address()).toContain("https://booking.example/luxury-suite?lang=en&guests=3");
    goTo("/suite/luxury-suite?suite=garden-suite");
    showPage("luxury-suite");
    expect(address()).toContain("https://booking.example/garden-suite?");
  });

  test("after going back to a URL with an older suite, the suite stored in the tab is shown and sent", () => {
    keepStay({ ...stay, guests: 2, suite: "garden-suite" });
    navigation = "back_forward";
    goTo("/?suite=luxury-suite");
    showPage();
    navigation = "navigate";
    expect(text("suite")).toBe("Garden Suite");
    expect(address()).toContain("https://booking.example/garden-suite?");
    expect(sent()).toBe(address());
  });

  test("the suite that a guest chooses before the application has started is sent", () => {
    showPage();
    document.querySelector<HTMLSelectElement>("[data-stay-field=suite]")!.value = "garden-suite";
    expect(sent()).toContain("https://booking.example/garden-suite?");
  });

  test("if a suite is chosen before the application has started, the form sends no more guests than that suite takes", () => {
    keepStay({ ...stay, suite: "luxury-suite" });
    showPage();
    document.querySelector<HTMLSelectElement>("[data-stay-field=suite]")!.value = "garden-suite";
    expect(sent()).toContain("https://booking.example/garden-suite?lang=en&guests=2");
  });
});

test("a house for one guest opens the engine for one guest", () => {
  const single = built.replaceAll(engineData, engineData.replace('"maxGuests":3', '"maxGuests":1'));
  document.body.innerHTML = single.replace(/<option value="[23]".*?<\/option>/g, "");
  history.replaceState(null, "", "?checkin=2026-12-10&checkout=2026-12-13");
  showStay();
  expect(text("guests")).toBe("1 guest");
  expect(new URL(address()).searchParams.get("guests")).toBe("1");
});
