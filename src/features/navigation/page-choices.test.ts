/** @jest-environment jsdom */
import { randomUuid } from "../../lib/random-uuid";
import { pageArrived } from "./gatsby-runtime";
import { watchPageChoices } from "./page-choices";
import { historyMoved } from "./scroll-position";

const page = (answers: number) =>
  `<main>
     <input type="radio" name="language" value="" checked><input type="radio" name="language" value="el">
     <select id="order"><option>newest</option><option>lowest</option></select>
     <input type="search">
     <form><select id="guests" data-stay-field="guests"><option>2</option><option>3</option></select></form>
     <form method="post"><select id="kind"><option>access</option><option>erasure</option></select></form>
   ${"<details><summary>Question</summary>Answer</details>".repeat(answers)}</main>`;

const element = (selector: string) => document.querySelector<HTMLElement>(selector)!;
const field = (selector: string) => document.querySelector<HTMLInputElement | HTMLSelectElement>(selector)!;
const fields = () => ({
  language: field(":checked").value,
  search: field("[type=search]").value,
  order: field("#order").value,
  guests: field("#guests").value,
  kind: field("#kind").value,
});
const isOpen = () => [...document.querySelectorAll("details")].map(({ open }) => open);

/** What the page hears: React learns of a change only by its event. */
const heard: string[] = [];
for (const type of ["change", "input"])
  document.addEventListener(type, ({ target }) => {
    if (target instanceof Element) heard.push(`${target.tagName} ${type}`);
  });

/** The key of the last history entry of each path. */
const keys = new Map<string, string>();

/** Shows a page of the site, as a link does or, with `back`, a step back or forward. */
const show = async (path: string, html: string, back = false) => {
  if (back) {
    history.replaceState({ key: keys.get(path) }, "", path);
    historyMoved(false);
  } else {
    keys.set(path, randomUuid());
    history.pushState({ key: keys.get(path) }, "", path);
  }
  document.body.innerHTML = html;
  heard.length = 0;
  window.dispatchEvent(new Event(pageArrived));
  await Promise.resolve();
};

const pick = (selector: string, value: string): void => {
  const picked = field(selector);
  picked.value = value;
  picked.dispatchEvent(new Event("input", { bubbles: true }));
};

const toggle = (selector: string): void => {
  const list = document.querySelector<HTMLDetailsElement>(selector)!;
  list.open = !list.open;
  list.dispatchEvent(new Event("toggle"));
};

/** A visitor makes choices on a page and leaves it; then the page is shown again as it was built. */
const leaveAndReturn = async (answersThen = 3, back = true) => {
  await show("/reviews", page(3));
  element("[value=el]").click();
  pick("#order", "lowest");
  pick("[type=search]", "parking");
  pick("#guests", "3");
  pick("#kind", "erasure");
  toggle("details:last-of-type");
  await show("/contact", "<main></main>");
  await show("/reviews", page(answersThen), back);
};

const asBuilt = { language: "", search: "", order: "newest", guests: "2", kind: "access" };

beforeAll(watchPageChoices);

test("after going back, filter, order, search and open lists are shown again, and the page hears of each change once", async () => {
  await leaveAndReturn();
  expect(fields()).toEqual({ ...asBuilt, language: "el", order: "lowest", search: "parking" });
  expect(isOpen()).toEqual([false, false, true]);
  expect(heard).toEqual(["INPUT input", "INPUT change", "SELECT change", "INPUT input"]);
});

test("a link to the same page shows it as it was built", async () => {
  await leaveAndReturn(3, false);
  expect(fields()).toEqual(asBuilt);
  expect(isOpen()).toEqual([false, false, false]);
});

test("a visit to a part of the page keeps the choices for a return to it", async () => {
  await show("/faq", page(3));
  toggle("details:last-of-type");
  keys.set("/faq#part", randomUuid());
  history.pushState({ key: keys.get("/faq#part") }, "", "/faq#part");
  window.dispatchEvent(new Event(pageArrived));
  await show("/contact", "<main></main>");
  await show("/faq#part", page(3), true);
  expect(isOpen()).toEqual([false, false, true]);
});

test("the journal's search is left to the journal, which has it in the URL", async () => {
  const journal = `<main><form role="search"><input type="search"></form></main>`;
  await show("/journal", journal);
  pick("[type=search]", "castle");
  field("[type=search]").value = "";
  await show("/contact", "<main></main>");
  await show("/journal", journal, true);
  expect(field("[type=search]").value).toBe("");
});

test("lists stay as built if the page now has another number of them", async () => {
  await leaveAndReturn(4);
  expect(isOpen()).toEqual([false, false, false, false]);
  expect(fields().order).toBe("lowest");
});

test("a list that is open as built is closed again if the visitor closed it", async () => {
  const suite = "<main><details open></details></main>";
  await show("/suite", suite);
  toggle("details");
  await show("/contact", "<main></main>");
  await show("/suite", suite, true);
  expect(isOpen()).toEqual([false]);
});

test("what changes on the old page while another one is loading is not taken for a choice on the new page", async () => {
  await show("/faq", page(1));
  history.replaceState({ key: "/late" }, "", "/late");
  toggle("details");
  historyMoved(false);
  document.body.innerHTML = page(1);
  window.dispatchEvent(new Event(pageArrived));
  await Promise.resolve();
  expect(isOpen()).toEqual([false]);
});
