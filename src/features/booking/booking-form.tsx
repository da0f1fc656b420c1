/** What the bar and the dock share: the form that opens the booking engine, its state, and the messages about the stay. */
import { type ComponentProps, type FormEvent, type RefObject, useState } from "react";
import { useSite } from "../../components/layout/site-context";
import { useStay } from "../../components/layout/use-stay";
import { bookNowAttributes, needsScriptsAttribute } from "../../lib/booking/book-now-attributes";
import type { MaybeDay } from "../../lib/booking/days";
import { type EngineForm, type Stay, engineForm } from "../../lib/booking/engine";
import { useLanguage } from "../../lib/i18n/use-language";
import { useText } from "../../lib/i18n/use-text";
import { type StayCheck, type StayFault, stayFault, useStayCheck } from "./stay";
import { obstacleText } from "./stay-texts";
import { useSuiteTerms } from "./suite-choice";
import { useAddressProblem } from "./use-address-problem";
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
