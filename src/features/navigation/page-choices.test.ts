/** @jest-environment jsdom */
import { keepChoices, restoreChoices } from "./page-choices";

const page = (answers: number) =>
  `<main><div data-restored>
     <input type="radio" name="language" value="" checked><input type="radio" name="language" value="el">
     <select><option>newest</option><option>lowest</option></select>
     <input type="search">
   </div>
   <form method="post"><input name="email"></form>
   ${"<details><summary>Question</summary>Answer</details>".repeat(answers)}</main>`;

const find = <Found extends Element>(selector: string): Found => document.querySelector<Found>(selector) as Found;
const fields = () => ({
  language: find<HTMLInputElement>(":checked").value,
  order: find<HTMLSelectElement>("select").value,
  search: find<HTMLInputElement>("[type=search]").value,
  email: find<HTMLInputElement>("[name=email]").value,
});
const isOpen = () => [...document.querySelectorAll("details")].map(({ open }) => open);

/** What the page hears: React learns of a change only by its event. */
const heard: string[] = [];
for (const type of ["change", "input"])
  document.addEventListener(type, ({ target }) => {
    if (target instanceof Element) heard.push(`${target.tagName} ${type}`);
  });

/** A visitor makes choices on a page and leaves it; then the page is shown again as it was built. */
const leaveAndReturn = async (answersThen = 3) => {
  document.body.innerHTML = page(3);
  find<HTMLElement>("[value=el]").click();
  find<HTMLSelectElement>("select").value = "lowest";
  find<HTMLInputElement>("[type=search]").value = "parking";
  find<HTMLInputElement>("[name=email]").value = "guest@example.com";
  find<HTMLDetailsElement>("details:last-of-type").open = true;
  keepChoices("left");
  document.body.innerHTML = page(answersThen);
  heard.length = 0;
  restoreChoices("left");
  await Promise.resolve();
};

test("filter, order, search and open lists are shown again, and the page hears of each change once", async () => {
  await leaveAndReturn();
  expect(fields()).toEqual({ language: "el", order: "lowest", search: "parking", email: "" });
  expect(isOpen()).toEqual([false, false, true]);
  expect(heard).toEqual(["INPUT input", "INPUT change", "SELECT change", "INPUT input"]);
});

test("lists stay as built if the page now has another number of them", async () => {
  await leaveAndReturn(4);
  expect(isOpen()).toEqual([false, false, false, false]);
  expect(fields().order).toBe("lowest");
});

test("a list that is open as built is closed again if the visitor closed it", async () => {
  document.body.innerHTML = "<main><details></details></main>";
  keepChoices("closed");
  document.body.innerHTML = "<main><details open></details></main>";
  restoreChoices("closed");
  await Promise.resolve();
  expect(isOpen()).toEqual([false]);
});

test("a page that was never left in this document stays as built", async () => {
  document.body.innerHTML = page(1);
  restoreChoices("unknown");
  await Promise.resolve();
  expect(fields()).toEqual({ language: "", order: "newest", search: "", email: "" });
  expect(isOpen()).toEqual([false]);
});
