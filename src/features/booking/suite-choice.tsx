import { useEffect, useMemo, useRef } from "react";
import { useSite } from "../../components/layout/site-context";
import { ChevronIcon } from "../../components/ui/icon";
import { LocalLink } from "../../components/ui/local-link";
import { stayFieldAttribute } from "../../lib/booking/book-now-attributes";
import { inSuite } from "../../lib/booking/chosen-suite";
import { setStay, stayStore } from "../../lib/booking/stay-store";
import { useText } from "../../lib/i18n/use-text";
import { stayAttribute } from "./stay-texts";
import * as styles from "./suite-choice.module.css";
import { useToday } from "./use-today";

interface SuiteTerms {
  readonly suite: string;
}

/** The terms with the rates and the number of guests of a suite in place of the first suite's. */
export const termsOfSuite = <Terms extends { readonly suites: readonly SuiteTerms[] }>(
  terms: Terms,
  id: string | undefined,
): Terms => {
  const own = terms.suites.find(({ suite }) => suite === id);
  return own === undefined ? terms : { ...terms, ...own };
};

/** The terms of the chosen suite; until the page has hydrated, those of the suite shown in the HTML. */
export const useSuiteTerms = (terms: Queries.BookingTermsFragment): Queries.BookingTermsFragment => {
  const { suite, pageSuite } = useSite();
  const id = (useToday() === "" ? pageSuite : suite)?.slug;
  return useMemo(() => termsOfSuite(terms, id), [terms, id]);
};

interface SuiteFieldProps {
  /** `hero` and `band`: the first row of the booking bar in that place; `field`: a field of a form. */
  readonly look: "hero" | "band" | "field";
  /** Id of the form that the field belongs to, if the field is outside that form. */
  readonly form?: string;
}

/**
 * Chooses the suite of the stay, in a house with several. Without scripts it links to the pages of the other suites, and
 * the form books the suite that the built page shows. A build of a house with one suite has `no-suite-choice.tsx` in
 * place of this file.
 */
export function SuiteField({ look, form }: SuiteFieldProps) {
  const t = useText();
  const { suites, suite, pageSuite } = useSite();
  const field = useRef<HTMLSelectElement>(null);
  const choose = (id: string | undefined) => {
    const next = suites.find(({ slug }) => slug === id);
    if (next !== undefined) setStay(inSuite(stayStore.get(), next));
  };
  // Takes over a suite that the guest chose before hydration: React keeps the field's value, but does not call `onChange`.
  useEffect(() => {
    if (field.current !== null && field.current.value !== suite?.slug) choose(field.current.value);
    // Only after hydration.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  if (suite === undefined) return null;
  return (
    <div className={[styles.choice, styles[look]].join(" ")} data-suite-choice>
      <label>
        <span className={styles.label}>{t("suiteChoice.label")}</span>
        <select
          ref={field}
          form={form}
          {...{ [stayFieldAttribute]: "suite" }}
          value={suite.slug}
          autoComplete="off"
          onChange={(event) => choose(event.target.value)}
        >
          {suites.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </select>
        <ChevronIcon />
      </label>
      <div className={styles.links}>
        <span className={styles.label}>{t("suiteChoice.label")}</span> <strong>{pageSuite?.name}</strong>
        <p>{t("suiteChoice.others")}</p>
        <ul>
          {suites
            .filter(({ slug }) => slug !== pageSuite?.slug)
            .map(({ slug, name }) => (
              <li key={slug}>
                <LocalLink to={`/suite/${slug}`}>{name}</LocalLink>
              </li>
            ))}
        </ul>
      </div>
    </div>
  );
}

/** The name of the chosen suite, in a house with several, as a line of the dock. */
export function SuiteName() {
  const { suite } = useSite();
  if (suite === undefined) return null;
  return (
    <span className={styles.name} {...{ [stayAttribute]: "suite" }}>
      {suite.name}
    </span>
  );
}
