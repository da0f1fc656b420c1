/**
 * Shows the stay that this tab chose earlier wherever the page says or sends one, before the application has come: in the bar and the
 * dock, in their fields, and in every Book Now. What the application renders first is the same (`stayInPage`).
 */
import { languageOfPath } from "../../settings/languages";
import {
  bookNowAttribute,
  engineIn,
  problemsAttribute,
  stayFieldAttribute,
  stayNoteAttribute,
} from "../../lib/booking/book-now-attributes";
import { todayIn } from "../../lib/booking/days";
import { engineAddress } from "../../lib/booking/engine";
import { keepStay, keptStay, readStay } from "../../lib/booking/kept-stay";
import { type QueryProblem, readStayQuery } from "../../lib/booking/stay-query";
import { stayInForm } from "./stay-form";
import { stayAttribute, stayDates, stayDay } from "./stay-texts";

/** Writes a text in every place for it; an empty one brings back what the page came with. */
const write = (part: string, text: string): void =>
  document.querySelectorAll<HTMLElement>(`[${stayAttribute}="${part}"]`).forEach((place) => {
    place.dataset["was"] ??= place.textContent;
    place.textContent = text || place.dataset["was"];
    place.toggleAttribute("data-empty", text === "");
  });

/** Says what is wrong with the stay of the address. */
const tellProblems = (problems: readonly QueryProblem[]): void => {
  const sentences = document.querySelector(`[${problemsAttribute}]`)?.getAttribute(problemsAttribute);
  if (typeof sentences !== "string") return;
  const texts = JSON.parse(sentences) as Record<QueryProblem, string>;
  window.shownProblems = problems;
  write("problem", problems.map((problem) => texts[problem]).join(" "));
};

/** What stands below must not move when other words come: neither now nor when the application knows the price. */
const keepHeights = (): void =>
  document.querySelectorAll<HTMLElement>(`[${stayNoteAttribute}]`).forEach((note) => {
    note.style.minBlockSize ||= `${note.offsetHeight}px`;
  });

const show = (): void => {
  const any = document.querySelector(`[${bookNowAttribute}]`);
  const engine = any === null ? undefined : engineIn(any);
  if (engine === undefined || window.startState?.ready === true) return;
  const today = todayIn(engine.timeZone);
  const asked = readStayQuery(location.search, today, engine);
  // Once: what is chosen on the page afterwards goes before it, and stands in the address as well.
  if (asked !== null && window.shownStay === undefined) keepStay(asked.stay);
  const known = keptStay(today) ?? window.shownStay ?? asked?.stay;
  if (known === undefined) return;
  const stay = (window.shownStay = readStay(known, today));
  keepHeights();
  tellProblems(asked?.problems ?? []);
  const language = languageOfPath(location.pathname);
  for (const end of ["arrival", "departure"] as const) {
    for (const field of document.querySelectorAll<HTMLInputElement>(`[${stayFieldAttribute}="${end}"]`))
      field.defaultValue = stay[end];
    write(end, stayDay(stay[end], language));
  }
  write("dates", stayDates(stay, language));
  for (const option of document.querySelectorAll<HTMLOptionElement>(`[${stayFieldAttribute}="guests"] option`)) {
    option.defaultSelected = option.value === String(stay.guests);
    if (option.defaultSelected) write("guests", option.text);
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>(`a[${bookNowAttribute}]`))
    link.href = engineAddress(engineIn(link) ?? engine, stay);
};

/** A form that is sent before the application is there leads where its link would, in the engine's own way of writing. */
const send = (event: SubmitEvent): void => {
  const form = event.target;
  const engine = form instanceof HTMLFormElement ? engineIn(form) : undefined;
  if (!(form instanceof HTMLFormElement) || engine === undefined || window.startState?.ready === true) return;
  event.preventDefault();
  window.open(engineAddress(engine, stayInForm(form)), "_blank", "noopener");
};

/** Shows it now, and what has become of it whenever the page is shown or looked at again while the application is not there. */
export const showKeptStay = (): void => {
  show();
  for (const again of ["pageshow", "visibilitychange"]) window.addEventListener(again, show);
  document.addEventListener("submit", send);
};
