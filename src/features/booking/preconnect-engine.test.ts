/** @jest-environment jsdom */
import { preconnectEngine } from "./preconnect-engine";

const hints = () => [...document.head.querySelectorAll("link")].map(({ rel, href }) => `${rel} ${href}`);
const hintsFor = (...hosts: readonly string[]) =>
  hosts.flatMap((host) => [`dns-prefetch https://${host}/`, `preconnect https://${host}/`]);
const fire = (type: string, selector: string) =>
  document.querySelector(selector)!.dispatchEvent(new Event(type, { bubbles: true }));

/** The start of a form that leads to an engine. */
const form = (host: string) =>
  `<form action="https://${host}/reserve" data-book-now id="stay"><input><button type="button" id="dates">Dates</button>`;

beforeAll(preconnectEngine);
beforeEach(() => {
  document.head.innerHTML = "";
});

// Each case has its own engine: all cases share one listener, which adds no hints again for the same engine.
test.each([
  ["a link", "one.example", `<a href="https://one.example/reserve?lang=en" data-book-now><b>Book</b></a>`],
  ["the button of a form", "two.example", `${form("two.example")}<button type="submit"><b>Book</b></button></form>`],
  [
    "the button outside its form",
    "three.example",
    `${form("three.example")}</form><button type="submit" form="stay"><b>Book</b></button>`,
  ],
])("connects to the engine once, when a guest presses Book Now, and not before: %s", (_, host, html) => {
  document.body.innerHTML = `<p>words</p><form><button type="submit" id="send">Send</button></form>${html}`;
  for (const selector of ["p", "#send", "input", "#dates"])
    if (document.querySelector(selector) !== null) fire("pointerdown", selector);
  fire("pointerover", "b");
  fire("focusin", "b");
  expect(hints()).toEqual([]);
  fire("pointerdown", "b");
  fire("pointerdown", "b");
  expect(hints()).toEqual(hintsFor(host));
  // Navigation sends credentials, so a connection opened without them would not be reused.
  expect(document.querySelector("link[crossorigin]")).toBeNull();
});

test("connects to the engine of the suite that is booked, by a link or by a form", () => {
  const suites = ["garden", "roof"].map((slug) => ({ slug, bookingEngine: { address: `https://${slug}.example/` } }));
  const engine = JSON.stringify({ ...suites[0]!.bookingEngine, suites }).replaceAll('"', "&quot;");
  document.body.innerHTML = `<a href="https://roof.example/?lang=en" data-book-now="${engine}">Book</a>
    <form action="https://garden.example/" data-book-now="${engine}"><button type="submit">Book</button>
    <select data-stay-field="suite"><option>garden</option><option>roof</option></select></form>`;
  fire("pointerdown", "a");
  expect(hints()).toEqual(hintsFor("roof.example"));
  fire("pointerdown", "button");
  expect(hints()).toEqual(hintsFor("roof.example", "garden.example"));
  document.querySelector("select")!.value = "roof";
  document.head.innerHTML = "";
  fire("pointerdown", "button");
  expect(hints()).toEqual(hintsFor("roof.example"));
});
