/** @jest-environment jsdom */
import { preconnectEngine } from "./preconnect-engine";

const hints = () => [...document.head.querySelectorAll("link")].map(({ rel, href }) => `${rel} ${href}`);
const fire = (type: string, selector: string) =>
  document.querySelector(selector)!.dispatchEvent(new Event(type, { bubbles: true }));

const form = "<form data-book-now id='stay'><input><button type='button' id='dates'>Dates</button>";

test.each([
  ["a link", "<a href='https://booking.example/reserve' data-book-now><b>Book</b></a>"],
  ["the button of a form", `${form}<button type="submit"><b>Book</b></button></form>`],
  ["the button outside its form", `${form}</form><button type="submit" form="stay"><b>Book</b></button>`],
])("connects to the engine once, when a guest presses Book Now, and not before: %s", (_, html) => {
  document.head.innerHTML = "";
  document.body.innerHTML = `<p>words</p><form><button type="submit" id="send">Send</button></form>${html}`;
  preconnectEngine("https://booking.example/reserve?lang=en");
  for (const selector of ["p", "#send", "input", "#dates"])
    if (document.querySelector(selector) !== null) fire("pointerdown", selector);
  fire("pointerover", "b");
  fire("focusin", "b");
  expect(hints()).toEqual([]);
  fire("pointerdown", "b");
  fire("pointerdown", "b");
  expect(hints()).toEqual(["dns-prefetch https://booking.example/", "preconnect https://booking.example/"]);
  // Navigation sends credentials, so a connection opened without them would not be reused.
  expect(document.querySelector("link[crossorigin]")).toBeNull();
});
