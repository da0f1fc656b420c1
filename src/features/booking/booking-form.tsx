/** What the bar and the dock share: the form that opens the booking engine, its state, and the messages about the stay. */
import { type ComponentProps, type FormEvent, type RefObject, useState, useSyncExternalStore } from "react";
import { useSite } from "../../components/layout/site-context";
import { useStay } from "../../components/layout/use-stay";
import { bookNowAttributes, needsScriptsAttribute } from "../../lib/booking/book-now-attributes";
import { withSuiteProblem } from "../../lib/booking/chosen-suite";
import type { MaybeDay } from "../../lib/booking/days";
import { type EngineForm, type Stay, engineForm } from "../../lib/booking/engine";
import { stayProblemTexts, suiteProblemTexts } from "../../lib/booking/problem-texts";
import { type QueryProblem, readStayQuery } from "../../lib/booking/stay-query";
import { stayStore } from "../../lib/booking/stay-store";
import type { TextKey } from "../../lib/i18n/keys";
import { useLanguage } from "../../lib/i18n/use-language";
import { useText } from "../../lib/i18n/use-text";
import { type StayCheck, type StayFault, stayFault, useStayCheck } from "./stay";
import { obstacleText } from "./stay-texts";
import { useSuiteTerms } from "./suite-choice";
import { useLazyPanel } from "./use-panel";
import { useToday } from "./use-today";

/** The stay, the terms of the chosen suite, and the panel (`useLazyPanel`) of a booking form at `place`. */
export const useBookingForm = (given: Queries.BookingTermsFragment, place: RefObject<HTMLElement>) => {
  const { pageEngine } = useSite();
  const terms = useSuiteTerms(given);
  const stay = useStay();
  const today = useToday();
  const check = useStayCheck();
  const panel = useLazyPanel(terms.rates, today, place);
  const [isSubmitted, setSubmitted] = useState(false);
  const findFault = () => (today === "" ? null : stayFault(stay, today, terms.maxGuests, check?.obstacle));
  return {
    terms,
    stay,
    today,
    check,
    ...panel,
    engine: engineForm(pageEngine),
    /** Null until the form has been submitted. */
    fault: isSubmitted ? findFault() : null,
    /** To be called when the form is submitted. Returns the fault of the stay, if it has one: then nothing is sent. */
    submit: (event: FormEvent): StayFault | null => {
      setSubmitted(true);
      const found = findFault();
      if (found !== null) event.preventDefault();
      return found;
    },
  };
};

interface BookingFormProps extends ComponentProps<"form"> {
  readonly engine: EngineForm;
  readonly today: MaybeDay;
}

/** A form that opens the booking engine in a new tab. The browser validates it only without scripts. */
export function BookingForm({ engine: { action, fields, names }, today, children, ...rest }: BookingFormProps) {
  const site = useSite();
  return (
    <form
      action={action}
      method="get"
      target="_blank"
      rel="noopener"
      noValidate={today !== ""}
      {...{ [needsScriptsAttribute]: names === null ? "link" : undefined }}
      {...bookNowAttributes(site)}
      {...rest}
    >
      {fields.map(({ name, value }) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}

const none: readonly QueryProblem[] = [];

/** The codes of the problems that the start script has already shown, separated by spaces. */
const shownAtStart = (): string =>
  ((typeof window === "undefined" ? undefined : window.shownProblems) ?? none).join(" ");

/**
 * The error messages for the stay in the page's URL, joined; empty if the stay is valid. They disappear when the guest next chooses
 * something, because that writes a new stay to the URL.
 */
export const useAddressProblem = (today: MaybeDay): string => {
  const t = useText();
  const site = useSite();
  const { bookingEngine } = site;
  // Joined to a string: with a new array for each call, `useSyncExternalStore` would render again without end.
  const find = () =>
    today === ""
      ? shownAtStart()
      : withSuiteProblem(
          readStayQuery(window.location.search, today, bookingEngine)?.problems ?? none,
          site,
          window.location.search,
        ).join(" ");
  const problems = useSyncExternalStore(stayStore.subscribe, find, shownAtStart);
  if (problems === "") return "";
  const texts: Partial<Record<string, TextKey>> = {
    ...stayProblemTexts,
    ...(site.suites.length > 0 && suiteProblemTexts),
  };
  return problems
    .split(" ")
    .map((problem) => texts[problem])
    .filter((key) => key !== undefined)
    .map((key) => t(key, { most: bookingEngine.maxNights }))
    .join(" ");
};

/**
 * The error message that bar and dock show for the stay: the problems with the stay in the URL, otherwise an obstacle that `check` finds.
 * Empty if there is neither.
 */
export const useStayProblem = (stay: Stay, today: MaybeDay, check: StayCheck | null): string => {
  const t = useText();
  const language = useLanguage();
  const problem = useAddressProblem(today);
  const obstacle = today === "" || problem !== "" ? null : (check?.obstacle(stay) ?? null);
  return obstacle === null ? problem : obstacleText(t, obstacle, language);
};
