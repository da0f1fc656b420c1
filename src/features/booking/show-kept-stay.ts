/**
 * What the start scripts do about the stay until the application has started: `show` shows the stay that the URL contains or that was chosen
 * earlier in this tab, in the bar, the dock, their fields, and every Book Now link; `send` opens the engine for a form. The application's first
 * render shows the same stay (`stayInPage` in `stay-store.ts`).
 */
import { languageOfPath } from "../../settings/languages";
import {
  bookNowAttribute,
  engineIn,
  stayFieldAttribute,
  stayNoteAttribute,
} from "../../lib/booking/book-now-attributes";
import {
  engineOfStay,
  limitsOnArrival,
  stayOfSuiteInUrl,
  stayOnArrival,
  withSuiteProblem,
} from "../../lib/booking/chosen-suite";
import { todayIn } from "../../lib/booking/days";
import { engineAddress, withinMaxGuests } from "../../lib/booking/engine";
import { isReturn, keepStay, keptStay, readStay } from "../../lib/booking/kept-stay";
import { type QueryProblem, readStayQuery } from "../../lib/booking/stay-query";
import { stayInForm } from "./stay-form";
import { stayAttribute, stayDates, stayDay } from "./stay-texts";

/** Writes a text to every element for this part; an empty text restores the built one. */
const write = (part: string, text: string): void =>
  document.querySelectorAll<HTMLElement>(`[${stayAttribute}="${part}"]`).forEach((place) => {
    place.dataset["was"] ??= place.textContent;
    place.textContent = text || place.dataset["was"];
    place.toggleAttribute("data-empty", text === "");
  });

/** The message for each problem. A house with one suite has no message for `suiteUnknown`. */
export type ProblemTexts = Readonly<Partial<Record<QueryProblem, string>>>;

/** Shows the problems with the stay in the URL. */
const showProblems = (problems: readonly QueryProblem[], texts: ProblemTexts): void => {
  window.shownProblems = problems;
  write("problem", problems.map((problem) => texts[problem]).join(" "));
};

/** Keeps the notes about the price at least as high as they are, so that a changed text causes no layout shift, now or after hydration. */
const keepHeights = (): void =>
  document.querySelectorAll<HTMLElement>(`[${stayNoteAttribute}]`).forEach((note) => {
    note.style.minBlockSize ||= `${note.offsetHeight}px`;
  });

/**
 * Shows the stay, unless the application has started. To be called whenever the stay may have changed. `texts`: the messages for problems
 * with the stay in the URL. `shown`: the event by which a prerendered page is shown. It had a copy of the tab's session storage, which the
 * browser discards then, so the stay in the URL is stored once more.
 */
export const show = (texts: ProblemTexts, shown?: Event): void => {
  const first = document.querySelector(`[${bookNowAttribute}]`);
  const engine = first === null ? undefined : engineIn(first);
  if (engine === undefined || window.startState?.ready === true) return;
  const today = todayIn(engine.timeZone);
  const { search } = location;
  let kept = keptStay(today);
  // After going back, the tab's stay may be newer than the URL; the application then corrects the URL (stay-store.ts).
  const fromUrl =
    kept !== null && isReturn() ? null : readStayQuery(search, today, limitsOnArrival(engine, search, kept?.suite));
  // Only when the page is opened: what is chosen on it afterwards takes precedence, and is written to the URL as well.
  if (fromUrl !== null && (shown ?? window.shownStay === undefined)) {
    kept = stayOnArrival(engine, { ...fromUrl.stay, suite: kept?.suite }, search);
    keepStay(kept);
  }
  const known = kept ?? window.shownStay ?? stayOfSuiteInUrl(engine, search);
  if (known === undefined) return;
  const stay = (window.shownStay = stayOnArrival(engine, readStay(known, today), search, isReturn()));
  keepHeights();
  showProblems(withSuiteProblem(fromUrl?.problems ?? [], engine, search), texts);
  const language = languageOfPath(location.pathname);
  for (const end of ["arrival", "departure"] as const) {
    for (const field of document.querySelectorAll<HTMLInputElement>(`[${stayFieldAttribute}="${end}"]`))
      field.defaultValue = stay[end];
    write(end, stayDay(stay[end], language));
  }
  write("dates", stayDates(stay, language));
  for (const part of ["guests", "suite"] as const) {
    for (const option of document.querySelectorAll<HTMLOptionElement>(`[${stayFieldAttribute}="${part}"] option`)) {
      option.defaultSelected = option.value === String(stay[part]);
      if (option.defaultSelected) write(part, option.text);
    }
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>(`a[${bookNowAttribute}]`))
    link.href = engineAddress(engineOfStay(engineIn(link) ?? engine, stay), stay);
};

/** Opens the engine for a form that is submitted before the application has started, with the URL in the engine's format. */
export const send = (event: SubmitEvent): void => {
  const form = event.target;
  const engine = form instanceof HTMLFormElement ? engineIn(form) : undefined;
  if (!(form instanceof HTMLFormElement) || engine === undefined || window.startState?.ready === true) return;
  event.preventDefault();
  const stay = stayInForm(form);
  const chosen = engineOfStay(engine, stay);
  // A suite that was just chosen may take fewer guests than the one before.
  window.open(engineAddress(chosen, withinMaxGuests(stay, chosen)), "_blank", "noopener");
};
