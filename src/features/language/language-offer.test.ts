/** @jest-environment jsdom */
import { offerGreek } from "./language-offer";

const texts = { title: "Language", text: "In Greek?", accept: "Yes", dismiss: "No" };

test("accepting the offer opens the Greek version of the current page, not of the page it appeared on", () => {
  window.history.replaceState(null, "", "/contact");
  offerGreek(texts);
  const accept = document.querySelector<HTMLAnchorElement>(".language-offer a")!;
  expect(accept.getAttribute("href")).toBe("/el/contact");
  window.history.pushState(null, "", "/faq?a=1#stay");
  const followed: string[] = [];
  document.addEventListener("click", (event) => {
    event.preventDefault();
    followed.push(accept.getAttribute("href") ?? "");
  });
  accept.click();
  expect(followed).toEqual(["/el/faq?a=1#stay"]);
});
