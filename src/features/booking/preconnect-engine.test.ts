/** @jest-environment jsdom */
import { preconnectEngine } from "./preconnect-engine";

const hints = () => [...document.head.querySelectorAll("link")].map(({ rel, href }) => `${rel} ${href}`);

test("connects to the engine once, when a guest presses Book Now, and not before", () => {
  document.body.innerHTML = "<p>words</p><a href='https://booking.example/reserve' data-book-now><b>Book</b></a>";
  preconnectEngine("https://booking.example/reserve?lang=en");
  const fire = (sign: string, selector: string) =>
    document.querySelector(selector)!.dispatchEvent(new Event(sign, { bubbles: true }));
  fire("pointerdown", "p");
  fire("pointerover", "b");
  expect(hints()).toEqual([]);
  fire("pointerdown", "b");
  fire("focusin", "b");
  expect(hints()).toEqual(["dns-prefetch https://booking.example/", "preconnect https://booking.example/"]);
  // Navigation sends credentials, so a connection opened without them would not be reused.
  expect(document.querySelector("link[crossorigin]")).toBeNull();
});
